import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Tolerated clock drift in steps (RFC 6238, 5.2). */
const WINDOW = 1;
const SECRET_BYTES = 20;
const APP_DEFAULTS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

export function newTimeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export function enrolmentUri(secret: string, label: string): string {
  const totp = new TOTP({ ...APP_DEFAULTS, issuer: 'Likeness', label, secret });
  return totp.toString();
}

export function stepOf(code: string, secret: string): number | undefined {
  const totp = new TOTP({ ...APP_DEFAULTS, secret: Secret.fromBase32(secret) });
  const timestamp = sharedNow();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
