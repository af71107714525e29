/* What this browser has kept: the way back to a lesson, a whole game on request, a list of pages where one is missing. */
const { lang } = root, places = JSON.parse(remembered("places") || "{}");
const line = one("#continue");
const game = line && (line.dataset.game || Object.keys(places).pop());
if (places[game]) {
  const [path, name, language] = places[game];
  line.firstChild.href = `/${lang}${path}`;
  Object.assign(line.querySelector("bdi"), { textContent: name, lang: language });
  line.lastChild.onclick = () => {
    delete places[game];
    remember("places", JSON.stringify(places));
    line.hidden = true;
  };
  line.hidden = false;
}

const keep = one("#keep");
if (keep && navigator.serviceWorker) {
  const [button, said] = keep.children, { list, busy, done, failed } = keep.dataset;
  keep.hidden = false;
  button.onclick = async () => {
    button.disabled = true;
    said.textContent = busy;
    const isKept = await (async () => {
      const pages = await (await fetch(list)).json(), { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      active.postMessage(pages, [port2]);
      return new Promise((heard) => { port1.onmessage = ({ data }) => heard(data); });
    })().catch(() => false);
    said.textContent = isKept ? done : failed;
    button.disabled = false;
  };
}

const listPages = async (box) => {
  const pages = await caches.open("pages"), seen = new Set([document.title]);
  for (const request of (await pages.keys()).reverse()) {
    const start = (await (await pages.match(request)).text()).slice(0, 999);
    const { title } = new DOMParser().parseFromString(start, "text/html");
    if (!request.url.startsWith(`${location.origin}/${lang}/`) || !title || seen.has(title)) continue;
    seen.add(title);
    const link = Object.assign(document.createElement("a"), { href: request.url, textContent: title });
    box.lastElementChild.appendChild(document.createElement("li")).append(link);
    box.hidden = false;
  }
};
if (one("#kept") && self.caches) listPages(one("#kept"));
