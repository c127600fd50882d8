import { QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { App } from './app.js';
import { holdPresses } from './lib/held-press.js';
import { logFault } from './lib/log.js';
import { mendAddress } from './lib/plain-address.js';
import { outdatedFlag } from './lib/outdated-flag.js';
import { createRoot, hydrateRoot } from './lib/react-root.js';
import { session } from './lib/session/page-session.js';
import { whenIdle } from './lib/page-settled.js';
import { createAppRouter } from './router.js';
import './styles/main.css';

/** False with query parameters that change the first render, such as a list filter. */
function isAsPrerendered(router: ReturnType<typeof createAppRouter>, path: string): boolean {
  const { location, matches } = router.state;
  const isThere = location.pathname.replace(/(?<=.)\/+$/, '') === path;
  return isThere && matches.every((match) => match.status === 'success' && !readsQuery(match));

  function readsQuery({ routeId, _strictSearch }: (typeof matches)[number]): boolean {
    const { validateSearch, staticData } = router.routesById[routeId].options;
    return (
      validateSearch !== undefined &&
      staticData?.rendersQueryLater !== true &&
      Object.values(_strictSearch).some((v) => v !== undefined)
    );
  }
}

/** Starts a new task, so that the browser can handle a click in between. */
function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  // Safari lacks `scheduler.yield`.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Head tags of a prerendered page, which React replaces when it renders the page again. */
const PAGE_TAGS =
  'meta[name=description],meta[name=keywords],meta[name=author],link[rel=canonical],link[hreflang],meta[property^="og:"],meta[name="twitter:card"]';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

// A lost connection looks like a script that is gone, so ask after this one.
window.addEventListener('vite:preloadError', () => {
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => outdatedFlag.dispatch(status === 404),
    () => {},
  );
});

// Before the first paint, so that the page knows whether a user is loading.
void session.ready();

const { pathname, search, hash } = window.location;
const path = mendAddress(pathname);
if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);

void begin(root, root.dataset.path);

if (import.meta.env.PROD) whenIdle(keepOfflinePage);

/** Without the worker, the browser shows its own offline page. */
function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
    logFault('The service worker could not be registered', error);
  });
}

/** Keeps the prerendered HTML unless it doesn't match the URL. */
async function begin(container: HTMLElement, prerendered: string | undefined): Promise<void> {
  await nextTask();
  const router = createAppRouter();
  // Offline, a write fails at once with its reason instead of waiting for the connection.
  const mutations = { networkMode: 'always' } as const;
  const queryClient = new QueryClient({ defaultOptions: { mutations } });
  const page = (
    <StrictMode>
      <App router={router} queryClient={queryClient} />
    </StrictMode>
  );
  if (prerendered === undefined) {
    createRoot(container).render(page);
    return;
  }
  await nextTask();
  await router.load();
  await nextTask();
  // From here on React handles clicks; the inline script recorded earlier ones.
  container.dispatchEvent(new Event('hydrating'));
  if (!isAsPrerendered(router, prerendered)) {
    for (const tag of document.head.querySelectorAll(PAGE_TAGS)) tag.remove();
    createRoot(container).render(page);
    return;
  }
  holdPresses();
  // Tells the router that the server rendered the page.
  router.ssr = { manifest: undefined };
  // In small steps, so that a readable page stays scrollable.
  startTransition(() => void hydrateRoot(container, page));
}
