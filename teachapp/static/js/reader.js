/* What this browser does for its reader on every page: copies links, remembers where one left off, says what came from
   the store, and fetches readings where they are on. */
(() => {
  "use strict";
  const root = document.documentElement, worker = navigator.serviceWorker;
  const find = (selector) => document.querySelector(selector);

  document.addEventListener("click", async ({ target }) => {
    const button = target.closest(".copy-link");
    if (!button) return;
    const path = button.previousElementSibling?.getAttribute("href") || location.pathname;
    const { href } = new URL(path, location);
    try {
      await navigator.clipboard.writeText(href);
      button.classList.add("copied");
      find("#live").textContent = button.dataset.done;
    } catch { prompt(button.title, href); }
  });

  const shown = () => {
    for (const heading of document.querySelectorAll("h3:has(.permalink), .step-heading")) {
      if (heading.querySelector(".copy-link")) continue;
      const button = find("#copy").content.firstChild.cloneNode(true);
      button.ariaLabel = `${button.title}: ${heading.firstChild.textContent}`;
      heading.append(button);
    }
    // Where one left off, by game: the path without its language, what it is called, its language.
    const where = find(".lesson .rail-where");
    if (!where) return;
    const [, language, game] = location.pathname.split("/"), [, lesson, name] = document.title.split(" · ");
    try {
      const places = JSON.parse(localStorage.places || "{}");
      delete places[game];
      if (find(".rail [rel=next]")) {
        const path = location.pathname.slice(language.length + 1);
        places[game] = [path, `${name} · ${lesson} · ${where.textContent}`, language];
      }
      localStorage.places = JSON.stringify(places);
    } catch { /* then it is not remembered */ }
  };

  // What comes from the store says so; what does not come at all is told, not swallowed.
  const tell = (date) => {
    const at = new Date(date).toLocaleString(root.lang, { dateStyle: "long", timeStyle: "short" });
    find("#stored time").textContent = date ? at : "";
    find("#stored").hidden = !date;
  };
  document.addEventListener("htmx:afterRequest", ({ detail: { xhr } }) => {
    find("#unreachable").hidden = xhr.status;
    if (xhr.status) tell(xhr.getResponseHeader("x-stored"));
  });
  worker?.register("/service-worker.js").catch(() => { /* then nothing is kept */ });
  if (worker && !worker.controller) worker.ready.then(({ active }) => active.postMessage([location.href]));

  const box = find("#readings");
  const spell = () => {
    if (root.dataset.readings !== "on" || find("#spell")) return;
    document.head.append(Object.assign(document.createElement("script"), { id: "spell", src: box.dataset.script }));
  };
  if (box && box.dataset.languages.split(" ").some((code) => find(`main:lang(${code}), main :lang(${code})`))) {
    box.hidden = false;
    spell();
    document.addEventListener("change", spell);
  }

  document.addEventListener("htmx:afterSettle", shown);
  shown();
  tell(root.dataset.stored);
})();
