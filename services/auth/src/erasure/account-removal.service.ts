import { AuditLog } from '@likeness/service-kit/audit/audit-log';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { VisitorClaimsRepository } from '../database/visitor-claims.repository.js';
import { AccountError } from '../http/account-error.js';
import type { SignedIn } from '../sessions/current-session.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ErasureProcessService } from './erasure-process.service.js';

@Injectable()
export class AccountRemovalService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly claims: VisitorClaimsRepository,
    private readonly sessions: SessionsService,
    private readonly process: ErasureProcessService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws AccountError 401 */
  async remove({ sessionId }: SignedIn): Promise<void> {
    const known = await this.accounts.bySession(sessionId);
    if (!known || !(await this.removeAccount(known.id))) throw AccountError.unauthorized();
  }

  async removeAccount(accountId: string): Promise<boolean> {
    return this.accounts.transaction(async (manager) => {
      const account = await this.accounts.locked(manager, accountId);
      if (!account) return false;
      const { email, firstName, language } = account;
      const visitorIds = await this.claims.visitorsOf(manager, accountId);
      await this.sessions.endAll(manager, accountId);
      await this.process.order(manager, {
        accountId,
        email,
        firstName,
        language,
        visitorIds,
      });
      await this.accounts.remove(manager, account);
      this.audit.record('erasure_requested', accountId);
      return true;
    });
  }
}
