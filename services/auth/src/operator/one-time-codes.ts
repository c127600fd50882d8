import { Secret } from 'otpauth';
import { hashToken } from '@likeness/service-kit/identity/secret-token';

/** 120 bits need no salt. */
const BYTES = 15;
const GROUP = /.{4}/g;

export function newOneTimeCode(): string {
  return new Secret({ size: BYTES }).base32.match(GROUP)?.join('-') ?? '';
}

export function hashOneTimeCode(code: string): string {
  return hashToken(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));
}
