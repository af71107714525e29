/* What a screen of a live class does by itself: it listens to its stream, shows each new step, says how the
   connection is, and catches up after sleep or a lost network. Without it a page is as new as its last reload. */
(() => {
  "use strict";
  const find = (selector) => document.querySelector(selector);
  const room = () => find("#room");
  const version = () => Number(find("#step")?.dataset.version || 0);
  let stream, address, timer, opened;

  const say = (state) => {
    const line = find("#connection");
    if (!line || line.dataset.state === state) return;
    line.dataset.state = state;
    line.textContent = line.dataset[state] || "";
  };
  const later = (what, least, most) => {
    clearTimeout(timer);
    timer = setTimeout(what, least + Math.random() * (most - least));
  };

  // A new step for all. What somebody had chosen or opened but not sent yet stays as it was.
  const show = (html) => {
    const step = find("#step");
    const next = new DOMParser().parseFromString(html, "text/html").querySelector("#step");
    if (!step || !next || Number(next.dataset.version) <= version()) return;
    if (room().dataset.away) return look();
    const chosen = [...step.querySelectorAll("input:checked")].map(({ name, value }) => [name, value]);
    htmx.swap(step, html, { swapStyle: "outerHTML", swapDelay: 0, settleDelay: 0, transition: true, show: "none" }, {
      afterSettleCallback: () => {
        for (const [name, value] of chosen) {
          const same = find(`#step input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]:not(:disabled)`);
          if (same) same.checked = true;
        }
        document.dispatchEvent(new Event("class:swapped"));
      },
    });
  };

  // One's own view, fetched: after a gap, with another seat, or where no stream comes through.
  const look = async (part = "#room") => {
    try {
      const answer = await fetch(location.href, { headers: { "HX-Request": "true" } });
      if (answer.redirected && new URL(answer.url).pathname !== location.pathname) return location.assign(answer.url);
      const found = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(part);
      if (!found) return location.reload();
      htmx.swap(find(part), found.outerHTML, { swapStyle: "outerHTML", swapDelay: 0, settleDelay: 0, show: "none" }, {
        afterSettleCallback: () => { document.dispatchEvent(new Event("class:swapped")); },
      });
      say("live");
    } catch {
      say(navigator.onLine ? "lost" : "off");
      later(look, 1000, 2500);
    }
  };

  const poll = async () => {
    say("polling");
    try {
      const answer = await fetch(`${room().dataset.poll}version=${version()}`);
      if (answer.status === 200) show(await answer.text());
      else if (answer.status !== 204) return look();
    } catch { say(navigator.onLine ? "lost" : "off"); }
    later(poll, 2000, 3000);
  };

  const close = () => {
    clearTimeout(timer);
    stream?.close();
    stream = null;
  };
  const open = () => {
    address = room()?.dataset.stream;
    close();
    if (!address) return;
    if (opened === false) return poll();
    stream = new EventSource(`${address}?version=${version()}`);
    // A proxy that holds the stream back lets nothing through: then the page asks by itself.
    later(() => { opened ||= false; open(); }, 8000, 10000);
    stream.addEventListener("here", () => { opened = true; clearTimeout(timer); say("live"); });
    stream.onmessage = ({ data }) => show(data);
    stream.addEventListener("look", () => look());
    stream.onerror = () => {
      say(navigator.onLine ? "lost" : "off");
      // Refused, and not only cut: the page knows why, and has a new address for the stream.
      if (stream?.readyState === EventSource.CLOSED) { close(); later(() => look().then(open), 300, 2000); }
    };
  };

  // A hidden tab holds no stream; who leads is looked for, and so keeps theirs.
  const awake = async () => {
    if (!document.hidden && find("[data-awake]")) try { await navigator.wakeLock?.request("screen"); } catch { /* it may sleep */ }
  };
  const again = () => {
    if (document.hidden) { if (!room()?.dataset.leads) close(); return; }
    awake();
    open();
  };
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
  addEventListener("offline", () => say("off"));
  addEventListener("pageshow", ({ persisted }) => { if (persisted) again(); });
  addEventListener("pagehide", close);
  const changed = () => { if (room() && room().dataset.stream !== address) open(); };
  document.addEventListener("class:swapped", changed);
  document.addEventListener("htmx:afterSettle", changed);
  document.addEventListener("DOMContentLoaded", again);
})();
