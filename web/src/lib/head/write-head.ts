import { DECIDED_TAGS, headTags, type HeadTag, type PageMeta } from './head-tags.js';

const isSame = (element: Element, { attributes, ...rest }: HeadTag) =>
  Object.entries(attributes).every(([name, value]) => element.getAttribute(name) === value) &&
  ('text' in rest ? element.textContent === rest.text : true);

function elementOf(tag: HeadTag): HTMLElement {
  const element = document.createElement(tag.tag);
  for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
  if ('text' in tag) element.textContent = tag.text;
  return element;
}

export function writeHead(meta: PageMeta): void {
  const { title } = document;
  const wanted = [...headTags({ title, path: window.location.pathname, meta })];
  for (const element of document.head.querySelectorAll(DECIDED_TAGS)) {
    const index = wanted.findIndex((tag) => tag.tag === element.localName && isSame(element, tag));
    if (index < 0) element.remove();
    else wanted.splice(index, 1);
  }
  document.head.append(...wanted.map(elementOf));
}
