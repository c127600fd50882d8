import { isCommonPassword } from './common-passwords.js';

describe('a common password', () => {
  it.each([
    'P@ssw0rd',
    'Password1!',
    'P@ssw0rd123!',
    'Welcome1!',
    'Summer2024!',
    '1Qaz@wsx',
    'Qwerty1!',
    '#1Dragon',
  ])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'Tulip-Anchor-47',
    'Quiet!Harbour9',
    'Str0ng!Passw0rd',
    'Correct-Horse7',
    'Пароль-Ветер1',
  ])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
