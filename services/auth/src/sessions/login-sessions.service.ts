import type { LoginSession } from '@likeness/contracts/http/sessions';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { SessionsRepository } from '../database/sessions.repository.js';
import { AccountError } from '../http/account-error.js';
import type { SignedIn } from './current-session.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class LoginSessionsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly rows: SessionsRepository,
    private readonly sessions: SessionsService,
  ) {}

  async list(session: SignedIn): Promise<LoginSession[]> {
    await this.#accountOf(session);
    const rows = await this.rows.listed(session.accountId);
    return rows.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      device,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      is_current: id === session.sessionId,
    }));
  }

  /** @throws AccountError 401, or 404 for another person's session */
  async end(session: SignedIn, id: string): Promise<void> {
    await this.#accountOf(session);
    const { accountId } = session;
    if (!(await this.sessions.end({ sessionId: id, accountId }))) {
      throw new AccountError(404, 'Not Found');
    }
  }

  /** Includes the current session. @throws AccountError 401 */
  async endAll(session: SignedIn): Promise<void> {
    const { id } = await this.#accountOf(session);
    await this.accounts.transaction(async (manager) => {
      await this.accounts.locked(manager, id);
      await this.sessions.endAll(manager, id);
    });
  }

  async #accountOf({ sessionId }: SignedIn): Promise<{ readonly id: string }> {
    const account = await this.accounts.bySession(sessionId);
    if (!account) throw AccountError.unauthorized();
    return account;
  }
}
