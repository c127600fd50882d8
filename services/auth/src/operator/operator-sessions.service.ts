import type {
  Enrolled,
  OperatorSession,
  OperatorSignedIn,
  OperatorState,
} from '@likeness/contracts/http/operator';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  type KnownOperator,
  OperatorSessionsRepository,
  type OperatorTimes,
} from '../database/operator-sessions.repository.js';
import { AccountError } from '../http/account-error.js';
import type { SignedIn } from '../sessions/current-session.js';
import { hashToken, newSecretToken } from '@likeness/service-kit/identity/secret-token';
import { OperatorLogService } from './operator-log.service.js';
import { OperatorSettings } from './operator.settings.js';
import { SecondFactorService } from './second-factor.service.js';

export type Operator = SignedIn & KnownOperator;
type Begun<T> = { readonly answer: T; readonly cookie: string };

@Injectable()
export class OperatorSessionsService {
  constructor(
    private readonly sessions: OperatorSessionsRepository,
    private readonly factor: SecondFactorService,
    private readonly log: OperatorLogService,
    private readonly settings: OperatorSettings,
  ) {}

  async find(signedIn: SignedIn, secret: string | undefined): Promise<Operator | undefined> {
    if (!this.settings.seal) return undefined;
    const hash = secret === undefined ? null : hashToken(secret);
    const known = await this.sessions.find(signedIn.sessionId, hash);
    return known && { ...signedIn, ...known };
  }

  state({ hasFactor, times }: Operator): OperatorState {
    return { has_factor: hasFactor, session: times && toSession(times) };
  }

  async enrol(operator: Operator, code: string): Promise<Begun<Enrolled>> {
    const { cookie, begin } = this.#beginning(operator);
    const { recoveryCodes, done } = await this.factor.finish(operator.accountId, code, begin);
    const answer = { session: toSession(done), recovery_codes: recoveryCodes };
    return { answer, cookie };
  }

  async begin(operator: Operator, code: string): Promise<Begun<OperatorSignedIn>> {
    const { cookie, begin } = this.#beginning(operator);
    const { recoveryCodesLeft, done } = await this.factor.show(operator.accountId, code, begin);
    const answer = { session: toSession(done), recovery_codes_left: recoveryCodesLeft };
    return { answer, cookie };
  }

  /** @throws AccountError 404 for an expired session */
  async use({ sessionId }: Operator): Promise<OperatorSession> {
    const times = await this.sessions.use(sessionId);
    if (!times) throw new AccountError(404, 'Not Found');
    return toSession(times);
  }

  async end({ sessionId, accountId }: Operator): Promise<void> {
    await this.log.write({ operatorId: accountId, act: 'signed_out', subject: null });
    await this.sessions.end(sessionId);
  }

  #beginning({ sessionId, accountId }: Operator) {
    const cookie = newSecretToken();
    const begin = (manager: EntityManager) =>
      this.sessions.begin(manager, sessionId, accountId, hashToken(cookie));
    return { cookie, begin };
  }
}

function toSession({ idleEndsAt, endsAt }: OperatorTimes): OperatorSession {
  return { idle_ends_at: idleEndsAt.toISOString(), ends_at: endsAt.toISOString() };
}
