import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export type NewsletterAction = 'confirm' | 'unsubscribe';
/** `sign-up`: the browser that signed up for the account of this id. */
type Use = NewsletterAction | 'sign-up';

const idSchema = z.uuid();
const ID_LENGTH = 36;

/** Signs ids in newsletter links and cookies. They never expire: an old mail must still unsubscribe. */
export class SealedIds {
  readonly #key: Buffer;
  readonly #keys: readonly Buffer[];

  /** @param also a second accepted secret, for key rotation */
  constructor(secret: string, also?: string) {
    this.#key = keyOf(secret);
    this.#keys = also === undefined ? [this.#key] : [this.#key, keyOf(also)];
  }

  sign(use: Use, id: string): string {
    return `${id}${sealBy(this.#key, use, id).toString('base64url')}`;
  }

  read(use: Use, token: string): string | undefined {
    const id = token.slice(0, ID_LENGTH);
    if (!idSchema.safeParse(id).success) return undefined;
    const given = Buffer.from(token.slice(ID_LENGTH), 'base64url');
    const isOurs = this.#keys.some((key) => {
      const expected = sealBy(key, use, id);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return isOurs ? id : undefined;
  }
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('newsletter').digest();
}

function sealBy(key: Buffer, use: Use, id: string): Buffer {
  return createHmac('sha256', key).update(`${use}:${id}`).digest();
}
