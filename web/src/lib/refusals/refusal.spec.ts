import { registerRequestSchema } from '@likeness/contracts/http/auth';
import { inGerman } from '../../testing/in-german.js';

inGerman();
const { withWords } = await import('./refusal.js');
const { toApiError } = await import('../api/api-error.js');
const { checkWith } = await import('../forms/check-with.js');

it('is said in German by its code, wherever an answer has one', async () => {
  const refused = { code: 'RENDER_FAILED', detail: 'It failed.', values: { credits: 1 } };
  const answer = {
    jobs: [{ error: refused }, { error: null }],
    refusal: { code: 'PROMPT_UNSAFE', reason: 'We don’t.' },
    unmet: [{ words: 'two people', reason: 'one person is shown, alone', code: 'alone' }],
  };
  const { jobs, refusal, unmet } = await withWords(answer);
  expect(jobs[0]?.error?.detail).toMatch(/^Dieses Porträt.* Den Credit dafür hast du zurück\.$/);
  expect(refusal.reason).toMatch(/^Solche Bilder machen wir nicht/);
  expect(unmet[0]?.reason).toBe('one person is shown, alone');
});

const errorOf = (status: number, body: unknown, headers = {}) =>
  toApiError(Response.json(body, { status, headers }));

it('keeps what callers compare, and translates the rest', async () => {
  const dead = await errorOf(400, { detail: 'VERIFY_USER_BAD_TOKEN' });
  expect(dead.detail).toBe('VERIFY_USER_BAD_TOKEN');
  expect((await errorOf(401, { detail: 'Unauthorized' })).detail).toBe('Unauthorized');
  const limit = await errorOf(
    429,
    { code: 'HOURLY_LIMIT', detail: 'You have reached it.', values: { limit: 6, left: 0 } },
    { 'retry-after': '90' },
  );
  expect(limit.message).toMatch(/6\u00a0Bilder.*2\u00a0Minuten/);
  expect(limit.detail).toBe(limit.message);
});

it('translates what is wrong with fields', async () => {
  const item = { type: 'missing', loc: ['body', 'first_name'], msg: 'First name is missing.' };
  const { fields, message } = await errorOf(422, { detail: [item] });
  expect(fields).toEqual({ first_name: 'Bitte füll dieses Feld aus.' });
  expect(message).toBe('Bitte füll dieses Feld aus.');
});

it.each([
  ['', 'Bitte füll dieses Feld aus.'],
  ['www.example.org', 'Der Name darf keine Webadresse enthalten.'],
  ['\u200b.', 'Der Name darf keine unsichtbaren Zeichen enthalten.'],
  ['x'.repeat(201), 'Bitte nimm höchstens 200 Zeichen.'],
])('the page’s own check of the name %j is German', (first_name, message) => {
  const check = checkWith(registerRequestSchema.pick({ first_name: true }));
  expect(check({ first_name }).error?.issues[0]?.message).toBe(message);
});
