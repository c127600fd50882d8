import type { expiryTellJob } from '@likeness/contracts/jobs/expiry-tell.job';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AccountsRepository } from '../database/accounts.repository.js';
import { ExpiryNoticesRepository } from '../database/expiry-notices.repository.js';
import { MailOrdersService } from './mail-orders.service.js';

type Notice = z.output<typeof expiryTellJob.payload>;

/** Idempotent: each notice sends one mail. */
@Injectable()
export class ExpiryNoticesService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly notices: ExpiryNoticesRepository,
    private readonly mails: MailOrdersService,
  ) {}

  async order(notice: Notice): Promise<void> {
    await this.accounts.transaction(async (manager) => {
      const account = await this.accounts.locked(manager, notice.user_id);
      if (!account) return;
      if (!(await this.notices.begin(manager, notice))) return;
      const { days, count, first_at: firstAt } = notice;
      const facts = { days, count, firstAt };
      await this.mails.order(manager, { kind: 'expiry', recipient: account.email, facts });
    });
  }
}
