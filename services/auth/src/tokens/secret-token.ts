import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url: for bearers and for links in mails. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which a token is kept and compared: hex SHA-256, which needs no salt for 256 bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
