type Navigation = Event & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type Life = Event & { waitUntil: (done: Promise<unknown>) => void };
type Registered = { navigationPreload?: { enable: () => Promise<void> } };
type WorkerScope = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: Life) => void) => void) &
    ((type: 'fetch', listener: (event: Navigation) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: Registered;
  fetch: (request: Request) => Promise<Response>;
};

/** Runs from its source text. Stores only the offline page, so nothing becomes stale or leaks. */
export function serve(scope: WorkerScope, offlinePage: string): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    // Starts the page request while the worker is still starting.
    const preload = scope.registration.navigationPreload?.enable();
    event.waitUntil(Promise.all([preload, scope.clients.claim()]));
  });
  scope.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request;
    const isPage = mode === 'navigate' && method === 'GET';
    if (!isPage || new URL(url).pathname.startsWith('/api/')) return;
    const ask = async () => {
      try {
        return (await event.preloadResponse) ?? (await scope.fetch(event.request));
      } catch {
        const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
        return new Response(offlinePage, { status: 503, headers });
      }
    };
    event.respondWith(ask());
  });
}

/** Its text changes with the offline page, which makes browsers update the worker. */
export function serviceWorkerOf(offlinePage: string): string {
  return `(${serve.toString()})(self, ${JSON.stringify(offlinePage)});\n`;
}
