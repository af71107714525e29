/* Results while one types. While an input method composes nothing is asked for, and the Enter that
   ends a composition sends nothing. */
const field = one("#query");
const { form } = field;
let timer, composing, asked = field.value;
const heard = (name, act) => form.addEventListener(name, act, true);
const wait = () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (composing || field.value === asked) return;
    asked = field.value;
    htmx.trigger(form, "look");
  }, 200);
};
heard("input", wait);
heard("compositionstart", () => { composing = true; });
heard("compositionend", () => { composing = false; wait(); });
heard("submit", (event) => {
  clearTimeout(timer);
  asked = field.value;
  if (!composing) return;
  event.preventDefault();
  event.stopImmediatePropagation();
});
