import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { operatorCalls } from '@likeness/contracts/calls/auth/operator.calls';
import type {
  Enrolled,
  Enrolment,
  OperatorSession,
  OperatorSignedIn,
  OperatorState,
} from '@likeness/contracts/http/operator';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { AccountInput } from '../http/account-input.js';
import { BrowserCookies } from '../http/browser-cookies.js';
import { type Operator, OperatorSessionsService } from './operator-sessions.service.js';
import { CurrentOperator, ServesOperators } from './operator.guard.js';
import { SecondFactorService } from './second-factor.service.js';

const {
  readOperatorState,
  beginEnrolment,
  finishEnrolment,
  beginOperatorSession,
  useOperatorSession,
  endOperatorSession,
} = operatorCalls;

@Controller()
export class OperatorAccessController {
  constructor(
    private readonly sessions: OperatorSessionsService,
    private readonly factor: SecondFactorService,
    private readonly cookies: BrowserCookies,
  ) {}

  @ServesOperators(readOperatorState)
  async state(@CurrentOperator() operator: Operator): Promise<OperatorState> {
    return Promise.resolve(this.sessions.state(operator));
  }

  @ServesOperators(beginEnrolment)
  async beginEnrolment(
    @CurrentOperator() { accountId }: Operator,
    @AccountInput() { body }: CallInput<typeof beginEnrolment>,
  ): Promise<Enrolment> {
    return this.factor.begin(accountId, body.appointment_code);
  }

  @ServesOperators(finishEnrolment)
  async finishEnrolment(
    @CurrentOperator() operator: Operator,
    @AccountInput() { body }: CallInput<typeof finishEnrolment>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Enrolled> {
    const { answer, cookie } = await this.sessions.enrol(operator, body.code);
    void reply.header('set-cookie', this.cookies.operator.keep(cookie));
    return answer;
  }

  @ServesOperators(beginOperatorSession)
  async begin(
    @CurrentOperator() operator: Operator,
    @AccountInput() { body }: CallInput<typeof beginOperatorSession>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OperatorSignedIn> {
    const { answer, cookie } = await this.sessions.begin(operator, body.code);
    void reply.header('set-cookie', this.cookies.operator.keep(cookie));
    return answer;
  }

  @ServesOperators(useOperatorSession)
  async use(@CurrentOperator() operator: Operator): Promise<OperatorSession> {
    return this.sessions.use(operator);
  }

  @ServesOperators(endOperatorSession)
  async end(
    @CurrentOperator() operator: Operator,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end(operator);
    void reply.header('set-cookie', this.cookies.operator.clear());
  }
}
