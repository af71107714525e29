/* What this browser does for its reader on every page: copies links, remembers where one left off, says what came from
   the store, and fetches readings where they are on. */
const worker = navigator.serviceWorker;

on("click", async ({ target }) => {
  const button = target.closest(".copy-link");
  if (!button) return;
  const path = button.previousElementSibling?.getAttribute("href") || location.pathname;
  const { href } = new URL(path, location);
  try {
    await navigator.clipboard.writeText(href);
    button.classList.add("copied");
    say(button.dataset.done);
  } catch { prompt(button.title, href); }
});

const shown = () => {
  for (const heading of document.querySelectorAll("h3:has(.permalink), .step-heading")) {
    if (heading.querySelector(".copy-link")) continue;
    const button = one("#copy").content.firstChild.cloneNode(true);
    button.ariaLabel = `${button.title}: ${heading.firstChild.textContent}`;
    heading.append(button);
  }
  // Where one left off, by game: the path without its language, what it is called, its language.
  const where = one(".lesson .rail-where");
  if (!where) return;
  const [, language, game] = location.pathname.split("/"), [, lesson, name] = document.title.split(" · ");
  const places = JSON.parse(remembered("places") || "{}");
  delete places[game];
  if (one(".rail [rel=next]")) {
    const path = location.pathname.slice(language.length + 1);
    places[game] = [path, `${name} · ${lesson} · ${where.textContent}`, language];
  }
  remember("places", JSON.stringify(places));
};

// What comes from the store says so; what does not come at all is told, not swallowed.
const tell = (date) => {
  const at = new Date(date).toLocaleString(root.lang, { dateStyle: "long", timeStyle: "short" });
  one("#stored time").textContent = date ? at : "";
  one("#stored").hidden = !date;
};
on("htmx:afterRequest", ({ detail: { xhr } }) => {
  one("#unreachable").hidden = xhr.status;
  if (xhr.status) tell(xhr.getResponseHeader("x-stored"));
});
worker?.register("/service-worker.js").catch(() => { /* then nothing is kept */ });
if (worker && !worker.controller) worker.ready.then(({ active }) => active.postMessage([location.href]));

const box = one("#readings");
const spell = () => {
  if (root.dataset.readings !== "on" || one("#spell")) return;
  document.head.append(Object.assign(document.createElement("script"), { id: "spell", type: "module", src: box.dataset.script }));
};
if (box && box.dataset.languages.split(" ").some((code) => one(`main:lang(${code}), main :lang(${code})`))) {
  box.hidden = false;
  spell();
  on("change", spell);
}

on("htmx:afterSettle", shown);
shown();
tell(root.dataset.stored);
