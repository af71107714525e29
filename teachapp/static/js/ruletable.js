/* Ruletable's own script. Every page works without it. It remembers the settings and the language, opens terms in
   place, lets arrow keys and swipes press the links of the step rail, and after a swap says what happened and keeps
   the focus where the reader was. It listens on the document only, so swapped content needs no set-up. The other
   scripts are modules and use what stands before the settings. */
"use strict";
const root = document.documentElement;
const one = (selector) => document.querySelector(selector);
const on = (name, act, options) => document.addEventListener(name, act, options);
const say = (text) => { one("#live").textContent = text; };
// A browser may forbid it: then nothing is remembered.
const remembered = (name) => { try { return localStorage[name] || ""; } catch { return ""; } };
const remember = (name, value) => { try { localStorage[name] = value; } catch { /* forbidden */ } };

// The reader's settings: applied before the first paint, remembered in this browser only.
const settings = ["theme", "size", "readings"];
for (const name of settings) root.dataset[name] = remembered(name);
on("DOMContentLoaded", () => {
  one("#settings-button").hidden = false;
  for (const name of settings) {
    const chosen = one(`#settings [name=${name}][value="${root.dataset[name]}"]`);
    if (chosen) chosen.checked = true;
  }
});
on("change", ({ target }) => {
  if (!target.closest("#settings")) return;
  root.dataset[target.name] = target.value;
  remember(target.name, target.value);
});

// The way in (/) leads to the language read last; another language opens at the same clause.
document.cookie = `ruletable_language=${root.lang};path=/;max-age=31536000;samesite=lax`;
on("click", (event) => {
  const language = event.target.closest(".languages a, .beside-switch a");
  if (language) language.hash = location.hash;
});

const press = (rel) => {
  const link = one(`.rail a[rel=${rel}], button[data-press=${rel}]`);
  if (link) link.click();
  return link;
};

// A clause in other languages.
on("toggle", async (event) => {
  const a = event.target.querySelector(".also[open] > summary + a");
  if (a) a.outerHTML = ((await (await fetch(a.href)).text()).split("<!--+-->")[1] || "") + a.outerHTML;
}, true);

// A term opens beside its link; with a modifier, or where popovers are unknown, it is a link.
on("click", (event) => {
  const term = event.target.closest("a[data-term]");
  const note = term && document.getElementById(`term-${term.dataset.term}`);
  if (!note || !note.showPopover || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  note.togglePopover();
  const box = term.getBoundingClientRect();
  const below = box.bottom + 6 + note.offsetHeight < innerHeight;
  const top = below ? box.bottom + 6 : Math.max(8, box.top - 6 - note.offsetHeight);
  note.style.top = `${top + scrollY}px`;
  note.style.left = `${Math.max(8, Math.min(box.left, innerWidth - 8 - note.offsetWidth))}px`;
  say(note.innerText);
});

// Arrow keys, except where they mean something else; who leads a class goes on with a clicker.
on("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey) return;
  if (event.metaKey || event.shiftKey) return;
  if (event.target.closest("input, select, textarea, [contenteditable], [tabindex='0']")) return;
  const leads = one("button[data-press]");
  if (leads && (event.repeat || !leads.form)) return;
  const turns = leads ? { PageUp: "prev", PageDown: "next" } : {};
  const rel = { ArrowLeft: "prev", ArrowRight: "next", ...turns }[event.key];
  if (rel && press(rel)) event.preventDefault();
});

// A flat, quick swipe over the table.
let from = null;
on("touchstart", (event) => {
  const touch = event.touches[0];
  from = event.touches.length === 1 && event.target.closest(".felt") ? touch : null;
}, { passive: true });
on("touchend", (event) => {
  if (!from) return;
  const touch = event.changedTouches[0];
  const x = touch.clientX - from.clientX;
  const flat = Math.abs(touch.clientY - from.clientY) < Math.abs(x) / 2;
  if (Math.abs(x) > 60 && flat) press(x < 0 ? "next" : "prev");
  from = null;
}, { passive: true });

// After a swap htmx gives the focus back to an element of the same id; else the heading gets it.
on("htmx:afterSettle", () => {
  const active = document.activeElement;
  const heading = one(".pending") || one("#step [tabindex='-1']");
  if (heading && (!active || active === document.body)) heading.focus({ preventScroll: true });
  const answer = one(".pending, #step .refusal, #step .allowed, #step .answer");
  const said = [...(answer || one("#step") || root).querySelectorAll("[data-say]")];
  if (answer) answer.scrollIntoView({ block: "nearest" });
  say(said.map((each) => each.innerText).join(" "));
});

// What htmx does not swap in (an address that can't be read) is a page of its own.
on("htmx:responseError", ({ detail: { pathInfo: path } }) => {
  if (path) location.assign(path.finalRequestPath || path.requestPath);
});
