import { ApiError, ConnectionError, toApiError } from '../../../lib/api/api-error.js';
import { faultOf, isBoxed, problemOf } from './problem.js';

const refused = (status: number, body: unknown, headers?: Record<string, string>) =>
  toApiError(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  );

describe('problemOf', () => {
  it('opens Free Generations Exhausted for the used-up allowance only', async () => {
    const allowance = await refused(429, { code: 'ANONYMOUS_ALLOWANCE', detail: 'Used up.' });
    const busy = await refused(429, { code: 'TOO_MANY_UNFINISHED', detail: 'Ten already.' });
    expect(problemOf(allowance).kind).toBe('exhausted');
    expect(problemOf(busy).kind).toBe('rate-limited');
  });

  it.each([
    [{ detail: 'one', message: 'two', error: 'three' }, 'one'],
    [{ message: 'two', error: 'three' }, 'two'],
    [{ detail: '', error: 'three' }, 'three'],
    [{ detail: [{ loc: ['body'] }] }, 'An unexpected error occurred (unknown error)'],
    ['<html>Bad gateway</html>', 'An unexpected error occurred (unknown error)'],
  ])('puts the words of %j into the red box', async (body, detail) => {
    expect(problemOf(await refused(502, body))).toEqual(faultOf(detail));
  });

  it('keeps the time to come back', async () => {
    const full = await refused(503, { detail: 'Busy.' }, { 'retry-after': '90' });
    expect(problemOf(full).retryAt).toBeGreaterThan(Date.now() + 80_000);
  });

  it('drops the advice to try again where the time to come back follows', async () => {
    const body = { detail: 'Too many requests. Please try again in a minute.' };
    const { detail } = problemOf(await refused(429, body, { 'retry-after': '90' }));
    expect(detail).toBe('Too many requests.');
    expect(problemOf(await refused(429, body)).detail).toBe(body.detail);
  });

  it('says plainly that there is no connection, and never shows a stack', () => {
    expect(problemOf(new ConnectionError()).detail).toMatch(/can’t reach the server/);
    expect(problemOf(new TypeError('x is undefined')).detail).toBe(
      'An unexpected error occurred (unknown error)',
    );
  });
});

it('tells what was refused from what went wrong', () => {
  expect(problemOf(new ApiError(402, 'CREDITS_REQUIRED', 'x')).isRefusal).toBe(true);
  expect(problemOf(new ApiError(503, null, 'x')).isRefusal).toBe(false);
  expect(problemOf(new ConnectionError()).isRefusal).toBe(false);
});

it('meets visitors with a dialog and members with the red box', () => {
  const hourly = problemOf(new ApiError(429, 'HOURLY_LIMIT', 'x'));
  expect(isBoxed(hourly, false)).toBe(false);
  expect(isBoxed(hourly, true)).toBe(true);
  expect(isBoxed(faultOf('x'), false)).toBe(true);
});
