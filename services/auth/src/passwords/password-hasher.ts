import { randomBytes } from 'node:crypto';
import { ACCOUNT_LIMITS } from '@likeness/contracts/http/account-fields';
import { Injectable } from '@nestjs/common';
import { argon2id, hash, needsRehash, verify } from 'argon2';

/** OWASP's first choice for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const COST = { type: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** Keeps passwords as Argon2id (RFC 9106). */
@Injectable()
export class PasswordHasher {
  /** Nobody's password; checking against it takes as long as against somebody's. */
  readonly #nobodys = hash(randomBytes(16), COST);

  async hash(password: string): Promise<string> {
    return hash(password.normalize('NFC'), COST);
  }

  /**
   * Whether the password is right. Takes the same time when there is no account, or none with a
   * password, and no time at all for one that is longer than any password may be.
   */
  async matches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
    if (password.length > ACCOUNT_LIMITS.password) return false;
    const matches = await verify(passwordHash ?? (await this.#nobodys), password.normalize('NFC'));
    return matches && typeof passwordHash === 'string';
  }

  /** Whether a stored hash is weaker than today's. */
  isOutdated(passwordHash: string): boolean {
    return needsRehash(passwordHash, COST);
  }
}
