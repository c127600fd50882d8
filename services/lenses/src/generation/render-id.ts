import { createHash } from 'node:crypto';

const VERSION = 0x50;
const VARIANT = 0x80;

/**
 * Id of an image that is known before it is asked for: UUID version 5 (RFC 9562, 5.5) of its index
 * in the namespace of its generation.
 */
export function renderIdOf(generationId: string, imageIndex: number): string {
  const namespace = Buffer.from(generationId.replaceAll('-', ''), 'hex');
  const hash = createHash('sha1').update(namespace).update(String(imageIndex)).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | VERSION, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | VARIANT, 8);
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
