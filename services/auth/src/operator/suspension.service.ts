import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import type { SuspendRequest, Suspension } from '@likeness/contracts/http/operator';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
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
    @ServiceClient('billing') private readonly billing: InternalClient,
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
    const known = await this.accounts.byEmail(email);
    return known !== null && this.#change(known.id, isActive, reason, operatorId);
  }

  /** @throws AccountError 404 for an unknown account */
  async stop(operatorId: string, accountId: string, reason: string): Promise<void> {
    const isKnown = await this.#change(accountId, false, reason, operatorId);
    if (!isKnown) throw new AccountError(404, 'Not Found');
  }

  async #change(
    id: string,
    isActive: boolean,
    reason: string | null,
    operatorId: string | null,
  ): Promise<boolean> {
    const isKnown = await this.accounts.transaction(async (manager) => {
      if (!(await this.accounts.locked(manager, id))) return false;
      const suspendedAt = isActive ? null : new Date(sharedNow());
      const change = { isActive, suspendedAt, suspensionReason: isActive ? null : reason };
      await this.accounts.update(manager, id, change);
      const act = isActive ? 'suspension_lifted' : 'suspended';
      await this.log.write({ operatorId, act, subject: id }, manager);
      if (!isActive) await this.sessions.endAll(manager, id);
      return true;
    });
    const body = { user_id: id, is_suspended: !isActive };
    // Billing closes the checkouts that are open.
    if (isKnown) await this.billing.call(billingInternalCalls.suspendPayments, { body });
    return isKnown;
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
    if (!(await this.accounts.suspendedById(accountId))) throw new AccountError(404, 'Not Found');
    await this.#change(accountId, true, null, operatorId);
  }
}
