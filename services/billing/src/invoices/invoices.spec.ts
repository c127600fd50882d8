import { randomUUID } from 'node:crypto';
import { billingSuite, buyer, member } from '../testing/running-billing.js';

describe('invoices', () => {
  const billing = billingSuite();

  const invoicesOf = (userId: string) =>
    billing.as(member(userId), '/api/payments/invoices').then(({ body }) => body);

  it('are those of the account alone, each with its page', async () => {
    const { userId } = await buyer(billing);
    const [invoice] = billing.stripe.records.all('invoice');
    expect(await invoicesOf(userId)).toEqual({
      invoices: [
        {
          id: invoice?.id,
          number: invoice?.number,
          created_at: new Date((invoice?.created ?? 0) * 1_000).toISOString(),
          amount_cents: 499,
          currency: 'usd',
          url: invoice?.hosted_invoice_url,
        },
      ],
    });
    expect(await invoicesOf((await buyer(billing)).userId)).toMatchObject({
      invoices: [{ id: expect.not.stringContaining(String(invoice?.id)) as string }],
    });
  });

  it('are none before the first purchase', async () => {
    expect(await invoicesOf(randomUUID())).toEqual({ invoices: [] });
  });
});
