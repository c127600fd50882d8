import { operatorCalls } from '@likeness/contracts/calls/auth/operator.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type {
  FailedJob,
  OpenDeclaration,
  OperatorActs,
  OperatorOverview,
  PaymentClaim,
  Suspension,
  SuspensionReason,
} from '@likeness/contracts/http/operator';
import { Controller } from '@nestjs/common';
import { AccountInput } from '../http/account-input.js';
import { SuspensionService } from './suspension.service.js';
import { FailedJobsService } from './failed-jobs.service.js';
import { OperatorLogService } from './operator-log.service.js';
import type { Operator } from './operator-sessions.service.js';
import { CurrentOperator, ServesOperators } from './operator.guard.js';
import { OperatorPaymentsService } from './operator-payments.service.js';
import { OverviewService } from './overview.service.js';

const {
  readOverview,
  listFailures,
  actOnFailures,
  pauseQueue,
  listSuspensions,
  suspendAccount,
  correctCredits,
  listDeclarations,
  settleDeclaration,
  readSuspension,
  liftSuspension,
  stopAccount,
  listPaymentClaims,
  listActs,
} = operatorCalls;

@Controller()
export class OperatorController {
  constructor(
    private readonly whole: OverviewService,
    private readonly failures: FailedJobsService,
    private readonly suspensions: SuspensionService,
    private readonly payments: OperatorPaymentsService,
    private readonly log: OperatorLogService,
  ) {}

  @ServesOperators(readOverview)
  async overview(): Promise<OperatorOverview> {
    return this.whole.read();
  }

  @ServesOperators(listFailures)
  async listFailures(): Promise<{ jobs: FailedJob[] }> {
    return { jobs: await this.failures.list() };
  }

  @ServesOperators(actOnFailures)
  async actOnFailures(
    @CurrentOperator() { accountId }: Operator,
    @AccountInput() { body }: CallInput<typeof actOnFailures>,
  ): Promise<{ done: number }> {
    return { done: await this.failures.act(accountId, body) };
  }

  @ServesOperators(pauseQueue)
  async pauseQueue(
    @CurrentOperator() { accountId }: Operator,
    @AccountInput() { body }: CallInput<typeof pauseQueue>,
  ): Promise<void> {
    await this.failures.pause(accountId, body);
  }

  @ServesOperators(listSuspensions)
  async listSuspensions(): Promise<{ suspensions: Suspension[] }> {
    return { suspensions: await this.suspensions.list() };
  }

  @ServesOperators(suspendAccount)
  async suspend(
    @CurrentOperator() { accountId }: Operator,
    @AccountInput() { body }: CallInput<typeof suspendAccount>,
  ): Promise<void> {
    await this.suspensions.suspend(accountId, body);
  }

  @ServesOperators(stopAccount)
  async stop(
    @CurrentOperator() { accountId }: Operator,
    @AccountInput() { params, body }: CallInput<typeof stopAccount>,
  ): Promise<void> {
    await this.suspensions.stop(accountId, params.account_id, body.reason);
  }

  @ServesOperators(listPaymentClaims)
  async listClaims(): Promise<{ claims: PaymentClaim[] }> {
    return { claims: await this.payments.claims() };
  }

  @ServesOperators(correctCredits)
  async correct(
    @CurrentOperator() { accountId }: Operator,
    @AccountInput() { body }: CallInput<typeof correctCredits>,
  ): Promise<{ balance: number }> {
    return { balance: await this.payments.correct(accountId, body) };
  }

  @ServesOperators(listDeclarations)
  async listDeclarations(
    @CurrentOperator() { accountId }: Operator,
  ): Promise<{ declarations: OpenDeclaration[] }> {
    return { declarations: await this.payments.declarations(accountId) };
  }

  @ServesOperators(settleDeclaration)
  async settle(
    @CurrentOperator() { accountId }: Operator,
    @AccountInput() { body }: CallInput<typeof settleDeclaration>,
  ): Promise<void> {
    await this.payments.settle(accountId, body.id);
  }

  @ServesOperators(readSuspension)
  async reason(
    @CurrentOperator() { accountId }: Operator,
    @AccountInput() { params }: CallInput<typeof readSuspension>,
  ): Promise<SuspensionReason> {
    return { reason: await this.suspensions.reason(accountId, params.account_id) };
  }

  @ServesOperators(liftSuspension)
  async lift(
    @CurrentOperator() { accountId }: Operator,
    @AccountInput() { params }: CallInput<typeof liftSuspension>,
  ): Promise<void> {
    await this.suspensions.lift(accountId, params.account_id);
  }

  @ServesOperators(listActs)
  async listActs(@AccountInput() { query }: CallInput<typeof listActs>): Promise<OperatorActs> {
    return this.log.page(query.before);
  }
}
