import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { drawJpeg } from './draw-jpeg.js';

function inWorker(picture: Blob): Promise<Blob> {
  const worker = new Worker(new URL('./to-jpeg.worker.ts', import.meta.url), { type: 'module' });
  const drawn = new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) =>
      data ? resolve(data) : reject(new Error('It can not be decoded there'));
    worker.onerror = () => reject(new Error('There is no worker'));
    worker.postMessage({ picture, maxBytes: PHOTO_LIMITS.maxBytes });
  });
  return drawn.finally(() => worker.terminate());
}

/**
 * Makes a JPEG of a picture that this browser can decode, in a worker where that works: not every
 * browser decodes there what it decodes in a page. Throws for a picture that it can't decode.
 */
export async function toJpeg(picture: File): Promise<File> {
  const jpeg = await inWorker(picture).catch(() => drawJpeg(picture, PHOTO_LIMITS.maxBytes));
  return asJpegFile(jpeg, picture);
}

/** Named and dated like the picture it was drawn from. */
export function asJpegFile(jpeg: Blob, { name, lastModified }: File): File {
  const type = 'image/jpeg';
  return new File([jpeg], `${name.replace(/\.\w+$/, '')}.jpg`, { type, lastModified });
}
