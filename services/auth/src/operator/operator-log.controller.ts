import { operatorCalls } from '@likeness/contracts/calls/auth/operator.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { OperatorActs } from '@likeness/contracts/http/operator';
import { Controller, Header } from '@nestjs/common';
import { AccountInput } from '../http/account-input.js';
import { OperatorLogService } from './operator-log.service.js';
import { ServesOperators } from './operator.guard.js';

const { listActs } = operatorCalls;

@Controller()
export class OperatorLogController {
  constructor(private readonly log: OperatorLogService) {}

  @ServesOperators(listActs)
  @Header('cache-control', 'no-store')
  async list(@AccountInput() { query }: CallInput<typeof listActs>): Promise<OperatorActs> {
    return this.log.page(query.before);
  }
}
