import { refusedSettings } from '@likeness/testing/refused-settings';
import { loadEnv } from './env.js';

const GOOD = {
  PORT: '0',
  REDIS_URL: 'redis://127.0.0.1:1',
  AUTH_SECRET: 'x'.repeat(32),
  LENSES_URL: 'http://127.0.0.1:1',
};
const secrets = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));

function alsoRead(MARK_SECRET_ALSO: string, more: object = {}): readonly string[] | string {
  let read: readonly string[] = [];
  const env = { ...GOOD, MARK_SECRET_ALSO, ...more };
  return refusedSettings(env, () => (read = loadEnv().MARK_SECRET_ALSO)) || read;
}

describe('secrets whose marks are read besides', () => {
  it('are none, one or up to three', () => {
    expect(alsoRead('')).toEqual([]);
    expect(alsoRead(secrets[0])).toEqual(secrets.slice(0, 1));
    expect(alsoRead(secrets.slice(0, 3).join(', '))).toEqual(secrets.slice(0, 3));
  });

  it.each([
    [secrets.join(), 'MARK_SECRET_ALSO: expected at most three secrets, comma-separated\n'],
    [`${secrets[0]},short`, 'MARK_SECRET_ALSO.1: expected at least 32 characters\n'],
    [
      `change-me${secrets[0]}`,
      'MARK_SECRET_ALSO.0: expected a value of your own instead of the example\n',
    ],
  ])('end the process where they are %j', (value, said) => {
    expect(alsoRead(value)).toBe(said);
  });

  it('are not the present one', () => {
    expect(alsoRead(secrets.slice(0, 2).join(), { MARK_SECRET: secrets[1] })).toBe(
      'MARK_SECRET_ALSO: expected another secret than MARK_SECRET\n',
    );
  });
});
