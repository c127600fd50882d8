import type { HeadTag, RenderedPage } from '../../src/entry-server.js';
import { LATE_SCRIPTS } from './late-scripts.js';

/** What stands in `index.html` for what differs from page to page. */
const HEAD = '<!--page-->';
const ROOT = '<div id="root"></div>';
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
/** Loaded with the entry in what Vite writes; here they come with it. */
const ENTRY_PRELOADS = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;
/** Pictures that a renderer wants loaded first, which it names before the page itself. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

type Rendered = Pick<RenderedPage, 'html' | 'title' | 'tags'>;

type DocumentOptions = {
  /** The built `index.html`. */
  template: string;
  /** All of the site's style, so that nothing has to be fetched before the first paint. */
  style: string;
  /** Script files that the page needs next, by address. */
  scripts: readonly string[];
  page: Rendered;
  /** The address whose page it is; none where it stands for many. */
  path?: string;
};

/** A whole document around a page that was rendered without a browser. */
export function documentOf({ template, style, scripts, page, path }: DocumentOptions): string {
  const [preloads = ''] = PRELOADS.exec(page.html) ?? [];
  const body = page.html.slice(preloads.length);
  const entry = ENTRY.exec(template)?.[1];
  if (entry === undefined) throw new Error('index.html names no script');
  const first = [...template.matchAll(ENTRY_PRELOADS)].map(([, href = '']) => href);
  const late = ` data-entry="${list([...first, entry])}" data-scripts="${list(scripts)}"`;
  const attribute = path === undefined ? '' : ` data-path="${escape(path)}"`;
  return (
    withHead(template, page)
      // The link stays, switched off: without it, lazy chunks would load the same style once more.
      .replace(/<link rel="stylesheet"/, (link) => `<style>${style}</style>${link} disabled`)
      .replace(ENTRY_PRELOADS, '')
      .replace(ENTRY, '')
      .replace('<meta charset="utf-8" />', (charset) => charset + preloads)
      .replace(ROOT, () => `<div id="root"${attribute}${late}>${body}</div>${LATE_SCRIPTS}`)
  );
}

/** A document that needs nothing of the site but its style; it opens its address anew when it can be reached. */
export function offlineDocument(template: string, style: string, page: Rendered): string {
  const again = "<script>addEventListener('online', () => location.reload())</script>";
  return withHead(template, page)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
    .replace(ENTRY_PRELOADS, '')
    .replace(ENTRY, '')
    .replace(ROOT, () => page.html + again);
}

/** The document of pages that are put together in the browser: the head alone is theirs. */
export function withHead(template: string, { title, tags }: Omit<Rendered, 'html'>): string {
  const head = [`<title>${escape(title)}</title>`, ...tags.map(write)].join('\n    ');
  return template.replace(HEAD, () => head);
}

function write(tag: HeadTag): string {
  const attributes = Object.entries(tag.attributes)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');
  const opened = `<${tag.tag}${attributes}>`;
  return 'text' in tag ? `${opened}${tag.text}</${tag.tag}>` : opened;
}

const list = (addresses: readonly string[]) => addresses.map(escape).join(' ');

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
