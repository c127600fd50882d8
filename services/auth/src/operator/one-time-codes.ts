import { Secret } from 'otpauth';
import { hashToken } from '../tokens/secret-token.js';

/** 120 bits: enough for a hash without salt. */
const BYTES = 15;
const GROUP = /.{4}/g;

/** A code that a person writes down and types in once: six groups of four letters and digits. */
export function newOneTimeCode(): string {
  return new Secret({ size: BYTES }).base32.match(GROUP)?.join('-') ?? '';
}

/** The form in which it is kept, however it is typed. */
export function hashOneTimeCode(code: string): string {
  return hashToken(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));
}
