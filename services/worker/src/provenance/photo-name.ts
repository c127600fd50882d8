import { createHmac, randomBytes } from 'node:crypto';

/**
 * Names a photo in the manifest of one picture. Who has key and photo can confirm that the picture was
 * made from it; to everybody else it says nothing: not even whether two pictures share a photo, and no
 * copy of the photo can be held against it, as a plain hash could be.
 */
export function photoName(photo: Uint8Array, key: string, salt = randomBytes(16)): string {
  const seal = createHmac('sha256', key).update(salt).update(photo).digest('hex');
  return `urn:likeness:photo:${salt.toString('hex')}:${seal}`;
}
