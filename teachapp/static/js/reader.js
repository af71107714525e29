/* What this browser adds for its reader: links to copy, where one left off, pages without a network, readings. */
(() => {
  "use strict";
  const root = document.documentElement, store = navigator.serviceWorker;
  const find = (selector) => document.querySelector(selector);

  const heading = (element) => element.closest("h2, h3");
  const offer = () => {
    for (const at of document.querySelectorAll(".permalink, .step-heading")) {
      if (at.nextElementSibling?.matches(".copy")) continue;
      const button = find("#copy").content.firstChild.cloneNode(true);
      button.ariaLabel = `${button.title}: ${heading(at).firstChild.textContent}`;
      at.after(button);
    }
  };
  document.addEventListener("click", async ({ target }) => {
    const button = target.closest(".copy");
    if (!button) return;
    const path = button.previousElementSibling.getAttribute("href") || location.pathname;
    const { href } = new URL(path, location);
    try {
      await navigator.clipboard.writeText(href);
      button.classList.add("copied");
      find("#live").textContent = button.dataset.done;
    } catch { prompt(button.title, href); }
  });

  // Where one left off in each game: the path without its language, what to call it, its language.
  const places = (changed) => {
    try {
      if (changed) localStorage.places = JSON.stringify(changed);
      return JSON.parse(localStorage.places);
    } catch { return {}; }
  };
  const remember = () => {
    const where = find(".lesson .rail-where"), all = places();
    if (!where) return;
    const [, language, game] = location.pathname.split("/");
    const [, lesson, name] = document.title.split(" · ");
    delete all[game];
    if (find(".rail [rel=next]")) {
      const path = location.pathname.slice(language.length + 1);
      all[game] = [path, `${name} · ${lesson} · ${where.textContent}`, language];
    }
    places(all);
  };
  const line = find("#continue"), all = places();
  const game = line && (line.dataset.game || Object.keys(all).pop());
  if (all[game]) {
    const [path, name, language] = all[game], place = line.querySelector("bdi");
    line.firstChild.href = `/${root.lang}${path}`;
    place.textContent = name;
    place.lang = language;
    line.lastChild.onclick = () => { delete all[game]; places(all); line.hidden = true; };
    line.hidden = false;
  }

  // Pages from the browser's store say so; what did not come at all is told, not swallowed.
  const tell = (date) => {
    const note = find("#stored");
    const at = date && new Date(date).toLocaleString(root.lang, { dateStyle: "long", timeStyle: "short" });
    note.hidden = !date;
    note.querySelector("time").textContent = at;
  };
  document.addEventListener("htmx:afterRequest", ({ detail: { xhr } }) => {
    find("#unreachable").hidden = xhr.status > 0;
    if (xhr.status) tell(xhr.getResponseHeader("x-stored"));
  });

  const keep = async (list) => {
    const { active } = await store.ready, { port1, port2 } = new MessageChannel();
    active.postMessage(list, [port2]);
    return new Promise((done) => { port1.onmessage = ({ data }) => done(data); });
  };
  if (store) {
    store.register("/service-worker.js").catch(() => {});
    if (!store.controller) keep([location.href]);
    const box = find("#keep");
    if (box) {
      const [button, said] = box.children;
      box.hidden = false;
      button.onclick = async () => {
        const { list, busy, done, failed } = box.dataset;
        button.disabled = true;
        said.textContent = busy;
        const isKept = await fetch(list).then((found) => found.json()).then(keep).catch(() => false);
        said.textContent = isKept ? done : failed;
        button.disabled = false;
      };
    }
  }
  const listed = async (box) => {
    const pages = await caches.open("pages"), seen = new Set([document.title]);
    for (const request of (await pages.keys()).reverse()) {
      const start = (await (await pages.match(request)).text()).slice(0, 999);
      const { title } = new DOMParser().parseFromString(start, "text/html");
      if (!request.url.startsWith(`${location.origin}/${root.lang}/`) || !title || seen.has(title)) continue;
      seen.add(title);
      const link = document.createElement("a");
      link.href = request.url;
      link.textContent = title;
      box.lastElementChild.appendChild(document.createElement("li")).append(link);
      box.hidden = false;
    }
  };
  if (find("#kept") && self.caches) listed(find("#kept"));

  // Readings: their script comes when they are on and there is something to read.
  const box = find("#readings");
  const spell = () => {
    if (root.dataset.readings !== "on" || find("script[data-readings]")) return;
    const script = document.createElement("script");
    script.src = box.dataset.script;
    script.dataset.readings = "";
    document.head.append(script);
  };
  if (box && box.dataset.languages.split(" ").some((code) => find(`main:lang(${code}), main :lang(${code})`))) {
    box.hidden = false;
    spell();
    document.addEventListener("change", spell);
  }

  document.addEventListener("htmx:afterSettle", () => { offer(); remember(); });
  offer();
  remember();
  tell(root.dataset.stored);
})();
