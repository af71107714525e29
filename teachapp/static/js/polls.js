/* What is one's own among the questions of a class. The screen's middle is the same for everybody,
   so it marks nothing: this shows, by the answers that #mine holds, what one has chosen and whether
   it was right; it keeps what is chosen but not sent while the screen is renewed, and moves the bar
   of a timer. Without it the server's page says the same in #mine. */
(() => {
  "use strict";
  const find = (selector) => document.querySelector(selector);
  const chosen = new Map(); // by question: what is marked but not sent
  let saidLast = "";

  const answers = () => {
    try { return JSON.parse(find("#mine[data-answers]").dataset.answers); } catch { return {}; }
  };
  const isRight = (question, values) => {
    const lines = [...question.querySelectorAll("[data-value]")];
    const right = lines.filter((line) => line.matches(".right")).map((line) => line.dataset.value);
    const fits = values.every((value) => right.includes(value));
    return fits && (!("many" in question.dataset) || values.length === right.length);
  };

  const markOpen = (question, values) => {
    const marked = values || chosen.get(question.dataset.poll);
    for (const input of question.querySelectorAll("input")) {
      if (marked) input.checked = marked.includes(input.value);
      if (values) input.disabled = true;
    }
    if (!values) return;
    question.querySelector(".answered").hidden = false;
    for (const button of question.querySelectorAll("button")) button.hidden = true;
  };
  const markRevealed = (question, values) => {
    const verdict = isRight(question, values) ? "right" : "wrong";
    question.classList.add(verdict);
    question.querySelector(`.was-${verdict}`).hidden = false;
  };
  const mark = () => {
    const own = answers();
    let marked = 0;
    for (const question of document.querySelectorAll("#step [data-poll]")) {
      const values = own[question.dataset.poll];
      const isOpen = question.dataset.state === "open";
      if (isOpen) markOpen(question, values);
      if (!values) continue;
      marked += 1;
      if (!isOpen) markRevealed(question, values);
      for (const line of question.querySelectorAll("[data-value]")) {
        line.querySelector(".own").hidden = !values.includes(line.dataset.value);
      }
    }
    const list = find(".own-answers");
    if (list) list.hidden = marked >= list.children.length;
    tick();
    say();
  };

  // What has changed about one's own answers is read out once.
  const say = () => {
    const news = [...document.querySelectorAll("#step :is(.answered, .was-right, .was-wrong)")];
    const said = news.filter((each) => !each.hidden).map((each) => each.textContent).join(" ");
    const live = find("#live");
    if (said && said !== saidLast && live) live.textContent = said;
    saidLast = said;
  };

  // A timer goes by the server's clock, in steps of five seconds so that it does not press.
  let ahead = 0; // how far this device's clock is ahead, in milliseconds
  let clock = null;
  const setClock = () => {
    const newest = find("#clock");
    if (!newest || newest === clock) return; // an old one says nothing about now
    clock = newest;
    ahead = Date.now() - Number(clock.value) * 1000;
  };
  const tick = () => {
    for (const timer of document.querySelectorAll("#step .poll-time")) {
      const left = (Date.parse(timer.dataset.until) + ahead - Date.now()) / 1000;
      const { left: words, up } = timer.dataset;
      const said = left > 0 ? words.replace("{}", Math.ceil(left / 5) * 5) : up;
      const line = timer.querySelector(".time-words");
      if (line.textContent !== said) line.textContent = said;
      timer.querySelector(".time-bar").value = Math.max(0, left);
    }
  };
  setInterval(tick, 1000);

  document.addEventListener("change", ({ target }) => {
    const question = target.closest("#step [data-poll]");
    if (!question) return;
    const inputs = [...question.querySelectorAll("input:checked")];
    chosen.set(question.dataset.poll, inputs.map((input) => input.value));
  });
  const renewed = () => { setClock(); mark(); };
  document.addEventListener("DOMContentLoaded", renewed);
  document.addEventListener("htmx:afterSettle", renewed);
  document.addEventListener("class:swapped", mark);
})();
