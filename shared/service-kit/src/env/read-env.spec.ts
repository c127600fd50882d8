import { refusedSettings } from '@likeness/testing/refused-settings';
import { z } from 'zod';
import { readEnv } from './read-env.js';
import { processEnv, secret } from './shared-env.js';

const schema = z.object({
  ...processEnv,
  LIST: secret.optional(),
  LIST_ALSO: z
    .string()
    .transform((value) => value.split(','))
    .optional(),
});
const GOOD = { PORT: '0', REDIS_URL: 'redis://127.0.0.1:1', AUTH_SECRET: 'a'.repeat(32) };

const refusal = (changes: Record<string, string>) =>
  refusedSettings({ ...GOOD, ...changes }, () => readEnv(schema));

describe('an additional secret', () => {
  it('may be unset, empty or another one', () => {
    for (const value of ['', 'b'.repeat(32)]) {
      expect(refusal({ AUTH_SECRET_ALSO: value })).toBe('');
    }
  });

  it.each([
    ['short', 'AUTH_SECRET_ALSO: expected at least 32 characters\n'],
    [
      `change-me${'b'.repeat(32)}`,
      'AUTH_SECRET_ALSO: expected a value of your own instead of the example\n',
    ],
    [GOOD.AUTH_SECRET, 'AUTH_SECRET_ALSO: expected another secret than AUTH_SECRET\n'],
  ])('ends the process if it is %j', (value, said) => {
    expect(refusal({ AUTH_SECRET_ALSO: value })).toBe(said);
  });

  it('must not include the current secret in a list', () => {
    const LIST = 'c'.repeat(32);
    const others = ['d'.repeat(32), 'e'.repeat(32)];
    expect(refusal({ LIST, LIST_ALSO: others.join() })).toBe('');
    expect(refusal({ LIST, LIST_ALSO: [...others, LIST].join() })).toBe(
      'LIST_ALSO: expected another secret than LIST\n',
    );
  });
});
