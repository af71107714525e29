/* Keeps the pages that were read for when the site can't be reached. Pages come from the site as long as it
   answers. Files, whose names change with what is in them, come from the store, one version of each. */
const MOST = 1000, PATIENCE = 5000;
const named = (url) => url.replace(/\.[0-9a-f]{12}\./, ".");

const file = async (request) => {
  const store = await caches.open("files"), { url } = request, name = named(url);
  const kept = await store.match(name);
  if (kept && kept.url === url && name !== url) return kept;
  try {
    const response = await fetch(request);
    if (response.ok) await store.put(name, response.clone());
    return response;
  } catch (gone) {
    if (kept) return kept;
    throw gone;
  }
};

const put = async (store, url, response) => {
  const is = (name, what) => what.test(response.headers.get(name));
  if (!response.ok || response.redirected) return;
  if (!is("cache-control", /public/) || !is("content-type", /html|json/)) return;
  await store.delete(url); // so that the order is that of reading
  await store.put(url, response);
  for (const old of (await store.keys()).slice(0, -MOST)) await store.delete(old);
};

const outside = (url) => `${new URL(url).pathname.match(/^\/[^/]+/)}/offline/`;

const page = async (event, request) => {
  const store = await caches.open("pages"), { url } = request;
  const kept = await store.match(url);
  const fresh = fetch(request).then((response) => {
    event.waitUntil(put(store, url, response.clone()));
    return response;
  });
  try {
    if (!kept) return await fresh;
    return await Promise.race([fresh, new Promise((_, late) => setTimeout(late, PATIENCE))]);
  } catch (gone) {
    const other = request.mode === "navigate" && await store.match(outside(url));
    if (!kept && !other) throw gone;
    if (!kept) return other;
    const headers = new Headers(kept.headers), date = headers.get("date");
    headers.set("x-stored", date);
    return new Response((await kept.text()).replace("<html", `<html data-stored="${date}"`), { headers });
  }
};

/* A page with all files that it names; returns whether it is there. */
const keep = async (event, url) => {
  try {
    const response = await page(event, new Request(url));
    for (const [, path] of (await response.text()).matchAll(/(?:src|href)="(\/static\/[^"#]+)/g)) {
      await file(new Request(new URL(path, url)));
    }
    return response.ok;
  } catch { return false; }
};

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/static/")) event.respondWith(file(request));
  else if (/^\/(?!admin\/)[^/]+\//.test(pathname)) event.respondWith(page(event, request));
});
addEventListener("message", (event) => event.waitUntil((async () => {
  let count = 0;
  for (const url of [outside(event.data[0]), ...event.data]) {
    count += await keep(event, new URL(url, location));
  }
  event.ports[0].postMessage(count > event.data.length);
})()));
