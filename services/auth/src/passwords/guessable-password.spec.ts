import { ACCOUNT_LIMITS } from '@likeness/contracts/accounts/account-rules';
import { processorMs } from '@likeness/contracts/testing/processor-time';
import { weaknessOf } from './guessable-password.js';

const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'countess.king@analytical.example' };

describe('a guessable password', () => {
  it.each([
    ['P@ssw0rd', 'common'],
    ['Password1!', 'common'],
    ['P@ssw0rd123!', 'common'],
    ['Welcome1!', 'common'],
    ['1Qaz@wsx', 'common'],
    ['1Qaz2wsx!', 'common'],
    ['Qwerty1!', 'common'],
    ['#1Dragon', 'common'],
    ['Dragon24.12.1990!!', 'common'],
    ['Berlin2026!', 'common'],
    ['Likeness1!', 'personal'],
    ['L1k3n3$$2026', 'personal'],
    ['!!Likeness-2026!!', 'personal'],
    ['LikenessDragon1!', 'personal'],
    ['Summer2024!', 'personal'],
    ['Winter2026!!', 'personal'],
    ['Summer-2026!', 'personal'],
    ['Fr\u00fchling2026!', 'personal'],
    ['November21!', 'personal'],
    ['Dienstag!1', 'personal'],
    ['Ada-Lovelace1', 'personal'],
    ['AdaLovelace1815!', 'personal'],
    ['Lovelace.Ada!12', 'personal'],
    ['L0v3lac3!2026', 'personal'],
    ['Countess1!', 'personal'],
    ['Analytical#1', 'personal'],
    ['Qwertz123!', 'regular'],
    ['Azertyuiop1!', 'common'],
    ['A1234567!', 'common'],
    ['Qsdfghjklm#1', 'regular'],
    ['R#34567890!', 'regular'],
    ['Abcdefgh1!', 'regular'],
    ['Aaaaaaaa1!', 'regular'],
    ['A1!A1!A1!A1!A1!', 'regular'],
  ])('%s is one: %s', (password, weakness) => {
    expect(weaknessOf(password, ADA)).toBe(weakness);
  });

  it.each([
    'Tulip-Anchor-47',
    'Quiet!Harbour9',
    'Str0ng!Passw0rd',
    'Correct-Horse7',
    '\u041f\u0430\u0440\u043e\u043b\u044c-\u0412\u0435\u0442\u0435\u04401',
    'Kx7!pQ2z',
    'Winter-Anchor-Otter-7',
    'Ada-sails-Otters-7',
    'Tiger#8841-2967!',
    'Was!Gerade.Hier5',
  ])('%s is none', (password) => {
    expect(weaknessOf(password, ADA)).toBeUndefined();
  });

  it('depends on the owner’s personal words', () => {
    const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'g@example.org' };
    expect(weaknessOf('Analytical#1', grace)).toBeUndefined();
    expect(weaknessOf('Grace-Hopper1', ADA)).toBeUndefined();
    expect(weaknessOf('Grace-Hopper1', grace)).toBe('personal');
  });

  // The last three get longer when they are normalized.
  it.each(['P@ssw0rd1!qwertzAda', 'a', 'a1!', '4', '!', 'Aa', 'ß', '\u0301', 'ﬃ', '㍿', 'ﷺ'])(
    'of %j is read in time at any length',
    (unit) => {
      for (let length = 8; length <= ACCOUNT_LIMITS.password; length += 8) {
        const password = unit.repeat(length).slice(0, length);
        expect(processorMs(() => weaknessOf(password, ADA))).toBeLessThan(20);
      }
    },
  );
});
