import type { SuspendRequest, Suspension } from '@likeness/contracts/http/operator';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { OperatorLogService } from './operator-log.service.js';
import { SessionsService } from '../sessions/sessions.service.js';

const LISTED = 200;
export const NO_ACCOUNT = 'There is no account with this address.';

@Injectable()
export class SuspensionService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly log: OperatorLogService,
  ) {}

  /** @throws AccountError 400 for an unknown account */
  async suspend(operatorId: string, { email, reason }: SuspendRequest): Promise<void> {
    const isKnown = await this.set(email, false, reason, operatorId);
    if (!isKnown) throw AccountError.words(NO_ACCOUNT);
  }

  /** @param operatorId null for the command line */
  async set(
    email: string,
    isActive: boolean,
    reason: string | null = null,
    operatorId: string | null = null,
  ): Promise<boolean> {
    return this.accounts.transaction(async (manager) => {
      const known = await this.accounts.byEmail(email, manager);
      const account = known && (await this.accounts.locked(manager, known.id));
      if (!account) return false;
      const suspendedAt = isActive ? null : new Date(sharedNow());
      const change = { isActive, suspendedAt, suspensionReason: isActive ? null : reason };
      await this.accounts.update(manager, account.id, change);
      const act = isActive ? 'suspension_lifted' : 'suspended';
      await this.log.write({ operatorId, act, subject: account.id }, manager);
      if (!isActive) await this.sessions.endAll(manager, account.id);
      return true;
    });
  }

  async list(): Promise<Suspension[]> {
    const accounts = await this.accounts.suspended(LISTED);
    return accounts.map(({ id, suspendedAt }) => ({
      account_id: id,
      suspended_at: suspendedAt?.toISOString() ?? null,
    }));
  }

  async reason(operatorId: string, accountId: string): Promise<string | null> {
    const found = await this.accounts.suspendedById(accountId);
    if (!found) throw new AccountError(404, 'Not Found');
    await this.log.write({ operatorId, act: 'suspension_viewed', subject: accountId });
    return found.suspensionReason;
  }

  /** @throws AccountError 404 for an account that is not suspended */
  async lift(operatorId: string, accountId: string): Promise<void> {
    await this.accounts.transaction(async (manager) => {
      const account = await this.accounts.locked(manager, accountId);
      if (!account || account.isActive) throw new AccountError(404, 'Not Found');
      const change = { isActive: true, suspendedAt: null, suspensionReason: null };
      await this.accounts.update(manager, accountId, change);
      await this.log.write({ operatorId, act: 'suspension_lifted', subject: accountId }, manager);
    });
  }
}
