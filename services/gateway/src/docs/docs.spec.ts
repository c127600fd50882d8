import { type GatewayUnderTest, startGatewayUnderTest } from '../testing/running-gateway.js';
import { ROUTES } from '../routing/routes.js';

describe('the API description', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await startGatewayUnderTest();
  });
  afterAll(() => gateway.close());

  it('is served for programs and knows every exact route', async () => {
    const response = await gateway.fetch('/api/docs/openapi.json');
    const document = (await response.json()) as { openapi: string; paths: Record<string, unknown> };
    expect(document.openapi).toBe('3.1.0');
    const exact = ROUTES.map((route) => route.path).filter((path) =>
      /^\/api\/\w+\/[\w-]+$/.test(path),
    );
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(exact));
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
