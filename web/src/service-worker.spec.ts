import { serve } from './service-worker.js';

type Listener = (event: unknown) => void;
const REACHED = new Response('the page');
const page = { mode: 'navigate', method: 'GET', url: 'https://likeness.example/pricing' };

function workerOf(fetch: () => Promise<Response>) {
  const listeners = new Map<string, Listener>();
  const scope = {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    skipWaiting: () => Promise.resolve(),
    clients: { claim: () => Promise.resolve() },
    registration: {},
    fetch,
  };
  serve(scope as unknown as Parameters<typeof serve>[0], '<h1>You’re offline.</h1>');
  return {
    async answer(request: object, preloaded?: Response): Promise<Response | undefined> {
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request,
        preloadResponse: Promise.resolve(preloaded),
        respondWith: (given: Promise<Response>) => {
          answer = given;
        },
      });
      return answer;
    },
  };
}

describe('service worker', () => {
  const cut = () => Promise.reject(new TypeError('Failed to fetch'));

  it('forwards network responses, including server errors', async () => {
    const fault = new Response('', { status: 502 });
    expect(await workerOf(() => Promise.resolve(fault)).answer(page)).toBe(fault);
    expect(await workerOf(cut).answer(page, REACHED)).toBe(REACHED);
  });

  it('shows the offline page without a network', async () => {
    const answer = await workerOf(cut).answer(page);
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toBe('<h1>You’re offline.</h1>');
  });

  it('ignores everything but pages: API calls, downloads, files, forms', async () => {
    const worker = workerOf(cut);
    const others = [
      { ...page, url: 'https://likeness.example/api/images/download/zip' },
      { ...page, method: 'POST' },
      { ...page, mode: 'cors' },
      { ...page, mode: 'no-cors' },
    ];
    for (const request of others) expect(await worker.answer(request)).toBeUndefined();
  });
});
