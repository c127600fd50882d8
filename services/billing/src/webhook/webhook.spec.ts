import { told } from '@likeness/testing/running-service';
import { randomUUID } from 'node:crypto';
import type { LedgerPage } from '@likeness/contracts/http/payments';
import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { HoldsService } from '../holds/holds.service.js';
import {
  BALANCED,
  billingSuite,
  buy,
  buyer,
  codeOf,
  event,
  holdRequest,
  member,
  sessionOf,
} from '../testing/running-billing.js';

describe('the webhook, of purchases', () => {
  const billing = billingSuite();
  afterEach(async () => expect(await billing.books()).toEqual(BALANCED));

  const available = async (userId: string) => (await billing.balance(userId)).balance;
  const sessionAt = (id: string) => billing.stripe.records.get('checkout.session', id);
  const completed = (sessionId: string) =>
    event('checkout.session.completed', sessionAt(sessionId));
  function refund(sessionId: string, amount: number) {
    const details = { amount, reason: null, metadata: {} };
    billing.stripe.world.refunds.give(billing.stripe.chargeOf(sessionId), details);
    return event('charge.refunded', billing.stripe.chargeOf(sessionId));
  }

  it('grants a pack’s credits when it is paid, and the ledger says what was bought', async () => {
    const { userId, sessionId } = await buyer(billing);
    expect(await told(billing.deliver(completed(sessionId)))).toEqual([200, { received: true }]);
    const { body } = await billing.as(member(userId), '/api/payments/ledger');
    expect((body as LedgerPage).entries).toMatchObject([
      {
        kind: 'purchase',
        credits: 25,
        balance: 25,
        purchase: { name: 'Small Pack', amount_cents: 499, currency: 'usd' },
      },
    ]);
  });

  it('tells paid credits from gifts, gifts being used first and refunds taken off', async () => {
    const { userId, sessionId } = await buyer(billing);
    await billing.give(userId, 10);
    const paid = async () =>
      ((await billing.as(member(userId), '/api/payments/ledger')).body as LedgerPage).paid;
    expect(await paid()).toBe(0);
    await billing.deliver(completed(sessionId));
    expect([await available(userId), await paid()]).toEqual([35, 25]);
    await billing.give(userId, -12);
    expect([await available(userId), await paid()]).toEqual([23, 23]);
    await billing.deliver(refund(sessionId, 499));
    expect(await paid()).toBe(0);
  });

  it('grants once for a hundred concurrent events, equal and different ones', async () => {
    const { userId, sessionId } = await buyer(billing);
    const same = completed(sessionId);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        billing.deliver(index % 2 ? same : completed(sessionId)),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await available(userId)).toBe(25);
  });

  it('is in the audit log once for repeated events', async () => {
    const record = jest.spyOn(billing.app.get(AuditLog), 'record');
    const { userId, sessionId } = await buyer(billing);
    const same = completed(sessionId);
    for (const _ of [1, 2, 3]) await billing.deliver(same);
    expect(record.mock.calls).toEqual([['payment_changed', userId]]);
    record.mockRestore();
  });

  it('yields the same result for every order of events, each sent twice', async () => {
    const orders = permutations([0, 1, 2, 3]);
    await Promise.all(
      orders.map(async (order) => {
        const { userId, sessionId } = await buyer(billing);
        const events = [
          completed(sessionId),
          event('checkout.session.async_payment_succeeded', sessionAt(sessionId)),
          event('charge.succeeded', billing.stripe.chargeOf(sessionId)),
          refund(sessionId, 200),
        ];
        for (const index of [...order, ...order]) {
          expect((await billing.deliver(events[index] ?? {})).status).toBe(200);
        }
        expect([order, await available(userId)]).toEqual([order, 15]);
      }),
    );
  });

  it('waits for a delayed payment', async () => {
    const userId = randomUUID();
    const { id } = sessionOf(billing, await buy(billing, userId));
    await billing.deliver(completed(id));
    await billing.deliver(event('checkout.session.async_payment_failed', sessionAt(id)));
    expect(await available(userId)).toBe(0);
    billing.stripe.pay(id);
    await billing.deliver(event('checkout.session.async_payment_succeeded', { id }));
    expect(await available(userId)).toBe(25);
  });

  async function holdOf(userId: string, credits: number): Promise<string> {
    const request = holdRequest(userId, [credits]);
    await billing.asService('/internal/holds', request);
    return request.holds[0]?.hold_id ?? '';
  }

  it('takes refunded credits back as far as they are there', async () => {
    const { userId, sessionId } = await buyer(billing);
    await billing.deliver(completed(sessionId));
    await holdOf(userId, 20);
    await billing.deliver(refund(sessionId, 499));
    expect(await billing.balance(userId)).toEqual({ balance: 0, held: 20 });
    const [row] = await billing.sql<{ taken_back: number; shortfall: number }[]>`
      SELECT taken_back, shortfall FROM purchases WHERE session_id = ${sessionId}`;
    expect(row).toEqual({ taken_back: 5, shortfall: 20 });
  });

  it('takes refunded credits that were held when they come back, and no others', async () => {
    const { userId, sessionId } = await buyer(billing);
    await billing.deliver(completed(sessionId));
    const [used, unused, later] = [
      await holdOf(userId, 10),
      await holdOf(userId, 9),
      await holdOf(userId, 6),
    ];
    await billing.deliver(refund(sessionId, 499));
    await billing.asService('/internal/holds/capture', { hold_id: used });
    const holds = billing.app.get(HoldsService);
    for (const id of [unused, unused, later]) await holds.release(id);
    expect(await billing.balance(userId)).toEqual({ balance: 0, held: 0 });
    await billing.give(userId, 3);
    await holds.release(await holdOf(userId, 3));
    expect(await available(userId)).toBe(3);
    const [row] = await billing.sql<object[]>`
      SELECT taken_back, shortfall, awaited FROM purchases WHERE session_id = ${sessionId}`;
    expect(row).toEqual({ taken_back: 15, shortfall: 10, awaited: 0 });
  });

  it('never awaits more credits than are held', async () => {
    const { userId, sessionId } = await buyer(billing);
    const other = sessionOf(billing, await buy(billing, userId)).id;
    billing.stripe.pay(other);
    for (const id of [sessionId, other]) await billing.deliver(completed(id));
    const spent = await holdOf(userId, 30);
    const [used, unused] = [await holdOf(userId, 10), await holdOf(userId, 10)];
    await billing.asService('/internal/holds/capture', { hold_id: spent });
    for (const id of [sessionId, other]) await billing.deliver(refund(id, 499));
    await billing.asService('/internal/holds/capture', { hold_id: used });
    await billing.give(userId, 30);
    const holds = billing.app.get(HoldsService);
    await holds.release(await holdOf(userId, 30));
    await holds.release(unused);
    expect(await billing.balance(userId)).toEqual({ balance: 30, held: 0 });
  });

  it.each([
    ['refund', 20, 5],
    ['charge-back', 25, 0],
  ])('fills what a %s left open from the next purchase', async (kind, spent, owed) => {
    const { userId, sessionId } = await buyer(billing);
    await billing.deliver(completed(sessionId));
    await billing.asService('/internal/holds/capture', { hold_id: await holdOf(userId, spent) });
    const { disputes } = billing.stripe.world;
    const charge = billing.stripe.chargeOf(sessionId);
    const dispute = kind === 'refund' ? undefined : disputes.open(charge);
    await billing.deliver(
      dispute ? event('charge.dispute.created', dispute) : refund(sessionId, 499),
    );
    const ledger = await billing.as(member(userId), '/api/payments/ledger');
    expect(ledger.body).toMatchObject({ balance: 0, owed: spent });
    const next = sessionOf(billing, await buy(billing, userId)).id;
    billing.stripe.pay(next);
    for (const _ of [1, 2]) await billing.deliver(completed(next));
    expect(await available(userId)).toBe(owed);
    if (!dispute) return;
    await billing.deliver(event('charge.dispute.closed', disputes.close(dispute, 'won')));
    expect(await available(userId)).toBe(25);
  });

  it('takes credits back while the bank disputes, and gives them again when it is won', async () => {
    const { userId, sessionId } = await buyer(billing);
    await billing.deliver(completed(sessionId));
    const { disputes } = billing.stripe.world;
    const dispute = disputes.open(billing.stripe.chargeOf(sessionId));
    await billing.deliver(event('charge.dispute.created', dispute));
    expect(await available(userId)).toBe(0);
    const won = disputes.close(dispute, 'won');
    await billing.deliver(event('charge.dispute.closed', won));
    expect(await available(userId)).toBe(25);
  });

  it('asks for another delivery while Stripe can’t be asked', async () => {
    const { userId, sessionId } = await buyer(billing);
    const same = completed(sessionId);
    billing.stripe.setAway(true);
    expect((await billing.deliver(same)).status).toBe(503);
    billing.stripe.setAway(false);
    expect((await billing.deliver(same)).status).toBe(200);
    expect(await available(userId)).toBe(25);
  });

  it('takes any one of several signatures, over the very bytes of any language', async () => {
    const { userId, sessionId } = await buyer(billing);
    const payload = JSON.stringify({ ...completed(sessionId), note: 'Zoë 🦊 \u2028 \\u0000' });
    const [stale, good] = ['whsec_before', undefined].map((secret) =>
      billing.signatureOf(payload, secret, Math.floor(Date.now() / 1_000)),
    );
    const [time, first] = stale?.split(',') ?? [];
    const [, second] = good?.split(',') ?? [];
    const answer = await billing.deliverSigned(payload, [time, first, second].join());
    expect(answer.status).toBe(200);
    expect(await available(userId)).toBe(25);
  });

  describe('leaves everything as it is', () => {
    const nothingChanged = async (work: () => Promise<void>) => {
      const count = () => billing.sql<unknown[]>`
        SELECT (SELECT count(*) FROM purchases) AS purchases,
          (SELECT count(*) FROM ledger_entries) AS entries,
          (SELECT sum(revision) FROM accounts) AS changes`;
      const before = await count();
      await work();
      expect(await count()).toEqual(before);
    };
    const refused = async (answer: Promise<{ status: number; body: unknown }>) => {
      expect(codeOf(await answer)).toEqual([400, 'WEBHOOK_INVALID']);
    };
    const now = () => Math.floor(Date.now() / 1_000);

    it.each([
      ['of a type that nobody knows', event('account.rejoiced', { id: 'acct_1' })],
      ['about a session that is not there', event('checkout.session.completed', { id: 'cs_0' })],
      ['about a subscription that is not there', event('invoice.paid', { id: 'in_0' })],
      ['about a payment that is not ours', event('charge.refunded', { payment_intent: 'pi_0' })],
    ])('on an event %s, with 200', async (_, given) => {
      await nothingChanged(async () => {
        expect((await billing.deliver(given)).status).toBe(200);
      });
    });

    it('on the payment of a customer who is not the person it names, with 200', async () => {
      const { userId, sessionId } = await buyer(billing);
      const other = await buyer(billing);
      const { customer } = sessionAt(other.sessionId);
      billing.stripe.records.update('checkout.session', sessionId, { customer });
      await nothingChanged(async () => {
        expect((await billing.deliver(completed(sessionId))).status).toBe(200);
      });
      expect(await available(userId)).toBe(0);
    });

    it('on a session that the event’s sender has written himself, with 200', async () => {
      const { userId, sessionId } = await buyer(billing);
      const paid = sessionAt(sessionId);
      const changes = { payment_status: 'unpaid' } as const;
      billing.stripe.records.update('checkout.session', sessionId, changes);
      const forged = { ...sessionAt(sessionId), payment_status: paid.payment_status };
      await nothingChanged(async () => {
        expect((await billing.deliver(event('checkout.session.completed', forged))).status).toBe(
          200,
        );
      });
      expect(await available(userId)).toBe(0);
    });

    it('on a signature by another key, of another body, too old, or none', async () => {
      const { sessionId } = await buyer(billing);
      const payload = JSON.stringify(completed(sessionId));
      await nothingChanged(async () => {
        await refused(billing.deliverRaw(payload, undefined, 'whsec_other'));
        await refused(billing.deliverRaw(payload, now() - 301));
        await refused(billing.deliverSigned(payload));
        await refused(billing.deliverSigned(payload, 't=1,v1=00'));
        await refused(billing.deliverSigned(payload, ''));
      });
      expect((await billing.deliverRaw(payload, now() - 290)).status).toBe(200);
    });

    it('on a body beyond a megabyte', async () => {
      const payload = JSON.stringify(event('account.updated', { note: 'x'.repeat(1_100_000) }));
      await nothingChanged(async () => {
        expect((await billing.deliverRaw(payload)).status).toBe(413);
      });
    });

    it.each(['{', '', '[]', '"x"', 'null', '{"id":"evt_1"}', '{"id":1,"type":"x","data":{}}'])(
      'on %j, though it is signed',
      async (payload) => {
        await nothingChanged(() => refused(billing.deliverRaw(payload)));
      },
    );
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
