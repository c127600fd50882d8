import { refusedSettings } from '@likeness/testing/refused-settings';
import { loadEnv } from './env.js';

const GOOD = {
  PORT: '0',
  REDIS_URL: 'redis://127.0.0.1:1',
  AUTH_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
  PUBLIC_URL: 'https://likeness.test',
  AUTH_URL: 'http://127.0.0.1:1',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRO_PRICE_ID: 'price_1',
  SMTP_URL: 'smtp://127.0.0.1:1',
};

const refusal = (changes: Record<string, string>) =>
  refusedSettings({ ...GOOD, ...changes }, loadEnv);

describe('the settings', () => {
  it('are enough when Stripe is named', () => {
    expect(refusal({})).toBe('');
  });

  it.each([
    ['STRIPE_SECRET_KEY', ''],
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', ''],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_PRO_PRICE_ID', ''],
    ['STRIPE_PRO_PRICE_ID', 'prod_1'],
    ['STRIPE_API_URL', 'stripe'],
    ['PUBLIC_URL', ''],
    ['AUTH_URL', 'auth'],
    ['SMTP_URL', 'http://mail'],
  ])('end the process with the name of %s where it is %j', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name}: expected `));
  });

  it('reject a replacement for Stripe in production', () => {
    const standIn = { STRIPE_API_URL: 'http://127.0.0.1:8112' };
    expect(refusal(standIn)).toBe('');
    expect(refusal({ ...standIn, NODE_ENV: 'production' })).toContain(
      'STRIPE_API_URL: expected nothing',
    );
  });
});
