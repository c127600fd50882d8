/**
 * Interleaved pixels [H, W, 3] as one plane for each colour [3, H, W], as graphs take them.
 * @param planes filled and returned; its type is that of the graph's input
 * @param valueOf a level of a pixel as the graph's number
 */
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
