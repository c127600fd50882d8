import type { OperatorActs } from '@likeness/contracts/http/operator';
import { operating } from '../testing/operating.js';
import { authSuite } from '../testing/running-auth.js';

describe('the notice to everybody', () => {
  const auth = authSuite();
  const operators = operating(auth);

  const read = () => auth.call('/api/auth/notice');
  const notice = { en: 'Back at 10.', de: 'Zurück um 10.' };

  it('is shown until an operator clears it, and noted', async () => {
    const browser = await operators.verified();
    expect((await read()).body).toEqual({ notice: null });
    for (const text of [{ en: 'Back at 9.', de: 'Zurück um 9.' }, notice]) {
      expect((await operators.post(browser, '/notice', { notice: text })).status).toBe(204);
    }
    const shown = await read();
    expect(shown.body).toEqual({ notice });
    expect(shown.headers.get('cache-control')).toBe('public, max-age=30');
    expect((await operators.post(browser, '/notice', { notice: null })).status).toBe(204);
    expect((await read()).body).toEqual({ notice: null });
    const { acts } = (await operators.call(browser, '/acts')).body as OperatorActs;
    expect(acts.slice(0, 2).map(({ act, subject }) => [act, subject])).toEqual([
      ['notice_cleared', null],
      ['notice_set', 'Back at 10.'],
    ]);
  });

  it.each([
    ['without German', { en: 'Back at 10.' }],
    ['with an empty text', { ...notice, de: ' ' }],
    ['with a zero byte', { ...notice, de: 'Zurück\0' }],
    ['with half a character', { ...notice, de: 'Zurück \ud83d' }],
    ['with 301 characters', { ...notice, en: 'x'.repeat(301) }],
  ])('is refused %s', async (_, text) => {
    const browser = await operators.verified();
    expect((await operators.post(browser, '/notice', { notice: text })).status).toBe(422);
  });

  it('is not set by a member, or an operator without the second factor', async () => {
    for (const browser of [await operators.browser(), await operators.appointed()]) {
      expect((await operators.post(browser, '/notice', { notice })).status).toBe(404);
    }
    expect((await read()).body).toEqual({ notice: null });
  });
});
