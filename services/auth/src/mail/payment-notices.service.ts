import type { paymentTellJob } from '@likeness/contracts/jobs/payment-tell.job';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AccountsRepository } from '../database/accounts.repository.js';
import { PaymentNoticesRepository } from '../database/payment-notices.repository.js';
import { MailOrdersService } from './mail-orders.service.js';

type Notice = z.output<typeof paymentTellJob.payload>;

/** Idempotent: each order or cancellation sends one mail. */
@Injectable()
export class PaymentNoticesService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly notices: PaymentNoticesRepository,
    private readonly mails: MailOrdersService,
  ) {}

  async order({ user_id, reference, fact: facts }: Notice): Promise<void> {
    await this.accounts.transaction(async (manager) => {
      const account = await this.accounts.locked(manager, user_id);
      if (!account) return;
      if (!(await this.notices.begin(manager, user_id, reference))) return;
      await this.mails.order(manager, { kind: 'payment', recipient: account.email, facts });
    });
  }
}
