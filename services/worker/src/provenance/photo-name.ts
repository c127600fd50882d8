import { createHmac, randomBytes } from 'node:crypto';

/** Only holders of key and photo can verify it. Unlike a plain hash, it confirms no guesses. */
export function photoName(photo: Uint8Array, key: string, salt = randomBytes(16)): string {
  const seal = createHmac('sha256', key).update(salt).update(photo).digest('hex');
  return `urn:likeness:photo:${salt.toString('hex')}:${seal}`;
}
