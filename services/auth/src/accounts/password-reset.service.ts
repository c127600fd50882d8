import type { ResetPasswordRequest } from '@likeness/contracts/http/auth';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { assertGoodPassword } from '../passwords/password-policy.js';
import { Sessions } from '../sessions/sessions.service.js';
import { MailTokens } from '../tokens/mail-tokens.service.js';

@Injectable()
export class PasswordReset {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: MailTokens,
    private readonly hasher: PasswordHasher,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Sets a new password and ends every session. A weak password leaves the token as it was.
   * @throws AccountError RESET_PASSWORD_BAD_TOKEN, or 400 in words
   */
  async reset({ token, password }: ResetPasswordRequest): Promise<void> {
    const ended = await this.accounts.transaction(async (manager) => {
      const found = await this.tokens.find(manager, token, 'reset');
      const usable = found?.usedAt === null ? found : undefined;
      const account = usable && (await this.accounts.locked(manager, usable.accountId));
      if (!account?.isActive) throw AccountError.code('RESET_PASSWORD_BAD_TOKEN');
      assertGoodPassword(password, account.email);
      const passwordHash = await this.hasher.hash(password);
      await this.accounts.update(manager, account.id, { passwordHash });
      await this.tokens.useAll(manager, account.id, 'reset');
      return this.sessions.endAll(manager, account.id);
    });
    this.sessions.announceEnd(ended);
  }
}
