import path from 'node:path';
import { SCREEN_DPI } from '@likeness/contracts/http/download-formats';
import { openPicture } from '@likeness/service-kit/pictures/open-picture';
import { ownDrawing } from '@likeness/service-kit/pictures/own-drawing';

const TIMEOUT_SECONDS = 15;
/** Stronger compression leaves artifacts around the hard edges of letters. */
const JPEG_QUALITY = 93;

type Picture = { readonly file: Buffer; readonly key: string; readonly maxPixels: number };

/** Draws an SVG over a picture, in the format that its key names. */
export async function drawOver(
  { file, key, maxPixels }: Picture,
  drawing: string,
  dpi = SCREEN_DPI,
): Promise<Buffer> {
  const layer = await ownDrawing(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer();
  const drawn = openPicture(file, { maxPixels, seconds: TIMEOUT_SECONDS })
    .composite([{ input: layer }])
    .keepXmp()
    .withIccProfile('srgb')
    .withDensity(dpi);
  const isPng = path.extname(key) === '.png';
  return (
    isPng ? drawn.png() : drawn.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
  ).toBuffer();
}
