import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { SERVICE_NAMES, type ServiceName } from '@likeness/contracts/names/services';
import { z } from 'zod';

/** PKCS #8 of an Ed25519 key (RFC 8410) up to its 32 bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY = /^[\w-]{43}$/;
const KEY_ERROR = 'expected 32 bytes in base64url';
const KEYS_ERROR = 'expected service=public key, comma-separated';

/** The public keys of each process: two of one while its key is being changed. */
export type PublicKeys = Readonly<Partial<Record<ServiceName, readonly KeyObject[]>>>;

export type InternalKeys = {
  readonly name: ServiceName;
  /** Unset, the process signs with the shared secret. */
  readonly own?: KeyObject;
  readonly known: PublicKeys;
};

/** @param seed 32 bytes in base64url */
export function privateKeyOf(seed: string): KeyObject {
  const key = Buffer.concat([PKCS8, Buffer.from(seed, 'base64url')]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** @returns 32 bytes in base64url */
export function publicKeyOf(seed: string): string {
  return createPublicKey(privateKeyOf(seed)).export({ format: 'jwk' }).x ?? '';
}

/** 32 bytes in base64url: an Ed25519 seed (RFC 8032). */
export const privateKey = z.string().regex(KEY, KEY_ERROR).transform(privateKeyOf);

/** `gateway=…,lenses=…` */
export const publicKeys = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim().split('=', 2)))
  .pipe(
    z.array(
      z.tuple([z.enum(SERVICE_NAMES, KEYS_ERROR), z.string().regex(KEY, KEYS_ERROR)], KEYS_ERROR),
    ),
  )
  .transform((entries): PublicKeys => {
    const names = [...new Set(entries.map(([name]) => name))];
    const keysOf = (wanted: ServiceName) =>
      entries.filter(([name]) => name === wanted).map(([, x]) => publicKey(x));
    return Object.fromEntries(names.map((name) => [name, keysOf(name)]));
  });

function publicKey(x: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}
