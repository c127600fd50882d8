import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { Sessions } from '../sessions/sessions.service.js';

/** Lets the operator suspend an account, which ends its sessions and keeps it from new ones. */
@Injectable()
export class AccountStanding {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: Sessions,
  ) {}

  /** @returns false when the address has no account */
  async set(email: string, isActive: boolean): Promise<boolean> {
    const ended = await this.accounts.transaction(async (manager) => {
      const known = await this.accounts.byEmail(email, manager);
      const account = known && (await this.accounts.locked(manager, known.id));
      if (!account) return undefined;
      await this.accounts.update(manager, account.id, { isActive });
      return isActive ? [] : this.sessions.endAll(manager, account.id);
    });
    if (!ended) return false;
    this.sessions.announceEnd(ended);
    return true;
  }
}
