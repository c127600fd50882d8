import { checkPasswordChange } from './password-forms.js';

describe('a change of password', () => {
  const GOOD = {
    current_password: 'old',
    password: 'Quiet!Harbour9',
    confirmation: 'Quiet!Harbour9',
  };

  it.each([
    [{}, undefined],
    [{ current_password: '' }, 'current_password'],
    [{ password: 'short' }, 'password'],
    [{ confirmation: 'Quiet!Harbour8' }, 'confirmation'],
    [{ current_password: '', password: 'short' }, 'current_password'],
  ])('with %j is wrong in: %s', (change, field) => {
    expect(checkPasswordChange({ ...GOOD, ...change }).error?.issues[0]?.path[0]).toBe(field);
  });
});
