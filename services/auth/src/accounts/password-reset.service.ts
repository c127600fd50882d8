import type { ResetPasswordRequest } from '@likeness/contracts/http/auth';
import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { Injectable } from '@nestjs/common';
import type { Account } from '../database/account.entity.js';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { AttemptLimits } from '../limits/attempt-limits.js';
import { MailOrdersService } from '../mail/mail-orders.service.js';
import { NewPasswordService } from '../passwords/new-password.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { MailTokensService, type TokenOfAccount } from '../tokens/mail-tokens.service.js';

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
    const known = usable(await this.tokens.find(token, 'reset'));
    const passwordHash = await this.passwords.hash(password, known);
    const account = await this.accounts.transaction(async (manager) => {
      const account = usable(await this.tokens.locked(manager, token, 'reset'));
      await this.passwords.set(manager, account, passwordHash);
      await this.accounts.update(manager, account.id, { isVerified: true });
      await this.sessions.endAll(manager, account.id);
      this.audit.record('password_changed', account.id);
      return account;
    });
    await this.passwords.announce(account, address);
  }
}

function usable(owned: TokenOfAccount | undefined): Account {
  if (owned?.found.usedAt === null && owned.account.isActive) return owned.account;
  throw AccountError.code('RESET_PASSWORD_BAD_TOKEN');
}
