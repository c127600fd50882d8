import type { expiryTellJob, paymentTellJob } from '@likeness/contracts/jobs/accounts.jobs';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AccountsRepository } from '../database/accounts.repository.js';
import { NoticesRepository } from '../database/notices.repository.js';
import { MailOrdersService } from './mail-orders.service.js';

type ExpiryNotice = z.output<typeof expiryTellJob.payload>;
type PaymentNotice = z.output<typeof paymentTellJob.payload>;

/** Idempotent: each expiry notice, order or cancellation sends one mail. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly notices: NoticesRepository,
    private readonly mails: MailOrdersService,
  ) {}

  async orderExpiry(notice: ExpiryNotice): Promise<void> {
    await this.accounts.transaction(async (manager) => {
      const account = await this.accounts.locked(manager, notice.user_id);
      if (!account) return;
      if (!(await this.notices.beginExpiry(manager, notice))) return;
      const { days, count, first_at: firstAt } = notice;
      const facts = { days, count, firstAt };
      await this.mails.order(manager, { kind: 'expiry', recipient: account.email, facts });
    });
  }

  async orderPayment({ user_id, reference, fact: facts }: PaymentNotice): Promise<void> {
    await this.accounts.transaction(async (manager) => {
      const account = await this.accounts.locked(manager, user_id);
      if (!account) return;
      if (!(await this.notices.beginPayment(manager, user_id, reference))) return;
      await this.mails.order(manager, { kind: 'payment', recipient: account.email, facts });
    });
  }
}
