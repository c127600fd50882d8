/** Interleaved 8-bit sRGB, `data.length === width * height * 3`, row-major, origin top left. */
export type RgbImage = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
};
