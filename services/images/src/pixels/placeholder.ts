import { openPicture } from '@likeness/service-kit/pictures/open-picture';
import { rgbaToThumbHash } from 'thumbhash';

/** Maximum of the ThumbHash format. */
const SIDE = 100;
const TIMEOUT_SECONDS = 15;

export async function placeholderOf(picture: Buffer, maxPixels: number): Promise<string> {
  const { data, info } = await openPicture(picture, { maxPixels, seconds: TIMEOUT_SECONDS })
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
