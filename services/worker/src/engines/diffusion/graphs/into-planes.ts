/** [H, W, 3] to [3, H, W]. @param planes filled and returned @param valueOf maps a pixel's level */
export function intoPlanes<T extends Float32Array | Uint8Array>(
  pixels: ArrayLike<number>,
  planes: T,
  valueOf: (level: number) => number,
): T {
  const plane = pixels.length / 3;
  for (let i = 0; i < plane; i++) {
    for (let channel = 0; channel < 3; channel++) {
      planes[channel * plane + i] = valueOf(pixels[3 * i + channel]);
    }
  }
  return planes;
}
