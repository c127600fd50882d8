import { OPERATOR_CALLS } from '@likeness/contracts/calls/all-calls';
import { watchRoutes } from '@likeness/service-kit/testing/served-calls';
import { gatewaySuite } from '../testing/running-gateway.js';

const isCall = (route: string) => /^\w+ \/api\/(?!docs|\*)/.test(route);
const HIDDEN = OPERATOR_CALLS.map(({ method, path }) => `${method} ${path}`);

describe('the API description', () => {
  const gateway = gatewaySuite();
  const watched = watchRoutes();
  beforeAll(() => {
    watched.stop();
  });

  it('is served for programs and describes the calls that are served, each by each', async () => {
    const response = await gateway.fetch('/api/docs/openapi.json');
    const document = (await response.json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(
        (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    const served = watched.routesOf(gateway.app).filter(isCall);
    expect(served).toEqual([...described, ...HIDDEN].toSorted());
    expect(described.filter((call) => call.includes('operator'))).toEqual([]);
  });

  it.each([
    '/api/docs/static/%2e',
    '/api/docs/static/%2e%2e',
    '/api/docs/static/.',
    '/api/docs/static//',
    '/api/docs/static/%2e%2e%2fpackage.json',
    '/api/docs/static/nothing',
  ])('holds nothing at %s', async (path) => {
    const { status, body } = await gateway.raw(path);
    expect([status, JSON.parse(body)]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });

  it.each(['/api/docs', '/api/docs/'])('is served for people at %s', async (url) => {
    const response = await gateway.fetch(url);
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { pathname } = new URL(file, `${gateway.url}${url}`);
      expect((await gateway.fetch(pathname, { method: 'HEAD' })).status).toBe(200);
    }
  });
});
