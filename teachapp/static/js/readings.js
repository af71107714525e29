/* Draws readings above words, by the table of each language that has one. What is drawn is no text: it is neither
   copied, nor found, nor read out twice. */
(() => {
  "use strict";
  const box = document.querySelector("#readings"), { languages, game } = box.dataset;
  const left = ".visually-hidden, ruby, svg, pre, code, textarea, select, .index, [aria-hidden=true]";

  const ruby = ([base, above, ...rest]) => {
    const element = above ? document.createElement("ruby") : base;
    if (above) {
      const text = document.createElement("rt");
      text.dataset.text = above;
      text.ariaHidden = true;
      element.append(base, text);
    }
    return rest.length ? [element, ...ruby(rest)] : [element];
  };
  const draw = (node, finder, words) => {
    const text = node.data, parts = [];
    let end = 0;
    for (const { 0: found, index } of text.matchAll(finder)) {
      const counted = /\d/.test(text[index - 1]) && words[`0${found}`];
      const pieces = counted || words[found];
      if (!pieces) continue;
      parts.push(text.slice(end, index), ...ruby(pieces));
      end = index + found.length;
    }
    if (end) node.replaceWith(...parts, text.slice(end));
  };
  for (const language of languages.split(" ")) {
    fetch(`/${language}/${game && `${game}/`}readings.json`).then((found) => found.json()).then(({ pattern, words }) => {
      const finder = RegExp(pattern, "g");
      const all = () => {
        const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT), nodes = [];
        while (walker.nextNode()) {
          const { currentNode: node } = walker, parent = node.parentElement;
          if (parent.closest("[lang]").lang === language && !parent.closest(left)) nodes.push(node);
        }
        for (const node of nodes) draw(node, finder, words);
      };
      all();
      document.addEventListener("htmx:afterSettle", all);
    }).catch(() => {});
  }
})();
