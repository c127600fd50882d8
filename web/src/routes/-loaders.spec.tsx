// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, type RouteComponent } from '@tanstack/react-router';
import { session } from '../lib/session/page-session.js';
import { createAppRouter } from '../router.js';
import { fakeServer } from '../testing/fake-server.js';

const TOOL = ['/api/lenses/allowance', '/api/images', '/api/images', '/api/images/face-consent'];
const GENERATOR = ['/api/images/all-styles', ...TOOL];
const REQUESTS = {
  '/pricing': ['/api/payments/prices'],
  '/account': [
    '/api/payments/ledger',
    '/api/payments/invoices',
    '/api/users/me/sessions',
    '/api/images/face-consent',
  ],
  '/dashboard': [
    '/api/images',
    '/api/images',
    '/api/images/all-styles',
    '/api/lenses/jobs',
    '/api/payments/ledger',
  ],
  '/lenszero': GENERATOR,
  '/instantid': GENERATOR,
  '/kontextlens': TOOL,
  '/operator': ['/api/auth/operator/session'],
} as const;
type Path = keyof typeof REQUESTS;
const paths = Object.keys(REQUESTS) as Path[];

/** A page whose code never arrives, and a server that refuses everything. */
function setUp(path: Path) {
  const server = fakeServer({});
  vi.spyOn(session, 'ready').mockResolvedValue(true);
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/about'] }));
  const { options } = router.routesById[path];
  const { component } = options;
  const code = Promise.withResolvers<void>();
  options.component = Object.assign(() => null, { preload: () => code.promise }) as RouteComponent;
  onTestFinished(() => {
    options.component = component;
  });
  const asked = () => server.sent.map(({ call }) => /^GET ([^?]+)/.exec(call)?.[1]);
  return { router, asked, arrive: code.resolve };
}

// Files share modules: one whose load ends with this file would fail the next file that needs it.
afterAll(async () => {
  await Promise.all([
    import('../features/account/settings/later-settings.js'),
    import('../features/dashboard/overview/overview.js'),
    import('../features/tool-page/results/result-column.js'),
  ]);
});

describe('data of a page', () => {
  it.each(paths)('is requested before the code of %s arrives, and with intent', async (path) => {
    const { router, asked, arrive } = setUp(path);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 3_600_000 } } });
    router.update({ ...router.options, context: { queryClient } });
    expect(router.options.defaultPreload).toBe('intent');
    void router.preloadRoute({ to: path });
    await vi.waitFor(() => expect(asked()).toEqual(REQUESTS[path]));

    const opened = router.navigate({ to: path });
    arrive();
    await opened;
    expect(asked()).toEqual(REQUESTS[path]);
    // The component shows the refusals.
    expect(router.state.matches.map(({ status }) => status)).toEqual(['success', 'success']);
  });

  it('is not requested while the build renders a page', async () => {
    const { router, asked, arrive } = setUp('/pricing');
    arrive();
    await router.navigate({ to: '/pricing' });
    expect(asked()).toEqual([]);
  });
});
