import type { FaceChoice } from '@likeness/contracts/photos/face-choice';
import { asJpegFile } from '../../runs/photos/to-jpeg.js';

const QUALITY = 0.92;

/** The part of a photo as a JPEG of the same name. @param area in shares of the upright photo */
export async function cropPhoto(photo: File, area: FaceChoice['crop']): Promise<File> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const left = Math.floor(area.x * bitmap.width);
    const top = Math.floor(area.y * bitmap.height);
    const width = Math.floor(area.width * bitmap.width);
    const height = Math.floor(area.height * bitmap.height);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('No canvas to draw on');
    context.drawImage(bitmap, left, top, width, height, 0, 0, width, height);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return asJpegFile(jpeg, photo);
  } finally {
    bitmap.close();
  }
}
