import { createHmac } from 'node:crypto';
import { MARK_ALGORITHM } from '@likeness/contracts/calls/images/soft-bindings.calls';
import type { RgbImage } from '../imaging/rgb-image.js';
import { writeFingerprint } from './fingerprint/fingerprint.js';
import { embedMark } from './hidden-mark/embed-mark.js';
import { type MarkKey, markKey } from './hidden-mark/mark-key.js';
import { type ReadMark, readMark } from './hidden-mark/read-mark.js';
import type { SoftBinding } from './soft-binding.assertion.js';

export type MarkSettings = {
  /** Unset, it follows from AUTH_SECRET. */
  readonly MARK_SECRET?: string;
  readonly MARK_SECRET_ALSO?: readonly string[];
  readonly AUTH_SECRET: string;
  readonly AUTH_SECRET_ALSO?: string;
};

export type MarkedImage = {
  readonly image: RgbImage;
  /** Stored beside the picture, to recognize copies of it. */
  readonly fingerprint: Uint8Array;
  readonly softBinding: SoftBinding;
};

/** `Marks`, or who asks them. */
export type Marker = { mark(image: RgbImage): MarkedImage | Promise<MarkedImage> };
export type MarkReader = {
  /** @param image at most 1024 pixels per side */
  readMark(image: RgbImage): ReadMark | undefined | Promise<ReadMark | undefined>;
};

/** Hidden marks, for whoever has their secret: not the processes that decode pictures. */
export class Marks implements Marker, MarkReader {
  /** The first one marks; all of them read. */
  readonly #keys: readonly [MarkKey, ...MarkKey[]];

  constructor({ MARK_SECRET, MARK_SECRET_ALSO = [], AUTH_SECRET, AUTH_SECRET_ALSO }: MarkSettings) {
    const derivedAlso = AUTH_SECRET_ALSO === undefined ? [] : [AUTH_SECRET_ALSO];
    const [secret, ...also] =
      MARK_SECRET === undefined
        ? [AUTH_SECRET, ...derivedAlso].map((each) => derived(each, 'hidden mark'))
        : [MARK_SECRET];
    this.#keys = [
      markKey(secret),
      ...[...new Set([...also, ...MARK_SECRET_ALSO])].map((each) => markKey(each)),
    ];
  }

  mark(image: RgbImage): MarkedImage {
    const { image: marked, payload } = embedMark(image, this.#keys[0]);
    const value = payload.toString('hex');
    return {
      image: marked,
      fingerprint: writeFingerprint(image, value),
      softBinding: { alg: MARK_ALGORITHM, value },
    };
  }

  readMark(image: RgbImage): ReadMark | undefined {
    return readMark(image, this.#keys);
  }
}

export function derived(secret: string, use: string): string {
  return createHmac('sha256', secret).update(use).digest('hex');
}
