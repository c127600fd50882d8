import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AnswerCheck } from './answer-check.js';
import { ApiDocument } from './api-document.js';
import type { ReceivedAnswer } from './send.js';

type RawDocument = {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
};

const FILE = createRequire(import.meta.url).resolve('@likeness/contracts/openapi.json');
const NOT_FOUND = { detail: 'Not Found', message: 'Not Found', code: 'NOT_FOUND' };

/** Problems of an answer to `readImage`; the document may be modified. */
function problems(
  answer: Partial<Omit<ReceivedAnswer, 'body'>> & { body?: unknown },
  change: (document: RawDocument) => void = () => undefined,
): string[] {
  const raw = JSON.parse(readFileSync(FILE, 'utf8')) as RawDocument;
  change(raw);
  const document = ApiDocument.parse(raw);
  const operation = document.operation('readImage');
  const body = { kind: 'none' } as const;
  return new AnswerCheck(document).problemsOf(
    { operation, method: 'GET', person: 'member', path: {}, query: [], headers: {}, body },
    {
      status: 404,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      ...answer,
      body: Buffer.from(JSON.stringify(answer.body ?? NOT_FOUND)),
    },
  );
}

describe('holding an answer to the document', () => {
  it('finds nothing wrong with one that it tells', () => {
    expect(problems({})).toEqual([]);
  });

  it('misses a status that was taken out of the document', () => {
    const found = problems({}, ({ paths }) => {
      delete paths['/api/images/{id}']?.get?.responses['404'];
    });
    expect(found).toEqual(['readImage answered 404, which the document does not know']);
  });

  it.each([
    ['another form', { body: { error: 'x' } }, /not of its form/],
    ['a field more', { body: { ...NOT_FOUND, stack: 'x' } }, /not of its form/],
    ['another type', { headers: { 'content-type': 'text/html' } }, /of type text\/html/],
    ['a stack', { body: { ...NOT_FOUND, detail: 'at run (/app/x.js:1:2)' } }, /holds a stack/],
    ['no challenge', { status: 401 }, /401 without www-authenticate/],
    ['a fault of ours', { status: 500 }, /does not know/],
  ])('finds %s', (_name, answer, problem) => {
    expect(problems(answer).join()).toMatch(problem);
  });
});
