import type { RenderedPage } from '../../src/entry-server.js';
import { LATE_SCRIPTS } from './late-scripts.js';

const HEAD = '<!--page-->';
const ROOT = '<div id="root"></div>';
const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
/** Vite loads these with the entry; here they follow the page's own scripts. */
const ENTRY_PRELOADS = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;
type DocumentOptions = {
  template: string;
  style: string;
  scripts: readonly string[];
  page: Pick<RenderedPage, 'html' | 'head' | 'preloads'>;
  path?: string;
};

export function documentOf({ template, style, scripts, page, path }: DocumentOptions): string {
  const { html, head, preloads } = page;
  const entry = ENTRY.exec(template)?.[1];
  if (entry === undefined) throw new Error('index.html names no script');
  const first = [...template.matchAll(ENTRY_PRELOADS)].map(([, href = '']) => href);
  const late = ` data-entry="${list([...first, entry])}" data-scripts="${list(scripts)}"`;
  const attribute = path === undefined ? '' : ` data-path="${escape(path)}"`;
  return (
    withHead(template, head)
      // Keep the link, disabled: without it, lazy chunks would load the same stylesheet again.
      .replace(/<link rel="stylesheet"/, (link) => `<style>${style}</style>${link} disabled`)
      .replace(ENTRY_PRELOADS, '')
      .replace(ENTRY, '')
      .replace('<meta charset="utf-8" />', (charset) => charset + preloads)
      .replace(ROOT, () => `<div id="root"${attribute}${late}>${html}</div>${LATE_SCRIPTS}`)
  );
}

/** A self-contained document that reloads its URL once the network is back. */
export function offlineDocument(
  template: string,
  style: string,
  { html, head }: Pick<RenderedPage, 'html' | 'head'>,
): string {
  const again = "<script>addEventListener('online', () => location.reload())</script>";
  return withHead(template, head)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${style}</style>`)
    .replace(ENTRY_PRELOADS, '')
    .replace(ENTRY, '')
    .replace(ROOT, () => html + again);
}

export const withHead = (template: string, head: string) => template.replace(HEAD, () => head);

const list = (addresses: readonly string[]) => addresses.map(escape).join(' ');

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
