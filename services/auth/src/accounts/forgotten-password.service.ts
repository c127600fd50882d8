import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AttemptLimits } from '../limits/attempt-limits.js';
import { MailOrdersService } from '../mail/mail-orders.service.js';

@Injectable()
export class ForgottenPasswordService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly limits: AttemptLimits,
    private readonly mails: MailOrdersService,
  ) {}

  /** Equal work for every address hides which accounts exist. @throws AccountError 429 */
  async request(email: string, address: string): Promise<void> {
    await this.limits.countMail(email, address);
    if (!(await this.limits.maySend('reset', email))) return;
    await this.accounts.transaction((manager) =>
      this.mails.order(manager, { kind: 'reset', recipient: email }),
    );
  }
}
