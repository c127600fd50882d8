import sharp, { type Sharp } from 'sharp';

export function landscape(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const grain = (seed >>> 28) - 8;
      const horizon = height * (0.55 + 0.08 * Math.sin((x / width) * 7));
      const depth = y / height;
      const sky = [110 + 90 * depth, 160 + 60 * depth, 235];
      const hill = [70 - 30 * depth, 120 - 50 * depth, 60 - 20 * depth];
      const colour = y < horizon ? sky : hill;
      colour.forEach((value, channel) => {
        pixels[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, value + grain));
      });
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
