import { ACCOUNT_WORDS } from '@likeness/contracts/accounts/account-words';
import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { AttemptLimits } from '../limits/attempt-limits.js';
import { MailOrdersService } from '../mail/mail-orders.service.js';
import { MailTokensService } from '../tokens/mail-tokens.service.js';

type Verified = { readonly account: Account; readonly resetToken: string | undefined };

@Injectable()
export class VerificationService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly limits: AttemptLimits,
    private readonly tokens: MailTokensService,
    private readonly mails: MailOrdersService,
  ) {}

  /** @throws AccountError USER_ALREADY_VERIFIED, 429, or 400 if the address refused its last mail */
  async request(email: string, address: string): Promise<void> {
    await this.limits.countMail(email, address);
    const account = await this.accounts.byEmail(email);
    if (account?.isActive && account.isVerified) throw AccountError.code('USER_ALREADY_VERIFIED');
    if (await this.mails.isRefused('verify', email))
      throw AccountError.words(ACCOUNT_WORDS.mailRefused);
    if (!(await this.limits.maySend('verify', email))) return;
    await this.accounts.transaction((manager) =>
      this.mails.order(manager, { kind: 'verify', recipient: email }),
    );
  }

  /**
   * Ends a password that another person may have chosen; the owner of the address sets a new one with
   * the returned token. @throws AccountError VERIFY_USER_BAD_TOKEN or VERIFY_USER_ALREADY_VERIFIED
   */
  async verify(token: string, isPasswordKept: (accountId: string) => boolean): Promise<Verified> {
    return this.accounts.transaction(async (manager) => {
      const owned = await this.tokens.locked(manager, token, 'verify');
      if (!owned?.account.isActive) throw AccountError.code('VERIFY_USER_BAD_TOKEN');
      const { found, account } = owned;
      if (found.usedAt || account.isVerified) {
        throw AccountError.code('VERIFY_USER_ALREADY_VERIFIED');
      }
      await this.tokens.use(manager, found);
      const { id, passwordHash } = account;
      const isKept = passwordHash === null || isPasswordKept(id);
      const change = { isVerified: true, passwordHash: isKept ? passwordHash : null };
      await this.accounts.update(manager, id, change);
      const resetToken = isKept ? undefined : await this.tokens.issue(manager, id, 'reset');
      return { account: { ...account, ...change }, resetToken };
    });
  }
}
