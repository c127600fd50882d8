import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import { lensesInternalCalls } from '@likeness/contracts/calls/lenses/internal.calls';
import type { MailFigures, OperatorOverview } from '@likeness/contracts/http/operator';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { MailOrdersRepository } from '@likeness/service-kit/mail/mail-orders.repository';
import { ProcessRegistry } from '@likeness/service-kit/presence/process-registry';
import { RetentionRegistry } from '@likeness/service-kit/retention/retention-registry';
import { Injectable } from '@nestjs/common';

/** Slower services show as unavailable; the page polls again. */
const PATIENCE_MS = 3_000;

@Injectable()
export class OverviewService {
  constructor(
    @ServiceClient('lenses') private readonly lenses: InternalClient,
    @ServiceClient('billing') private readonly billing: InternalClient,
    private readonly processes: ProcessRegistry,
    private readonly retention: RetentionRegistry,
    private readonly mails: MailOrdersRepository,
  ) {}

  async read(): Promise<OperatorOverview> {
    const [queues, processes, books, retention, mails] = await Promise.all([
      orNull(this.lenses.call(lensesInternalCalls.readQueues, {}, PATIENCE_MS)),
      orNull(this.processes.read()),
      orNull(this.billing.call(billingInternalCalls.readBooks, {}, PATIENCE_MS)),
      orNull(this.retention.read()),
      orNull(this.#mails()),
    ]);
    return { queues: queues && queues.queues, processes, books, retention, mails };
  }

  async #mails(): Promise<MailFigures> {
    const [own, billing] = await Promise.all([
      this.mails.figures(),
      this.billing.call(billingInternalCalls.readMails, {}, PATIENCE_MS),
    ]);
    return {
      waiting: own.waiting + billing.waiting,
      retried: own.retried + billing.retried,
      refused: [...own.refused, ...billing.refused].sort((a, b) => b.at.localeCompare(a.at)),
    };
  }
}

async function orNull<T>(result: Promise<T>): Promise<T | null> {
  return result.catch(() => null);
}
