import type { PortraitToCrop } from '@likeness/contracts/jobs/renditions.jobs';
import { openPicture } from '@likeness/service-kit/pictures/open-picture';
import { inFormat } from './encode-portrait.js';
import { watermarkFor } from './watermark.js';

const MAX_PIXELS = 25_000_000;
const TIMEOUT_SECONDS = 15;

/** Keeps the XMP. */
export async function cropPortrait(
  master: Buffer,
  crop: PortraitToCrop,
  format: 'jpg' | 'png',
): Promise<Buffer> {
  const { box, width, height, dpi } = crop;
  const picture = openPicture(master, { maxPixels: MAX_PIXELS, seconds: TIMEOUT_SECONDS })
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .resize({ width, height, fit: 'fill' })
    .keepXmp()
    .withIccProfile('srgb')
    .withDensity(dpi);
  if (crop.is_watermarked) picture.composite([await watermarkFor(width, height, headIn(crop))]);
  return inFormat(picture, format).toBuffer();
}

function headIn({ box, width, height, head }: PortraitToCrop) {
  if (!head) return { x: 0, y: 0, width, height };
  const scale = width / box.width;
  return {
    x: (head.x - box.x) * scale,
    y: (head.y - box.y) * scale,
    width: head.width * scale,
    height: head.height * scale,
  };
}
