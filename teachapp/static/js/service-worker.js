/* Keeps what was read. Pages come from the site while it answers; files, named by what is in them, from the store. */
const MOST = 1000, PATIENCE = 5000;

const file = async (request) => {
  const store = await caches.open("files"), { url } = request;
  const name = url.replace(/\.[0-9a-f]{12}\./, "."); // one version of each is kept
  const kept = await store.match(name);
  if (kept?.url === url && name !== url) return kept;
  try {
    const response = await fetch(request);
    if (response.ok) await store.put(name, response.clone());
    return response;
  } catch { return kept || Response.error(); }
};

const isForAll = ({ ok, redirected, headers }) => ok && !redirected
  && /public/.test(headers.get("cache-control")) && /html|json/.test(headers.get("content-type"));

const put = async (store, url, response) => {
  await store.delete(url); // the order is that of reading
  await store.put(url, response);
  for (const old of (await store.keys()).slice(0, -MOST)) await store.delete(old);
};

const outside = (url) => new URL(url).pathname.match(/^\/[^/]+/) + "/offline/";

const page = async (event, request) => {
  const store = await caches.open("pages"), { url } = request;
  const kept = await store.match(url);
  const fresh = fetch(request).then((response) => {
    if (isForAll(response)) event.waitUntil(put(store, url, response.clone()));
    return response;
  });
  try {
    const late = kept && new Promise((_, give) => setTimeout(give, PATIENCE));
    return await (kept ? Promise.race([fresh, late]) : fresh);
  } catch {
    if (!kept) return (request.mode === "navigate" && await store.match(outside(url))) || Response.error();
    const headers = new Headers(kept.headers), date = headers.get("date");
    headers.set("x-stored", date);
    const html = (await kept.text()).replace("<html", `<html data-stored="${date}"`);
    return new Response(html, { headers });
  }
};

/* Pages with all files that they name. */
const keep = async (event, urls) => {
  for (const url of urls) {
    const response = await page(event, new Request(url));
    if (!response.ok) return false;
    for (const [, path] of (await response.text()).matchAll(/(?:src|href)="(\/static\/[^"#]+)/g)) {
      await file(new Request(path));
    }
  }
  return true;
};

oninstall = () => skipWaiting();
onactivate = (event) => event.waitUntil(clients.claim());
onfetch = (event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/static/")) event.respondWith(file(request));
  else if (/^\/(?!admin\/)[^/]+\//.test(pathname)) event.respondWith(page(event, request));
};
onmessage = (event) => {
  const [first, ...rest] = event.data.map((url) => new URL(url, location).href);
  const kept = keep(event, [outside(first), first, ...rest]);
  event.waitUntil(kept.then((answer) => event.ports[0]?.postMessage(answer)));
};
