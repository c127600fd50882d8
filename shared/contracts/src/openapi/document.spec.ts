import { readFileSync } from 'node:fs';
import { buildOpenApiDocument, openApiFile } from './document.js';

describe('the OpenAPI document', () => {
  it('is committed as the contracts have it (npm run openapi writes it anew)', () => {
    const committed = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');
    expect(committed).toBe(openApiFile());
  });

  it('gives every call a name of its own and an answer', () => {
    const operations = Object.values(buildOpenApiDocument().paths ?? {}).flatMap((path) =>
      [path.get, path.post, path.delete].filter((operation) => operation !== undefined),
    );
    const names = operations.map((operation) => operation.operationId);
    expect(new Set(names).size).toBe(operations.length);
    for (const operation of operations) {
      expect(Object.keys(operation.responses ?? {}).some((status) => /^2/.test(status))).toBe(true);
    }
  });
});
