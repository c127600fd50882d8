import type { HeadTag, RenderedPage } from '../../src/entry-server.js';
import { LATE_SCRIPTS } from './late-scripts.js';

const HEAD = '<!--page-->';
const ROOT = '<div id="root"></div>';
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
/** Vite loads these with the entry; here they follow the page's own scripts. */
const ENTRY_PRELOADS = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;
/** React renders preloads of important pictures before the page itself. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

type Rendered = Pick<RenderedPage, 'html' | 'title' | 'tags'>;

type DocumentOptions = {
  template: string;
  style: string;
  scripts: readonly string[];
  page: Rendered;
  path?: string;
};

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
      // Keep the link, disabled: without it, lazy chunks would load the same stylesheet again.
      .replace(/<link rel="stylesheet"/, (link) => `<style>${style}</style>${link} disabled`)
      .replace(ENTRY_PRELOADS, '')
      .replace(ENTRY, '')
      .replace('<meta charset="utf-8" />', (charset) => charset + preloads)
      .replace(ROOT, () => `<div id="root"${attribute}${late}>${body}</div>${LATE_SCRIPTS}`)
  );
}

/** A self-contained document that reloads its URL once the network is back. */
export function offlineDocument(template: string, style: string, page: Rendered): string {
  const again = "<script>addEventListener('online', () => location.reload())</script>";
  return withHead(template, page)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
    .replace(ENTRY_PRELOADS, '')
    .replace(ENTRY, '')
    .replace(ROOT, () => page.html + again);
}

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
