import { billingInternalCalls } from '@likeness/contracts/calls/billing/internal.calls';
import type {
  CorrectionRequest,
  OpenDeclaration,
  PaymentClaim,
} from '@likeness/contracts/http/operator';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../database/accounts.repository.js';
import { AccountError } from '../http/account-error.js';
import { OperatorLogService } from './operator-log.service.js';
import { NO_ACCOUNT } from './suspension.service.js';

const PATIENCE_MS = 5_000;

@Injectable()
export class OperatorPaymentsService {
  constructor(
    @ServiceClient('billing') private readonly billing: InternalClient,
    private readonly accounts: AccountsRepository,
    private readonly log: OperatorLogService,
  ) {}

  /** @throws AccountError 400 for an unknown account or a balance too low */
  async correct(
    operatorId: string,
    { email, reason, ...correction }: CorrectionRequest,
  ): Promise<number> {
    const account = await this.accounts.byEmail(email);
    if (!account) throw AccountError.words(NO_ACCOUNT);
    const credits = `${correction.credits > 0 ? '+' : ''}${correction.credits}`;
    const subjects = [`${account.id} ${credits}: ${reason}`];
    const body = { ...correction, user_id: account.id };
    const call = () =>
      this.billing.call(billingInternalCalls.correctCredits, { body }, PATIENCE_MS);
    const attempt = { operatorId, act: 'credits_correction', subjects } as const;
    const told = await this.log.noted(attempt, call, (is) => (is.is_booked ? subjects : []));
    if (told.is_booked) return told.balance;
    throw AccountError.words(`The account has only ${told.balance} credits.`);
  }

  async declarations(operatorId: string): Promise<OpenDeclaration[]> {
    await this.log.write({ operatorId, act: 'declarations_viewed', subject: null });
    const told = await this.billing.call(
      billingInternalCalls.listOpenDeclarations,
      {},
      PATIENCE_MS,
    );
    return told.declarations;
  }

  async claims(): Promise<PaymentClaim[]> {
    return (await this.billing.call(billingInternalCalls.listPaymentClaims, {}, PATIENCE_MS))
      .claims;
  }

  /** @throws AccountError 404 without an open declaration of this id */
  async settle(operatorId: string, id: string): Promise<void> {
    const call = () =>
      this.billing.call(billingInternalCalls.settleDeclaration, { body: { id } }, PATIENCE_MS);
    const attempt = { operatorId, act: 'declaration_settle', subjects: [id] } as const;
    const told = await this.log.noted(attempt, call, (is) => (is.is_settled ? [id] : []));
    if (!told.is_settled) throw new AccountError(404, 'There is no open declaration of this id.');
  }
}
