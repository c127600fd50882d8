/**
 * Does in a page what a browser's translation does: it replaces every text node, those that come later too,
 * by `<font><font>text</font></font>`.
 */
export function imitateTranslation(): void {
  const ours = new WeakSet<Node>();
  const skipped = /^(SCRIPT|STYLE|TEXTAREA|FONT|TITLE|NOSCRIPT|OPTION)$/;
  const wrap = (node: Text) => {
    const parent = node.parentElement;
    if (ours.has(node) || !node.data.trim() || !parent || skipped.test(parent.tagName)) return;
    if (parent.closest('[translate=no], .notranslate, svg')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const text = document.createTextNode(node.data);
    ours.add(text);
    inner.append(text);
    outer.append(inner);
    parent.replaceChild(outer, node);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    nodes.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof Text) wrap(node);
        else wrapAll(node);
      }
      if (type === 'characterData') wrap(target as Text);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
