import { webpOrientation } from './webp-orientation.js';

/** More than a face needs, and little enough for a phone's memory. */
const MAX_PIXELS = 24_000_000;
const QUALITIES = [0.92, 0.85, 0.75];
type Turn = [a: number, b: number, c: number, d: number, e: number, f: number];

/** What turns a picture of this size upright, by its Exif orientation. */
function turnOf(orientation: number, { width, height }: { width: number; height: number }): Turn {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0];
    case 3:
      return [-1, 0, 0, -1, width, height];
    case 4:
      return [1, 0, 0, -1, 0, height];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, height, 0];
    case 7:
      return [0, -1, -1, 0, height, width];
    case 8:
      return [0, -1, 1, 0, 0, width];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}

function draw(bitmap: ImageBitmap, orientation: number): OffscreenCanvas {
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (bitmap.width * bitmap.height)));
  const width = Math.max(1, Math.floor(bitmap.width * scale));
  const height = Math.max(1, Math.floor(bitmap.height * scale));
  const isAcross = orientation >= 5;
  const canvas = new OffscreenCanvas(isAcross ? height : width, isAcross ? width : height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(...turnOf(orientation, { width, height }));
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** Draws a picture upright, white where it is transparent, as a JPEG of at most `maxBytes` if it can be. */
export async function drawJpeg(picture: Blob, maxBytes: number): Promise<Blob> {
  const orientation = webpOrientation(new Uint8Array(await picture.arrayBuffer()));
  const bitmap = await createImageBitmap(picture, {
    imageOrientation: orientation === undefined ? 'from-image' : 'none',
  });
  try {
    const canvas = draw(bitmap, orientation ?? 1);
    let jpeg: Blob | undefined;
    for (const quality of QUALITIES) {
      jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (jpeg.size <= maxBytes) break;
    }
    if (jpeg?.type !== 'image/jpeg') throw new Error('The browser could not encode a JPEG');
    return jpeg;
  } finally {
    bitmap.close();
  }
}
