/* Results while one types. While an input method composes nothing is asked for, and the Enter that
   ends a composition sends nothing. */
(() => {
  "use strict";
  const field = document.getElementById("query");
  const { form } = field;
  let timer, composing, asked = field.value;
  const on = (name, act) => form.addEventListener(name, act, true);
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (composing || field.value === asked) return;
      asked = field.value;
      htmx.trigger(form, "look");
    }, 200);
  };
  on("input", wait);
  on("compositionstart", () => { composing = true; });
  on("compositionend", () => { composing = false; wait(); });
  on("submit", (event) => {
    clearTimeout(timer);
    asked = field.value;
    if (!composing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
})();
