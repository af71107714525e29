/* What a screen of a live class does by itself: it listens to its stream, shows each new step, says how the
   connection is, and asks again and again as long as no stream comes through. Without it a page is as new as its
   last reload. */
(() => {
  "use strict";
  const find = (selector) => document.querySelector(selector);
  const room = () => find("#room");
  const version = () => Number(find("#step")?.dataset.version || 0);
  let stream, address, timer;
  let heard = 0; // the newest version that this stream has told
  let turn = ""; // what stands before the title while it is one's turn

  const say = (state) => {
    const line = find("#connection");
    if (!line || line.dataset.state === state) return;
    line.dataset.state = state;
    line.textContent = line.dataset[state];
  };
  const lost = () => say(navigator.onLine ? "lost" : "off");
  const later = (what, least, most) => {
    timer ??= setTimeout(() => { timer = null; what(); }, least + Math.random() * (most - least));
  };
  const stop = () => { clearTimeout(timer); timer = null; };
  const ask = async (where, headers = {}) => {
    const answer = await fetch(where, { headers });
    if (answer.status >= 500) throw new Error(answer.status); // a restart, or what stands before the server
    return answer;
  };
  const swap = (part, html, more) => htmx.swap(part, html, { swapStyle: "outerHTML", swapDelay: 0, settleDelay: 0, show: "none" }, more);

  // A new step for all. What somebody had chosen, opened or gone to but not sent yet stays as it was.
  const like = (each) => {
    if (each.name) return `#step [name="${CSS.escape(each.name)}"][value="${CSS.escape(each.value)}"]:not(:disabled)`;
    const href = each.getAttribute("href");
    return href && `#step a[href="${CSS.escape(href)}"]`;
  };
  const folds = (where = "#step details") => [...document.querySelectorAll(where)].map((each) => [each, each.firstElementChild.textContent]);
  const renew = (html) => {
    const chosen = [...document.querySelectorAll("#step input:checked")].map(like);
    const unfolded = new Map(folds().map(([each, name]) => [name, each.open]));
    const focused = document.activeElement.closest("#step *:not([id])");
    const name = focused?.matches("summary") && focused.textContent;
    swap("#step", html, { afterSettleCallback: () => {
      for (const each of chosen) if (find(each)) find(each).checked = true;
      for (const [each, words] of folds()) each.open = unfolded.get(words) ?? each.open;
      const fold = name && folds().find(([, words]) => words === name);
      const same = fold ? fold[0].firstElementChild : focused && like(focused) && find(like(focused));
      if (same) same.focus({ preventScroll: true });
      document.dispatchEvent(new Event("class:swapped"));
    } });
  };
  const show = (html) => {
    const told = Number(new DOMParser().parseFromString(html, "text/html").querySelector("#step")?.dataset.version);
    if (!(told > version())) return;
    heard = told;
    // What is one's own goes by the new step too.
    if (room().dataset.away || find(".pending")) return look();
    const renewed = () => { if (told > version()) renew(html); };
    if (document.startViewTransition) document.startViewTransition(renewed); else renewed();
  };

  // One's own view, fetched: with another seat, out of the class, or where what is one's own may be out of date.
  const look = async () => {
    try {
      const answer = await ask(location.href, { "HX-Request": "true" });
      if (answer.redirected && new URL(answer.url).pathname !== location.pathname) return location.assign(answer.url);
      const html = await answer.text();
      if (!html.includes('id="room"')) return location.reload();
      swap("#room", html, { select: "#room", afterSettleCallback: () => document.dispatchEvent(new Event("class:swapped")) });
    } catch {
      lost();
      later(look, 1000, 2500);
    }
  };

  // Until the stream says that it is here, and whenever it is cut for longer.
  const poll = async () => {
    try {
      const answer = await ask(`${room().dataset.poll}version=${version()}`);
      if (answer.status === 200) show(await answer.text());
      else if (answer.status !== 204) return look();
      if (stream?.isHere) return;
      say("polling");
    } catch { lost(); }
    if (stream) later(poll, 2000, 3000);
  };
  const close = () => {
    stop();
    stream?.close();
    stream = null;
  };
  const open = () => {
    close();
    if (room()?.dataset.stream !== address) heard = 0;
    address = room()?.dataset.stream;
    // A hidden tab holds no stream; who leads is looked for, and so keeps theirs.
    if (!address || (document.hidden && !room().dataset.leads)) return;
    stream = new EventSource(`${address}?version=${version()}`);
    const own = stream;
    later(poll, 3000, 4000);
    own.addEventListener("here", () => { own.isHere = true; stop(); say("live"); });
    own.onmessage = ({ data }) => show(data);
    own.addEventListener("look", look);
    own.onerror = () => {
      own.isHere = false;
      if (stream !== own) return;
      lost();
      // Refused, and not only cut: the page knows why, and has a new address for the stream.
      if (own.readyState === EventSource.CLOSED) { close(); later(look, 300, 2000); } else later(poll, 3000, 5000);
    };
  };

  // Said in the title, and by a short hum unless something waits for a tap that others need not notice.
  const sayTurn = () => {
    const words = find("#step [data-turn]")?.textContent.trim() || "";
    if (words === turn) return;
    const bare = [words, turn].reduce((title, each) => (each && title.startsWith(`${each} · `) ? title.slice(each.length + 3) : title), document.title);
    document.title = words ? `${words} · ${bare}` : bare;
    if (words && !find(".pending") && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(150);
    turn = words;
  };
  // What is one's own is renewed too by what one does: what somebody has unfolded there stays so, until its form is sent.
  const wanted = new Map();
  const beside = "#room details:not(#step *)";
  const refold = () => { for (const [each, name] of folds(beside)) each.open = wanted.get(name) ?? each.open; };
  document.addEventListener("click", ({ target }) => {
    const summary = target.closest("summary");
    if (summary?.parentElement.matches(beside)) wanted.set(summary.textContent, !summary.parentElement.open);
  });
  document.addEventListener("submit", ({ target }) => wanted.delete(target.closest("details")?.firstElementChild.textContent));
  document.addEventListener("htmx:afterSwap", refold);
  const changed = () => {
    if (!room()) return;
    refold();
    sayTurn();
    if (!stream || room().dataset.stream !== address) return open();
    if (!stream.isHere) later(poll, 2000, 3000);
    if (version() < heard) look(); // what was on its way was older than what had come meanwhile
  };
  const again = async () => {
    if (document.hidden && !room()?.dataset.leads) return close();
    open();
    if (!document.hidden && find("[data-awake]")) try { await navigator.wakeLock?.request("screen"); } catch { /* it may sleep */ }
  };
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
  addEventListener("offline", () => say("off"));
  addEventListener("pageshow", ({ persisted }) => { if (persisted) again(); });
  addEventListener("pagehide", close);
  document.addEventListener("class:swapped", changed);
  document.addEventListener("htmx:afterSettle", changed);
  document.addEventListener("DOMContentLoaded", () => { turn = find("#step [data-turn]")?.textContent.trim() || ""; again(); });
})();
