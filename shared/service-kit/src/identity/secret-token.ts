import { createHash, randomBytes } from 'node:crypto';

export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hex SHA-256; 256 random bits need no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
