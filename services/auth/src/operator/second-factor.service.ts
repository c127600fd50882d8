import type { Enrolment } from '@likeness/contracts/http/operator';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import type { EntityManager } from 'typeorm';
import { type FactorRow, OperatorsRepository } from '../database/operators.repository.js';
import { AccountError } from '../http/account-error.js';
import { hashOneTimeCode, newOneTimeCode } from './one-time-codes.js';
import { OperatorLogService } from './operator-log.service.js';
import { OperatorSettings } from './operator.settings.js';
import type { SecretSeal } from './secret-seal.js';

const PERIOD_SECONDS = 30;
/** Tolerated clock drift in steps (RFC 6238, 5.2). */
const WINDOW = 1;
const SECRET_BYTES = 20;
const APP_DEFAULTS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

function newTimeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

function enrolmentUri(secret: string, label: string): string {
  const totp = new TOTP({ ...APP_DEFAULTS, issuer: 'Likeness', label, secret });
  return totp.toString();
}

function stepOf(code: string, secret: string): number | undefined {
  const totp = new TOTP({ ...APP_DEFAULTS, secret: Secret.fromBase32(secret) });
  const timestamp = sharedNow();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

const RECOVERY_CODES = 10;
/** Locks after every fifth wrong code; each lock doubles. */
const WRONG_CODES = 5;
const FIRST_LOCK_SECONDS = 15 * 60;
const LONGEST_LOCK_SECONDS = 24 * 3_600;

const WRONG = 'This code is not right, or has been used before.';
const LOCKED = 'Too many wrong codes. Please try again later.';

type Then<T> = (manager: EntityManager) => Promise<T>;
type Shown = { readonly by: 'app' | 'recovery code'; readonly recoveryCodesLeft: number };
type Tried<T> = { readonly locked: number } | { readonly right: T } | 'wrong';

/** Time-based codes (RFC 6238) with recovery codes. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly operators: OperatorsRepository,
    private readonly log: OperatorLogService,
    private readonly settings: OperatorSettings,
  ) {}

  /**
   * Inactive until a code confirms it. The command line's code keeps a password from being enough.
   * @throws AccountError 404 if a second factor exists, 400 for a wrong code, 429
   */
  async begin(accountId: string, appointmentCode: string): Promise<Enrolment> {
    const secret = newTimeSecret();
    await this.#try(accountId, async (manager, factor) => {
      refuseAgain(factor);
      const isRight =
        !factor.is_appointment_over && factor.appointment_hash === hashOneTimeCode(appointmentCode);
      if (!isRight) return 'wrong';
      await this.operators.keepSecret(manager, accountId, this.#seal.seal(secret, accountId));
      const act = { operatorId: accountId, act: 'enrolment_begun', subject: null } as const;
      await this.log.write(act, manager);
      return { right: undefined };
    });
    return { secret, uri: enrolmentUri(secret, this.settings.host) };
  }

  /** @throws AccountError as `begin` */
  async finish<T>(
    accountId: string,
    code: string,
    then: Then<T>,
  ): Promise<{ recoveryCodes: string[]; done: T }> {
    return this.#try(accountId, async (manager, factor) => {
      refuseAgain(factor);
      if (factor.is_appointment_over) return 'wrong';
      if (!(await this.#useTimeCode(manager, accountId, factor, code))) return 'wrong';
      const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newOneTimeCode);
      await this.operators.enrol(manager, accountId, recoveryCodes.map(hashOneTimeCode));
      await this.log.write({ operatorId: accountId, act: 'enrolled', subject: null }, manager);
      return { right: { recoveryCodes, done: await then(manager) } };
    });
  }

  /** @throws AccountError 404 without a second factor, 400 for a wrong code, 429 */
  async show<T>(accountId: string, code: string, then: Then<T>): Promise<Shown & { done: T }> {
    return this.#try(accountId, async (manager, factor) => {
      if (!factor.is_enrolled) throw notThere();
      const isByApp = /^[\d\s]+$/.test(code);
      const isRight = isByApp
        ? await this.#useTimeCode(manager, accountId, factor, code)
        : await this.operators.useRecoveryCode(manager, accountId, hashOneTimeCode(code));
      if (!isRight) return 'wrong';
      const act = isByApp ? 'signed_in' : 'signed_in_by_recovery_code';
      await this.log.write({ operatorId: accountId, act, subject: null }, manager);
      const recoveryCodesLeft = await this.operators.recoveryCodesLeft(manager, accountId);
      const by = isByApp ? 'app' : 'recovery code';
      return { right: { by, recoveryCodesLeft, done: await then(manager) } };
    });
  }

  get #seal(): SecretSeal {
    if (!this.settings.seal) throw notThere();
    return this.settings.seal;
  }

  /** Rejects the last accepted code and all earlier ones (RFC 6238, 5.2). */
  async #useTimeCode(
    manager: EntityManager,
    accountId: string,
    { sealed_secret: sealed, last_step: lastStep }: FactorRow,
    code: string,
  ): Promise<boolean> {
    if (sealed === null) return false;
    const { secret, needsReencryption } = this.#seal.open(sealed, accountId);
    const step = stepOf(code.replaceAll(/\s/g, ''), secret);
    if (step === undefined || (lastStep !== null && step <= Number(lastStep))) return false;
    await this.operators.useStep(manager, accountId, step);
    if (needsReencryption) {
      await this.operators.keepSecret(manager, accountId, this.#seal.seal(secret, accountId));
    }
    return true;
  }

  /** Counts wrong codes in Postgres, so that the limit doesn't depend on Redis. */
  async #try<T>(
    accountId: string,
    check: (manager: EntityManager, factor: FactorRow) => Promise<Tried<T>>,
  ): Promise<T> {
    const tried = await this.operators.transaction(async (manager): Promise<Tried<T>> => {
      const factor = await this.operators.locked(manager, accountId);
      if (!factor) throw notThere();
      if (factor.locked_seconds > 0) return { locked: factor.locked_seconds };
      const outcome = await check(manager, factor);
      if (outcome !== 'wrong') {
        await this.operators.forgiveWrong(manager, accountId);
        return outcome;
      }
      await this.operators.countWrong(manager, accountId, lockAfter(factor.wrong_codes + 1));
      await this.log.write({ operatorId: accountId, act: 'code_refused', subject: null }, manager);
      return outcome;
    });
    if (tried === 'wrong') throw AccountError.words(WRONG);
    if ('locked' in tried) {
      throw new AccountError(429, LOCKED, { retryAfterSeconds: tried.locked });
    }
    return tried.right;
  }
}

function lockAfter(wrongCodes: number): number {
  if (wrongCodes % WRONG_CODES !== 0) return 0;
  const locks = wrongCodes / WRONG_CODES - 1;
  return Math.min(LONGEST_LOCK_SECONDS, FIRST_LOCK_SECONDS * 2 ** Math.min(locks, 10));
}

function refuseAgain({ is_enrolled: isEnrolled }: FactorRow): void {
  if (isEnrolled) throw notThere();
}

function notThere(): AccountError {
  return new AccountError(404, 'Not Found');
}
