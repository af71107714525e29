/* Draws readings above words. What is drawn is no text: it is not copied, found or read out twice. */
const { languages, game } = one("#readings").dataset;
const LEFT = ".visually-hidden, ruby, svg, pre, code, select, textarea, [aria-hidden=true]";

const above = ([base, reading, ...rest]) => {
  let element = base;
  if (reading) {
    element = document.createElement("ruby");
    const rt = document.createElement("rt");
    rt.dataset.text = reading;
    rt.ariaHidden = true;
    element.append(base, rt);
  }
  return rest.length ? [element, ...above(rest)] : [element];
};
const draw = (node, finder, words) => {
  const text = node.data, whole = document.createElement("span");
  let end = 0;
  for (const { 0: found, index } of text.matchAll(finder)) {
    const pieces = (/\d/.test(text[index - 1]) && words[`0${found}`]) || words[found];
    if (!pieces) continue;
    whole.append(text.slice(end, index), ...above(pieces));
    end = index + found.length;
  }
  whole.append(text.slice(end));
  const isFlex = /flex|grid/.test(getComputedStyle(node.parentElement).display);
  if (end) node.replaceWith(...(isFlex ? [whole] : whole.childNodes));
};
for (const language of languages.split(" ")) {
  fetch(`/${language}/${game && `${game}/`}readings.json`).then((found) => found.json()).then(({ pattern, words }) => {
    const finder = RegExp(pattern, "g");
    const all = () => {
      const nodes = [], walker = document.createTreeWalker(one("main"), 4);
      while (walker.nextNode()) {
        const node = walker.currentNode, parent = node.parentElement;
        if (parent.closest("[lang]").lang === language && !parent.closest(LEFT)) nodes.push(node);
      }
      for (const node of nodes) draw(node, finder, words);
    };
    all();
    on("htmx:afterSettle", all);
  }).catch(() => {});
}
