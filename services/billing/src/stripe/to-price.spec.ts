import type { Stripe } from 'stripe';
import { toPrice } from './to-price.js';

const price = (more: object) =>
  ({
    id: 'price_1',
    active: true,
    currency: 'usd',
    recurring: null,
    unit_amount: 499,
    metadata: {},
    product: { id: 'prod_1', name: 'Credits' },
    ...more,
  }) as unknown as Stripe.Price;
const monthly = { recurring: { interval: 'month' } };

describe('a price of Stripe’s', () => {
  it('with an amount is a pack', () => {
    const metadata = { name: 'Small', amount: '25', discount: '10' };
    const currency_options = { usd: { unit_amount: 499 }, eur: { unit_amount: 479 } };
    expect(toPrice(price({ metadata, currency_options }), 'price_pro')).toEqual({
      id: 'price_1',
      unit_amount: 499,
      currency: 'usd',
      currency_options: { eur: 479 },
      product_name: 'Credits',
      recurring: null,
      metadata: { name: 'Small', amount: 25, discount: 10 },
    });
  });

  it('is called as its product without a name of its own', () => {
    expect(toPrice(price({ metadata: { amount: '25' } }), 'price_pro')?.metadata).toEqual({
      name: 'Credits',
      amount: 25,
      discount: null,
    });
  });

  it('of the id that was set is the plan', () => {
    const plan = toPrice(price({ id: 'price_pro', ...monthly }), 'price_pro');
    expect(plan).toMatchObject({ recurring: 'month', metadata: { amount: null } });
  });

  it.each([
    ['another plan', monthly],
    ['no amount', {}],
    ['an amount of nothing', { metadata: { amount: '0' } }],
    ['an amount below', { metadata: { amount: '-5' } }],
    ['an amount in words', { metadata: { amount: 'many' } }],
    ['an amount of fractions', { metadata: { amount: '2.5' } }],
    ['a monthly amount', { ...monthly, metadata: { amount: '25' } }],
    ['no fixed price', { unit_amount: null, metadata: { amount: '25' } }],
    ['an end', { active: false, metadata: { amount: '25' } }],
    ['a yearly plan', { id: 'price_pro', recurring: { interval: 'year' } }],
  ])('with %s is not for sale here', (_, more) => {
    expect(toPrice(price(more), 'price_pro')).toBeUndefined();
  });
});
