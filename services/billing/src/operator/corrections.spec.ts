import { randomUUID } from 'node:crypto';
import { BALANCED, type RunningBilling, startRunningBilling } from '../testing/running-billing.js';
import { CorrectionsService } from './corrections.service.js';

describe('the operator', () => {
  let billing: RunningBilling;
  beforeAll(async () => {
    billing = await startRunningBilling();
  });
  afterAll(() => billing.close());

  it('gives credits and takes them, as far as they are there', async () => {
    const corrections = billing.app.get(CorrectionsService);
    const userId = randomUUID();
    expect(await corrections.book(userId, 5)).toBe(5);
    expect(await corrections.book(userId, -2)).toBe(3);
    await expect(corrections.book(userId, -4)).rejects.toThrow('available_is_covered');
    expect(await billing.balance(userId)).toEqual({ balance: 3, held: 0 });
    expect(await billing.books()).toEqual(BALANCED);
  });
});
