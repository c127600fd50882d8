import { checkPasswordChange } from './password-checks.js';

describe('a change of password', () => {
  const GOOD = { current: 'old', password: 'Quiet!Harbour9', confirmation: 'Quiet!Harbour9' };

  it.each([
    [{}, null],
    [{ current: '' }, 'current'],
    [{ password: 'short' }, 'password'],
    [{ confirmation: 'Quiet!Harbour8' }, 'confirmation'],
    [{ current: '', password: 'short' }, 'current'],
  ])('with %j is wrong in: %s', (change, field) => {
    expect(checkPasswordChange({ ...GOOD, ...change })?.field ?? null).toBe(field);
  });
});
