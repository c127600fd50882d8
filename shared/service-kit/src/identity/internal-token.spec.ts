import { AppError } from '@likeness/contracts/errors/app-error';
import type { Principal } from '@likeness/contracts/identity/principal';
import { InternalTokens } from './internal-token.js';

const FORMER = 'former-secret-of-32-characters-or-more';
const PRESENT = 'present-secret-of-32-characters-or-more';
const lenses: Principal = { kind: 'service', service: 'lenses' };

describe('an internal token', () => {
  afterEach(() => jest.useRealTimers());

  const STEPS = {
    before: new InternalTokens(FORMER),
    'also accepting the coming one': new InternalTokens(FORMER, PRESENT),
    'also accepting the former one': new InternalTokens(PRESENT, FORMER),
    after: new InternalTokens(PRESENT),
  };
  type Step = keyof typeof STEPS;

  it.each<[Step, Step]>([
    ['before', 'also accepting the coming one'],
    ['also accepting the coming one', 'also accepting the former one'],
    ['also accepting the former one', 'after'],
  ])('is understood both ways between processes %s and %s', async (one, other) => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const token = STEPS[from].sign(lenses, 'images');
      await expect(STEPS[to].verify(token, 'images')).resolves.toEqual(lenses);
    }
  });

  it('of the previous secret is rejected after its removal', async () => {
    const token = STEPS.before.sign(lenses, 'images');
    await expect(STEPS.after.verify(token, 'images')).rejects.toEqual(new AppError('UNAUTHORIZED'));
  });

  it('of the previous secret has an audience and expiry', async () => {
    const token = STEPS.before.sign(lenses, 'images');
    const reader = STEPS['also accepting the former one'];
    await expect(reader.verify(token, 'billing')).rejects.toEqual(new AppError('UNAUTHORIZED'));
    jest.useFakeTimers({ now: Date.now() + 120_000 });
    await expect(reader.verify(token, 'images')).rejects.toEqual(
      new AppError('SERVICE_UNAVAILABLE'),
    );
  });

  it('of an unknown secret is rejected', async () => {
    const token = new InternalTokens('a-third-secret-of-32-characters-or-more').sign(
      lenses,
      'images',
    );
    const reader = STEPS['also accepting the former one'];
    await expect(reader.verify(token, 'images')).rejects.toEqual(new AppError('UNAUTHORIZED'));
  });
});
