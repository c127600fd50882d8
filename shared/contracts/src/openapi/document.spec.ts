import { readFileSync } from 'node:fs';
import { buildOpenApiDocument, openApiFile } from './document.js';

const document = buildOpenApiDocument();
const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method, operation }] : [];
  }),
);
const ofServices = calls.filter(({ path }) => path !== '/api/health');

describe('the OpenAPI document', () => {
  it('is committed as generated (npm run openapi regenerates it)', () => {
    const committed = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
    expect(committed).toBe(openApiFile());
  });

  it('gives every call a name of its own and an answer', () => {
    const operations = calls.map(({ operation }) => operation);
    const names = operations.map((operation) => operation.operationId);
    expect(new Set(names).size).toBe(operations.length);
    for (const operation of operations) {
      expect(Object.keys(operation.responses ?? {}).some((status) => /^2/.test(status))).toBe(true);
    }
  });

  it.each(ofServices)('lists every response: $method $path', ({ operation }) => {
    expect(Object.keys(operation.responses ?? {})).toEqual(
      expect.arrayContaining(['408', '413', '431', '503']),
    );
  });

  it.each(ofServices)('lists 401 where a token counts: $method $path', (call) => {
    const { security = document.security ?? [], responses = {} } = call.operation;
    const isLookedAt = security.some((way) => 'bearer' in way);
    expect('401' in responses).toBe(isLookedAt);
  });

  it('describes account errors in the account format', () => {
    const forms = ofServices.flatMap(({ path, operation }) =>
      Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
        const isError = Number(status) >= 400 && !['408', '431'].includes(status);
        const [, name = ''] = /responses\/(\w+)/.exec(JSON.stringify(response)) ?? [];
        const text = JSON.stringify(document.components?.responses?.[name] ?? response);
        const form = /schemas\/(\w+)/.exec(text)?.[1];
        return isError
          ? [
              `${/^\/api\/(auth|newsletter|users)(\/|$)/.test(path) ? 'accounts' : 'others'} ${form}`,
            ]
          : [];
      }),
    );
    expect([...new Set(forms)].toSorted()).toEqual(['accounts AccountError', 'others Error']);
  });
});
