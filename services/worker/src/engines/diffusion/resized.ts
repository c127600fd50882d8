import sharp from 'sharp';
import type { RgbImage } from '../../imaging/rgb-image.js';

type Size = { readonly width: number; readonly height: number };

export async function resized(image: RgbImage, { width, height }: Size): Promise<RgbImage> {
  if (image.width === width && image.height === height) return image;
  const raw = { width: image.width, height: image.height, channels: 3 as const };
  const data = await sharp(image.data, { raw })
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { width, height, data };
}
