import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { AttemptLimits } from '../limits/attempt-limits.js';
import { MailOrdersService } from '../mail/mail-orders.service.js';
import { MailTokensService } from '../tokens/mail-tokens.service.js';

@Injectable()
export class VerificationService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly limits: AttemptLimits,
    private readonly tokens: MailTokensService,
    private readonly mails: MailOrdersService,
  ) {}

  /** @throws AccountError USER_ALREADY_VERIFIED or 429 */
  async request(email: string, address: string): Promise<void> {
    await this.limits.countMail(email, address);
    const account = await this.accounts.byEmail(email);
    if (account?.isActive && account.isVerified) throw AccountError.code('USER_ALREADY_VERIFIED');
    if (!(await this.limits.maySend('verify', email))) return;
    await this.accounts.transaction((manager) =>
      this.mails.order(manager, { kind: 'verify', recipient: email }),
    );
  }

  /** @throws AccountError VERIFY_USER_BAD_TOKEN or VERIFY_USER_ALREADY_VERIFIED */
  async verify(token: string): Promise<Account> {
    return this.accounts.transaction(async (manager) => {
      const owned = await this.tokens.locked(manager, token, 'verify');
      if (!owned?.account.isActive) throw AccountError.code('VERIFY_USER_BAD_TOKEN');
      const { found, account } = owned;
      if (found.usedAt || account.isVerified) {
        throw AccountError.code('VERIFY_USER_ALREADY_VERIFIED');
      }
      await this.tokens.use(manager, found);
      await this.accounts.update(manager, account.id, { isVerified: true });
      return { ...account, isVerified: true };
    });
  }
}
