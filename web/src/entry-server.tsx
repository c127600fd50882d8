import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from './app.js';
import { OfflinePage } from './features/shell/offline-page.js';
import { HeadRecordContext, type HeadRecord } from './lib/head/head-record.js';
import { headTags, siteMeta, type HeadTag } from './lib/head/head-tags.js';
import { siteTitle, titleOf } from './lib/head/site-title.js';
import { createAppRouter } from './router.js';

export type { HeadTag };

export type RenderedPage = {
  html: string;
  title: string;
  tags: readonly HeadTag[];
  routes: readonly string[];
  parameters: readonly string[];
};

export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { location, matches } = router.state;
  if (location.pathname !== path || matches.length === 0) {
    throw new Error(`${path} leads elsewhere: it has no page of its own`);
  }
  const failed = matches.find(({ status }) => status !== 'success');
  if (failed) throw new Error(`${path} could not be rendered`, { cause: failed.error });
  const head: HeadRecord = {};
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <HeadRecordContext value={(said) => void Object.assign(head, said)}>
        <App router={router} queryClient={new QueryClient()} />
      </HeadRecordContext>
    </StrictMode>,
    // One chunk: React assembles several with inline scripts, which the CSP forbids.
    { progressiveChunkSize: Infinity, onError: (error) => void faults.push(error) },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw new Error(`${path} could not be rendered`, { cause: faults[0] });
  const { title = siteTitle, meta = siteMeta } = head;
  return {
    html,
    title,
    tags: headTags({ title, path, meta }),
    routes: matches.map(({ routeId }) => routeId),
    parameters: matches.flatMap(({ params }) => Object.values(params)),
  };
}

export function renderOfflinePage(): Pick<RenderedPage, 'html' | 'title' | 'tags'> {
  const html = renderToStaticMarkup(<OfflinePage />);
  return { html, title: titleOf('No connection'), tags: [] };
}

export function knownPaths(): readonly string[] {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }));
  return Object.keys(router.routesByPath);
}

/** Head of pages rendered in the browser; they must not be indexed or shared. */
export const siteHead = {
  title: siteTitle,
  tags: [
    { tag: 'meta', attributes: { name: 'description', content: siteMeta.description } },
  ] satisfies HeadTag[],
};
