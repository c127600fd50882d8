import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

type Opened = {
  readonly secret: string;
  readonly needsReencryption: boolean;
};

/** Encrypts second-factor secrets, so a database leak doesn't expose them. */
export class SecretSeal {
  readonly #key: Uint8Array;
  readonly #alsoKey: Uint8Array | undefined;

  /** @param also a key that only decrypts, for rotation */
  constructor(key: string, also?: string) {
    this.#key = derived(key);
    this.#alsoKey = also === undefined ? undefined : derived(also);
  }

  /** @param accountId binds the ciphertext to the account */
  seal(secret: string, accountId: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce).setAAD(Buffer.from(accountId));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws Error for another key or another account */
  open(sealed: string, accountId: string): Opened {
    try {
      return { secret: openedBy(this.#key, sealed, accountId), needsReencryption: false };
    } catch (error) {
      if (this.#alsoKey === undefined) throw error;
      return { secret: openedBy(this.#alsoKey, sealed, accountId), needsReencryption: true };
    }
  }
}

function derived(key: string): Uint8Array {
  return new Uint8Array(
    hkdfSync('sha256', key, 'likeness', 'secret of a second factor', KEY_BYTES),
  );
}

function openedBy(key: Uint8Array, sealed: string, accountId: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(accountId)).setAuthTag(tag);
  const secret = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([secret, decipher.final()]).toString('utf8');
}
