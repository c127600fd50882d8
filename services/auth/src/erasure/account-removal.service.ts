import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { ErasuresRepository } from '../database/erasures.repository.js';
import { VisitorClaimsRepository } from '../database/visitor-claims.repository.js';
import { AccountError } from '../http/account-error.js';
import type { SignedIn } from '../sessions/current-session.js';
import { Sessions } from '../sessions/sessions.service.js';
import { ErasureProcess } from './erasure-process.service.js';

/** Removes an account at once; everything else of the person is removed by the process it starts. */
@Injectable()
export class AccountRemoval {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly claims: VisitorClaimsRepository,
    private readonly erasures: ErasuresRepository,
    private readonly sessions: Sessions,
    private readonly process: ErasureProcess,
  ) {}

  /** Row, sessions and links are gone when this returns. @throws AccountError 401 */
  async remove({ sessionId }: SignedIn): Promise<void> {
    const known = await this.accounts.bySession(sessionId);
    if (!known) throw AccountError.unauthorized();
    const ended = await this.accounts.transaction(async (manager) => {
      const account = await this.accounts.locked(manager, known.id);
      if (!account) throw AccountError.unauthorized();
      const { id: accountId, email, firstName } = account;
      const visitorIds = await this.claims.visitorsOf(manager, accountId);
      const found = await this.sessions.endAll(manager, accountId);
      await this.erasures.insert(manager, { accountId, email, firstName, visitorIds });
      await this.accounts.remove(manager, accountId);
      return found;
    });
    this.sessions.announceEnd(ended);
    this.process.wake();
  }
}
