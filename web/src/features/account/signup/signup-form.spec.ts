import { checkSignup, type SignupFields } from './signup-form.js';

const good: SignupFields = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  password: 'Orbiter9!',
  confirmation: 'Orbiter9!',
};
const check = (part: Partial<SignupFields>) =>
  checkSignup({ ...good, ...part }).error?.issues[0]?.message;

describe('checkSignup', () => {
  it('accepts a complete form and trims it', () => {
    expect(checkSignup({ ...good, first_name: ' Ada ' }).data?.first_name).toBe('Ada');
  });

  it('checks rules, repetition, first and last name in this order', () => {
    const blank = { first_name: ' ', last_name: '\t' };
    expect(check({ ...blank, password: 'orbiter9!', confirmation: 'x' })).toBe(
      'Please ensure your password meets all the requirements.',
    );
    expect(check({ ...blank, confirmation: 'x' })).toBe('Passwords do not match.');
    expect(check(blank)).toBe('First name is required.');
    expect(check({ last_name: ' ' })).toBe('Last name is required.');
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
    expect(check({ email: 'ada@' })).toBe('Please enter a valid email address.');
  });

  it('uses the words of the service for its other rules', () => {
    expect(check({ first_name: 'a'.repeat(201) })).toBe(
      'First name can have at most 200 characters.',
    );
  });
});
