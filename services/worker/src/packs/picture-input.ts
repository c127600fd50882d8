import type { PictureInput } from '@likeness/contracts/packs/pack-base';
import sharp from 'sharp';
import type { RgbImage } from '../imaging/rgb-image.js';

/** @returns 3 · height · width values, channels first */
export async function seenBy(
  { size, mean, std }: PictureInput,
  { data, width, height }: RgbImage,
): Promise<Float32Array> {
  const pixels = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const plane = size.width * size.height;
  return Float32Array.from({ length: 3 * plane }, (_, at) => {
    const channel = Math.floor(at / plane);
    return (pixels[3 * (at % plane) + channel] / 255 - mean[channel]) / std[channel];
  });
}
