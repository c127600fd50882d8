import { QueryClient } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { App } from './app.js';
import { holdPresses } from './lib/held-press.js';
import { logFault } from './lib/log.js';
import { mendAddress } from './lib/mend-address.js';
import { nextTask } from './lib/next-task.js';
import { createRoot, hydrateRoot } from './lib/react-root.js';
import { session } from './lib/session/page-session.js';
import { whenIdle } from './lib/when-idle.js';
import { createAppRouter } from './router.js';
import { isAsPrerendered } from './prerendered.js';
import './styles/main.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

// Before the first paint, so that it already knows whether there is somebody to wait for.
void session.ready();

const { pathname, search, hash } = window.location;
const path = mendAddress(pathname);
if (path !== pathname) window.history.replaceState(window.history.state, '', path + search + hash);

void begin(root, root.dataset.path);

if (import.meta.env.PROD) whenIdle(keepOfflinePage);

/** For the next visit without a connection. Where it can't be had, such a visit is the browser's to answer. */
function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
    logFault('The service worker could not be registered', error);
  });
}

/**
 * In steps, so that whoever scrolls or presses meanwhile is answered. What is in the page already stays;
 * only where it is not what the address asks for is it replaced.
 */
async function begin(container: HTMLElement, prerendered: string | undefined): Promise<void> {
  await nextTask();
  const router = createAppRouter();
  const page = (
    <StrictMode>
      <App router={router} queryClient={new QueryClient()} />
    </StrictMode>
  );
  if (prerendered === undefined) {
    createRoot(container).render(page);
    return;
  }
  await nextTask();
  await router.load();
  await nextTask();
  // From here on React hears what is pressed; until then the page has kept it.
  container.dispatchEvent(new Event('hydrating'));
  if (!isAsPrerendered(router, prerendered)) {
    createRoot(container).render(page);
    return;
  }
  holdPresses();
  // By this the router knows that it was rendered elsewhere before.
  router.ssr = { manifest: undefined };
  // In small steps, so that a page that can be read can be scrolled as well.
  startTransition(() => void hydrateRoot(container, page));
}
