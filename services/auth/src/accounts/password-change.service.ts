import type { ChangePasswordRequest } from '@likeness/contracts/http/auth';
import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { NewPasswordService } from '../passwords/new-password.service.js';
import type { SignedIn } from '../sessions/current-session.js';
import { SessionsService } from '../sessions/sessions.service.js';

@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly passwords: NewPasswordService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws AccountError 401, 429, CHANGE_PASSWORD_WRONG_CURRENT, or 400 for a weak password */
  async change(session: SignedIn, request: ChangePasswordRequest, address: string): Promise<void> {
    const account = await this.accounts.bySession(session.sessionId);
    if (!account) throw AccountError.unauthorized();
    if (!(await this.passwords.isCurrent(account, request.current_password))) throw wrongCurrent();
    const passwordHash = await this.passwords.hash(request.password, account);
    await this.accounts.transaction(async (manager) => {
      const now = await this.accounts.locked(manager, account.id);
      if (!now?.isActive) throw AccountError.unauthorized();
      if (now.passwordHash !== account.passwordHash) throw wrongCurrent();
      await this.passwords.set(manager, now, passwordHash);
      await this.sessions.endOthers(manager, session);
      this.audit.record('password_changed', account.id);
    });
    await this.passwords.announce(account, address);
  }
}

function wrongCurrent(): AccountError {
  return AccountError.code('CHANGE_PASSWORD_WRONG_CURRENT');
}
