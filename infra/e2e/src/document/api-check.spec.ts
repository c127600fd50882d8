import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ApiCheck } from './api-check.js';

type RawDocument = {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
};

const FILE = createRequire(import.meta.url).resolve('@likeness/contracts/openapi.json');
const NOT_FOUND = { detail: 'Not Found', message: 'Not Found', code: 'NOT_FOUND' };

/** Problems of an answer to `readImage`; the document may be modified. */
function problems(
  { status = 404, type = 'application/json; charset=utf-8', body = NOT_FOUND as object },
  change: (document: RawDocument) => void = () => undefined,
): Promise<string[]> {
  const raw = JSON.parse(readFileSync(FILE, 'utf8')) as RawDocument;
  change(raw);
  const check = new ApiCheck(raw);
  const headers = { 'content-type': type };
  const answer = new Response(JSON.stringify(body), { status, headers });
  return check.problemsOf(check.operation('readImage'), answer);
}

describe('holding an answer to the document', () => {
  it('finds nothing wrong with one that it tells', async () => {
    expect(await problems({})).toEqual([]);
  });

  it('misses a status that was taken out of the document', async () => {
    const found = await problems({}, ({ paths }) => {
      delete paths['/api/images/{id}']?.get?.responses['404'];
    });
    expect(found).toEqual(['readImage answered 404, which the document does not know']);
  });

  it.each([
    ['another form', { body: { error: 'x' } }, /not of its form/],
    ['a field more', { body: { ...NOT_FOUND, extra: 'x' } }, /not of its form/],
    ['another type', { type: 'text/html' }, /of type text\/html/],
    ['a stack', { body: { ...NOT_FOUND, detail: 'at run (/app/x.js:1:2)' } }, /holds a stack/],
    ['no challenge', { status: 401 }, /401 without www-authenticate/],
    ['a fault of ours', { status: 500 }, /does not know/],
  ])('finds %s', async (_name, answer, problem) => {
    expect((await problems(answer)).join()).toMatch(problem);
  });
});
