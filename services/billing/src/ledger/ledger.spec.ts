import { randomInt, randomUUID } from 'node:crypto';
import type { LedgerPage } from '@likeness/contracts/http/payments';
import { BALANCED, billingSuite, holdRequest, member, buyer } from '../testing/running-billing.js';

const billing = billingSuite();

describe('the ledger', () => {
  const read = async (userId: string, query = '') =>
    billing.as(member(userId), `/api/payments/ledger${query}`);
  const page = async (userId: string, query = '') => (await read(userId, query)).body as LedgerPage;

  it('sums to zero and never goes below it after any operations at the same time', async () => {
    const people = Array.from({ length: 4 }, () => randomUUID());
    for (const id of people) await billing.give(id, 30);
    const open: string[] = [];
    const one = async () => {
      const act = randomInt(4);
      const id = open[randomInt(Math.max(1, open.length))];
      if (act === 0 && id) return billing.asService('/internal/holds/capture', { hold_id: id });
      if (act === 1) await billing.give(people[randomInt(people.length)] ?? '', randomInt(1, 5));
      const credits = Array.from({ length: randomInt(1, 4) }, () => randomInt(1, 4));
      const over = act === 2 && { expires_at: new Date(Date.now() - 1).toISOString() };
      const request = holdRequest(people[randomInt(people.length)] ?? '', credits, { ...over });
      open.push(...request.holds.map(({ hold_id }) => hold_id));
      return billing.asService('/internal/holds', request);
    };
    const lane = async () => {
      for (let step = 0; step < 30; step += 1) {
        const { status } = await one();
        expect([200, 204, 409]).toContain(status);
      }
    };
    await Promise.all(Array.from({ length: 8 }, lane));
    expect(await billing.books()).toEqual(BALANCED);
    for (const id of people) {
      const { entries } = await page(id, '?limit=100');
      let balance = 0;
      for (const entry of entries.toReversed()) {
        if (balance !== 0) expect(entry.balance).toBe(balance + entry.credits);
        ({ balance } = entry);
        expect(entry.balance).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('can’t be changed, and balances can’t be overdrawn, by the database’s own word', async () => {
    const userId = randomUUID();
    await billing.give(userId, 1);
    for (const change of [
      `UPDATE ledger_entries SET available = 100`,
      `DELETE FROM ledger_entries`,
      `TRUNCATE ledger_entries`,
    ]) {
      await expect(billing.sql`${() => change}`).rejects.toThrow('stay as they are');
    }
    const book = (available: number, corrections: number) =>
      billing.sql`INSERT INTO ledger_entries (user_id, kind, available, corrections)
        VALUES (${userId}, 'adjustment', ${available}, ${corrections})`;
    await expect(book(2, -1)).rejects.toThrow('sums_to_zero');
    await expect(book(-2, 2)).rejects.toThrow('available_is_covered');
    expect(await billing.balance(userId)).toEqual({ balance: 1, held: 0 });
  });

  it('is read page by page, each its own', async () => {
    const [userId, other] = [randomUUID(), randomUUID()];
    for (let index = 0; index < 7; index += 1) await billing.give(userId, 1);
    await billing.give(other, 1);
    const first = await page(userId, '?limit=3');
    expect(first.entries.map(({ balance }) => balance)).toEqual([7, 6, 5]);
    const second = await page(userId, `?limit=3&before=${first.next}`);
    const third = await page(userId, `?limit=3&before=${second.next}`);
    expect([...second.entries, ...third.entries].map(({ balance }) => balance)).toEqual([
      4, 3, 2, 1,
    ]);
    expect(third.next).toBeNull();
    expect((await page(other, `?before=${first.next}`)).entries).toEqual([]);
    expect(await page(randomUUID())).toEqual({
      balance: 0,
      held: 0,
      paid: 0,
      owed: 0,
      entries: [],
      next: null,
    });
  });

  it('names what was ordered together, and nothing for what was not', async () => {
    const userId = randomUUID();
    await billing.give(userId, 5);
    const request = holdRequest(userId, [1, 1]);
    await billing.asService('/internal/holds', request);
    const { group_id } = request;
    const [first, second] = request.holds.map(({ hold_id }) => hold_id);
    await billing.asService('/internal/holds/capture', { hold_id: second });
    const { entries } = await page(userId);
    expect(entries.map(({ kind, hold_id, group_id: id }) => [kind, hold_id, id])).toEqual([
      ['capture', second, group_id],
      ['hold', second, group_id],
      ['hold', first, group_id],
      ['adjustment', null, null],
    ]);
  });

  it.each(['?limit=0', '?limit=101', '?limit=x', '?before=x'])('refuses %s', async (query) => {
    expect((await read(randomUUID(), query)).status).toBe(422);
  });
});

describe('the operator', () => {
  it('corrects credits from the page once, however often the request arrives', async () => {
    const user_id = randomUUID();
    const correct = (credits: number, correction_id: string) =>
      billing.asService('/internal/corrections', { user_id, credits, correction_id }, 'auth');
    const first = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => correct(5, first)));
    expect(answers.map(({ body }) => body)).toEqual(
      [1, 2, 3].map(() => ({ balance: 5, is_booked: true })),
    );
    expect((await correct(-6, randomUUID())).body).toEqual({ balance: 5, is_booked: false });
    expect((await correct(0, randomUUID())).status).toBe(422);
    expect((await correct(-5, randomUUID())).body).toEqual({ balance: 0, is_booked: true });
    expect(await billing.books()).toEqual(BALANCED);
  });

  it('refuses the id of another account’s correction', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const correction_id = randomUUID();
    const correct = (user_id: string) =>
      billing.asService('/internal/corrections', { user_id, credits: 5, correction_id }, 'auth');
    const statuses = (await Promise.all([correct(one), correct(other)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 422]);
    expect(await billing.books()).toEqual(BALANCED);
  });

  it('answers only auth', async () => {
    const sent = { user_id: randomUUID(), credits: 5, correction_id: randomUUID() };
    const { status } = await billing.asService('/internal/corrections', sent, 'lenses');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await billing.balance(sent.user_id)).toEqual({ balance: 0, held: 0 });
  });

  it('settles a declaration once', async () => {
    const [row] = await billing.sql<{ id: string }[]>`
      INSERT INTO declarations (kind, name, email, contract)
      VALUES ('withdrawal', 'Ada', 'ada@example.org', 'Pro') RETURNING id`;
    const settle = () =>
      billing.asService('/internal/declarations/settle', { id: row?.id }, 'auth');
    expect((await settle()).body).toEqual({ is_settled: true });
    expect((await settle()).body).toEqual({ is_settled: false });
  });
});

describe('invoices', () => {
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
