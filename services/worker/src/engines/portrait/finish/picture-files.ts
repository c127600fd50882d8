import type { SoftBinding } from '../../../provenance/soft-binding.assertion.js';

/** A further size of a portrait, and the same with the visible mark if it is due. */
export type PictureFiles = {
  readonly clean: Uint8Array;
  readonly watermarked: Uint8Array | null;
};

/** Pixels of their own, so they are recognized by a fingerprint of their own. */
export type WideFiles = PictureFiles & {
  readonly fingerprint: Uint8Array;
  readonly softBinding: SoftBinding;
};
