import { IdempotencyKeys } from './use-checkout.js';

describe('the idempotency key of a click', () => {
  it('stays until the response', () => {
    const keys = new IdempotencyKeys();
    const first = keys.of('price_25');
    expect(keys.of('price_25')).toBe(first);
    keys.answered('price_25');
    expect(keys.of('price_25')).not.toBe(first);
  });

  it('is one for each price', () => {
    const keys = new IdempotencyKeys();
    expect(keys.of('price_25')).not.toBe(keys.of('price_60'));
  });
});
