import { type PaymentFact, paymentTellJob } from '@likeness/contracts/jobs/accounts.jobs';
import { OutboxService } from '@likeness/service-kit/outbox/outbox.service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Payment } from '../stripe/to-payment.js';
import type { MirroredSubscription } from '../stripe/to-subscription.js';

@Injectable()
export class PaymentNoticesService {
  constructor(private readonly outbox: OutboxService) {}

  async bought(manager: EntityManager, purchaseId: string, payment: Payment): Promise<void> {
    const { userId, name, credits, amountCents: total, taxCents: tax, currency } = payment;
    await this.#tell(manager, userId, `purchase-${purchaseId}`, {
      kind: 'pack',
      name,
      credits,
      price: { total, tax, currency },
      ordered_at: payment.paidAt.toISOString(),
      invoice_url: payment.invoiceUrl,
      ...(payment.beginNow && { begin_now: true }),
    });
  }

  async subscribed(
    manager: EntityManager,
    userId: string,
    { stripeId, startedAt, endsAt, beginNow, paid }: MirroredSubscription,
  ): Promise<void> {
    if (!paid) return;
    const { totalCents: total, taxCents: tax, currency, url } = paid;
    await this.#tell(manager, userId, `subscription-${stripeId}`, {
      kind: 'subscription',
      price: { total, tax, currency },
      ordered_at: startedAt.toISOString(),
      invoice_url: url,
      ...(beginNow && { begin_now: true }),
      renews_at: endsAt?.toISOString() ?? null,
    });
  }

  /** A resumed subscription can be canceled again, so the reference includes the time. */
  async cancelled(
    manager: EntityManager,
    userId: string,
    { stripeId, canceledAt, endsAt }: MirroredSubscription,
  ): Promise<void> {
    const moment = (canceledAt ?? endsAt)?.getTime() ?? 0;
    await this.#tell(manager, userId, `cancellation-${stripeId}-${moment}`, {
      kind: 'cancellation',
      cancelled_at: canceledAt?.toISOString() ?? null,
      ends_at: endsAt?.toISOString() ?? null,
    });
  }

  async renewalFailed(
    manager: EntityManager,
    userId: string,
    { stripeId, invoiceId }: MirroredSubscription,
  ): Promise<void> {
    const reference = `failure-${stripeId}-${invoiceId}`;
    await this.#tell(manager, userId, reference, { kind: 'failure', of: 'subscription' });
  }

  async purchaseFailed(manager: EntityManager, { userId, sessionId }: Payment): Promise<void> {
    await this.#tell(manager, userId, `failure-${sessionId}`, { kind: 'failure', of: 'pack' });
  }

  async #tell(
    manager: EntityManager,
    user_id: string,
    reference: string,
    fact: PaymentFact,
  ): Promise<void> {
    await this.outbox.add(manager, paymentTellJob, { user_id, reference, fact });
  }
}
