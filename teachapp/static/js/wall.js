/* The big screen can't be scrolled: the table and the words are made as large as they fit, at first
   and whenever something else is shown. Without this script they keep a size that fits as a rule. */
(() => {
  "use strict";
  const overflows = (box) =>
    box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
  const fit = () => {
    for (const box of document.querySelectorAll("[data-fit]")) {
      const [least, most] = box.dataset.fit.split(" ").map(Number);
      for (let scale = most; scale >= least; scale -= 0.05) {
        box.style.setProperty("--fit", scale.toFixed(2));
        if (!overflows(box)) break;
      }
    }
  };
  document.addEventListener("DOMContentLoaded", () => {
    new MutationObserver(fit).observe(document.body, { childList: true, subtree: true });
    document.fonts.ready.then(fit);
    fit();
  });
  addEventListener("resize", fit);
})();
