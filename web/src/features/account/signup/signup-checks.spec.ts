import { checkSignup, refusedField, type SignupFields } from './signup-checks.js';

const good: SignupFields = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'Orbiter9!',
  confirmation: 'Orbiter9!',
};
const check = (part: Partial<SignupFields>) => checkSignup({ ...good, ...part }, true)?.message;

describe('checkSignup', () => {
  it('accepts a complete form', () => {
    expect(checkSignup(good, true)).toBeNull();
  });

  it('checks rules, repetition, first and last name in this order', () => {
    const blank = { firstName: ' ', lastName: '\t' };
    expect(check({ ...blank, password: 'orbiter9!', confirmation: 'x' })).toBe(
      'Please ensure your password meets all the requirements.',
    );
    expect(check({ ...blank, confirmation: 'x' })).toBe('Passwords do not match.');
    expect(check(blank)).toBe('First name is required.');
    expect(check({ lastName: ' ' })).toBe('Last name is required.');
  });

  it.each(['Orbit9!', 'orbiter9!', 'Orbiterr!', 'Orbiter99'])('finds %s too weak', (password) => {
    expect(check({ password, confirmation: password })).toMatch(/requirements/);
  });

  it.each([...'!@#$%^&*(),.?":{}|<>_-'])('takes %s for a special character', (character) => {
    const password = `Orbiter9${character}`;
    expect(check({ password, confirmation: password })).toBeUndefined();
  });

  it('requires a valid email address', () => {
    expect(check({ email: ' ' })).toBe('Email is required.');
    expect(checkSignup({ ...good, email: 'ada@' }, false)?.field).toBe('email');
  });
});

it('finds the field that the server refused', () => {
  expect(refusedField({ first_name: 'too long' })).toEqual({
    field: 'firstName',
    message: 'too long',
  });
  expect(refusedField({ elsewhere: 'x' })).toBeNull();
});
