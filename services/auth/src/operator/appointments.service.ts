import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { type ListedOperator, OperatorsRepository } from '../database/operators.repository.js';
import { hashOneTimeCode, newOneTimeCode } from './one-time-codes.js';
import { OperatorLogService } from './operator-log.service.js';
import { OperatorSettings } from './operator.settings.js';

const HOURS = 24;

type Appointment = { readonly accountId: string; readonly code: string; readonly hours: number };

/** Only the command line appoints operators. */
@Injectable()
export class AppointmentsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly operators: OperatorsRepository,
    private readonly log: OperatorLogService,
    private readonly settings: OperatorSettings,
  ) {}

  /** Replaces the second factor of an account that is already an operator. */
  async appoint(email: string): Promise<Appointment | 'no key' | 'no account' | 'not usable'> {
    if (!this.settings.seal) return 'no key';
    const account = await this.accounts.byEmail(email);
    if (!account) return 'no account';
    if (!account.isVerified || !account.isActive) return 'not usable';
    const code = newOneTimeCode();
    await this.operators.transaction(async (manager) => {
      await this.operators.appoint(manager, account.id, {
        hash: hashOneTimeCode(code),
        hours: HOURS,
      });
      await this.log.write({ operatorId: null, act: 'appointed', subject: account.id }, manager);
    });
    return { accountId: account.id, code, hours: HOURS };
  }

  async dismiss(email: string): Promise<boolean> {
    const account = await this.accounts.byEmail(email);
    if (!account) return false;
    return this.operators.transaction(async (manager) => {
      const isDone = await this.operators.dismiss(manager, account.id);
      if (isDone) {
        await this.log.write({ operatorId: null, act: 'dismissed', subject: account.id }, manager);
      }
      return isDone;
    });
  }

  async list(): Promise<ListedOperator[]> {
    return this.operators.list();
  }
}
