/** More than a face needs, and little enough for a phone's memory. */
const MAX_PIXELS = 24_000_000;
const QUALITIES = [0.92, 0.85, 0.75];

function draw(bitmap: ImageBitmap): OffscreenCanvas {
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (bitmap.width * bitmap.height)));
  const width = Math.max(1, Math.floor(bitmap.width * scale));
  const height = Math.max(1, Math.floor(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** Draws a picture, white where it is transparent, as a JPEG of at most `maxBytes` if it can be. */
export async function drawJpeg(picture: Blob, maxBytes: number): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  try {
    const canvas = draw(bitmap);
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
