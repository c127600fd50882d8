import { randomBytes } from 'node:crypto';
import { ACCOUNT_LIMITS } from '@likeness/contracts/accounts/account-rules';
import { AppError } from '@likeness/contracts/errors/app-error';
import { assertNoOpenTransaction } from '@likeness/service-kit/database/transaction-guard';
import { Injectable } from '@nestjs/common';
import { argon2id, hash, needsRehash, verify } from 'argon2';

/** Argon2id as the OWASP Password Storage Cheat Sheet recommends: 19 MiB, two passes, one lane. */
export const PASSWORD_COST = {
  type: argon2id,
  memoryCost: 19 * 1024,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Four run at once on libuv's threads; the last waits a few seconds. */
const MAX_UNDER_WAY = 128;

@Injectable()
export class PasswordHasher {
  /** Checking against it takes as long as against a real hash. */
  readonly #dummyHash = hash(randomBytes(16), PASSWORD_COST);

  protected readonly mostUnderWay: number = MAX_UNDER_WAY;
  #underWay = 0;

  /** @throws AppError SERVICE_BUSY */
  async hash(password: string): Promise<string> {
    return this.#bounded(() => hash(password.normalize('NFC'), PASSWORD_COST));
  }

  /** Takes equal time for missing accounts and passwords. @throws AppError SERVICE_BUSY */
  async matches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
    if (password.length > ACCOUNT_LIMITS.password) return false;
    const known = passwordHash ?? (await this.#dummyHash);
    const matches = await this.#bounded(() => verify(known, password.normalize('NFC')));
    return matches && typeof passwordHash === 'string';
  }

  isOutdated(passwordHash: string): boolean {
    return needsRehash(passwordHash, PASSWORD_COST);
  }

  async #bounded<T>(work: () => Promise<T>): Promise<T> {
    assertNoOpenTransaction('a password was hashed');
    if (this.#underWay >= this.mostUnderWay) throw new AppError('SERVICE_BUSY');
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
    }
  }
}
