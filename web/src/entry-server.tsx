import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from './app.js';
import { OfflinePage } from './features/shell/offline-page.js';
import { siteTitle } from './lib/page-format.js';
import { addressOf } from './lib/locale.js';
import { createAppRouter } from './router.js';
import { requireLogin } from './routes/-guards.js';

const HEAD_TAG = /<(?:link|meta)[^>]*>|<title>[^<]*<\/title>/g;
const HEAD_TAGS = new RegExp(`^(?:${HEAD_TAG.source})+`);

export type RenderedPage = {
  html: string;
  head: string;
  /** Of important pictures. */
  preloads: string;
  routes: readonly string[];
  parameters: readonly string[];
};

export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [addressOf(path)] }));
  await router.load();
  const { location, matches } = router.state;
  if (location.pathname !== path || matches.length === 0) {
    throw new Error(`${path} leads elsewhere: it has no page of its own`);
  }
  const failed = matches.find(({ status }) => status !== 'success');
  if (failed) throw new Error(`${path} could not be rendered`, { cause: failed.error });
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App router={router} queryClient={new QueryClient()} />
    </StrictMode>,
    // One chunk: React assembles several with inline scripts, which the CSP forbids.
    { progressiveChunkSize: Infinity, onError: (error) => void faults.push(error) },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw new Error(`${path} could not be rendered`, { cause: faults[0] });
  return {
    ...split(html),
    routes: matches.map(({ routeId }) => routeId),
    parameters: matches.flatMap(({ params }) => Object.values(params)),
  };
}

export function renderOfflinePage(): Pick<RenderedPage, 'html' | 'head'> {
  return split(renderToStaticMarkup(<OfflinePage />));
}

/** React renders what belongs into the head before the page itself. */
function split(rendered: string): Pick<RenderedPage, 'html' | 'head' | 'preloads'> {
  const [first = ''] = HEAD_TAGS.exec(rendered) ?? [];
  const tags = first.replaceAll('/>', '>').match(HEAD_TAG) ?? [];
  const isPreload = (tag: string) => tag.startsWith('<link rel="preload"');
  return {
    html: rendered.slice(first.length),
    head: tags.filter((tag) => !isPreload(tag)).join('\n    '),
    // Browsers use a larger candidate that is loaded already for the small pictures.
    preloads: tags.filter((tag) => isPreload(tag) && tag.includes('fetchPriority="high"')).join(''),
  };
}

export function knownPaths(): readonly string[] {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
  return Object.keys(router.routesByPath);
}

/** The pages that only a logged-in user can open. */
export function memberPaths(): readonly string[] {
  const { routesByPath } = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
  const paths = Object.keys(routesByPath) as (keyof typeof routesByPath)[];
  return paths.filter((path) => routesByPath[path].options.beforeLoad === requireLogin);
}

/** Head of pages rendered in the browser; they must not be indexed or shared. */
export const browserHead = `<title>${siteTitle}</title>`;
