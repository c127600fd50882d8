import type { ResetPasswordRequest } from '@likeness/contracts/http/auth';
import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { NewPasswordService } from '../passwords/new-password.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { MailTokensService } from '../tokens/mail-tokens.service.js';

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: MailTokensService,
    private readonly passwords: NewPasswordService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Also verifies the account, because the link proves who owns the address.
   * @throws AccountError RESET_PASSWORD_BAD_TOKEN; 400 for a weak password, which keeps the token
   */
  async reset({ token, password }: ResetPasswordRequest, address: string): Promise<void> {
    const account = await this.accounts.transaction(async (manager) => {
      const found = await this.tokens.find(manager, token, 'reset');
      const usable = found?.usedAt === null ? found : undefined;
      const account = usable && (await this.accounts.locked(manager, usable.accountId));
      if (!account?.isActive) throw AccountError.code('RESET_PASSWORD_BAD_TOKEN');
      const passwordHash = await this.passwords.hash(password, account);
      await this.passwords.set(manager, account, passwordHash);
      await this.accounts.update(manager, account.id, { isVerified: true });
      await this.sessions.endAll(manager, account.id);
      this.audit.record('password_changed', account.id);
      return account;
    });
    await this.passwords.announce(account, address);
  }
}
