/** A further size of a portrait, and the same with the visible mark if it is due. */
export type PictureFiles = {
  readonly clean: Uint8Array;
  readonly watermarked: Uint8Array | null;
};
