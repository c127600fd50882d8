import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

export type NewsletterAction = 'confirm' | 'unsubscribe';

const idSchema = z.uuid();
const ID_LENGTH = 36;

/** Signs newsletter links. Tokens never expire: an old mail must still unsubscribe. */
export class NewsletterTokens {
  readonly #key: Buffer;
  readonly #keys: readonly Buffer[];

  /** @param also a second accepted secret, for key rotation */
  constructor(secret: string, also?: string) {
    this.#key = keyOf(secret);
    this.#keys = also === undefined ? [this.#key] : [this.#key, keyOf(also)];
  }

  sign(action: NewsletterAction, id: string): string {
    return `${id}${sealBy(this.#key, action, id).toString('base64url')}`;
  }

  read(action: NewsletterAction, token: string): string | undefined {
    const id = token.slice(0, ID_LENGTH);
    if (!idSchema.safeParse(id).success) return undefined;
    const given = Buffer.from(token.slice(ID_LENGTH), 'base64url');
    const isOurs = this.#keys.some((key) => {
      const expected = sealBy(key, action, id);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return isOurs ? id : undefined;
  }
}

function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('newsletter').digest();
}

function sealBy(key: Buffer, action: NewsletterAction, id: string): Buffer {
  return createHmac('sha256', key).update(`${action}:${id}`).digest();
}
