import { SecretSeal } from './secret-seal.js';

const FORMER = 'former-key-of-32-characters-or-more';
const PRESENT = 'present-key-of-32-characters-or-more';

describe('a sealed secret', () => {
  const sealed = new SecretSeal(FORMER).seal('secret', 'one');

  it('opens with the previous key during a rotation, and must be re-encrypted', () => {
    const opened = new SecretSeal(PRESENT, FORMER).open(sealed, 'one');
    expect(opened).toEqual({ secret: 'secret', needsReencryption: true });
    expect(() => new SecretSeal(PRESENT).open(sealed, 'one')).toThrow();
  });

  it('opens for no other account with either key', () => {
    for (const seal of [new SecretSeal(FORMER, PRESENT), new SecretSeal(PRESENT, FORMER)]) {
      expect(() => seal.open(sealed, 'other')).toThrow();
    }
  });

  it('is sealed with the present key', () => {
    const fresh = new SecretSeal(PRESENT, FORMER).seal('secret', 'one');
    const opened = new SecretSeal(PRESENT).open(fresh, 'one');
    expect(opened).toEqual({ secret: 'secret', needsReencryption: false });
  });
});
