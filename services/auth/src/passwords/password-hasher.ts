import { randomBytes } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import { ACCOUNT_LIMITS } from '@likeness/contracts/http/account-fields';
import { Injectable } from '@nestjs/common';
import { argon2id, hash, needsRehash, verify } from 'argon2';

/** OWASP's first choice for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const COST = { type: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Four run at once, on the threads of libuv; the last of the others waits a few seconds. */
const MAX_UNDER_WAY = 128;

/** Keeps passwords as Argon2id (RFC 9106). */
@Injectable()
export class PasswordHasher {
  /** Nobody's password; checking against it takes as long as against somebody's. */
  readonly #nobodys = hash(randomBytes(16), COST);

  #underWay = 0;

  /** @throws AppError SERVICE_BUSY */
  async hash(password: string): Promise<string> {
    return this.#bounded(() => hash(password.normalize('NFC'), COST));
  }

  /**
   * Whether the password is right. Takes the same time when there is no account, or none with a
   * password, and no time at all for one that is longer than any password may be.
   * @throws AppError SERVICE_BUSY
   */
  async matches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
    if (password.length > ACCOUNT_LIMITS.password) return false;
    const known = passwordHash ?? (await this.#nobodys);
    const matches = await this.#bounded(() => verify(known, password.normalize('NFC')));
    return matches && typeof passwordHash === 'string';
  }

  /** Whether a stored hash is weaker than today's. */
  isOutdated(passwordHash: string): boolean {
    return needsRehash(passwordHash, COST);
  }

  async #bounded<T>(work: () => Promise<T>): Promise<T> {
    if (this.#underWay >= MAX_UNDER_WAY) throw new AppError('SERVICE_BUSY');
    this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#underWay -= 1;
    }
  }
}
