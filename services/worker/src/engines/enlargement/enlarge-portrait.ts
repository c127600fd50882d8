import { type PixelBox, SCREEN_DPI } from '@likeness/contracts/http/download-formats';
import { openPicture } from '@likeness/service-kit/pictures/open-picture';
import { sharp } from '@likeness/service-kit/pictures/picture-library';
import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import { compareEmbeddings, embedFaceAt } from '../../analysis/likeness.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { inFormat } from '../portrait/finish/encode-portrait.js';
import type { PictureFiles } from '../portrait/finish/picture-files.js';
import { watermarkFor } from '../portrait/finish/watermark.js';
import { FACTOR, type Upscaler } from './upscaler.js';

const MAX_PIXELS = 25_000_000;
const TIMEOUT_SECONDS = 15;
/** Maximum Euclidean distance between the faces of both sizes. */
const MOST_CHANGE = 0.1;

type Wanted = { readonly isWatermarked: boolean; readonly head?: PixelBox };
type Tools = { readonly upscaler: Upscaler; readonly analyser: FaceAnalyser };

/** Keeps XMP and transparency. @returns null if the face changed too much */
export async function enlargePortrait(
  master: Buffer,
  { isWatermarked, head }: Wanted,
  { upscaler, analyser }: Tools,
  signal: AbortSignal,
): Promise<PictureFiles | null> {
  const open = () => openPicture(master, { maxPixels: MAX_PIXELS, seconds: TIMEOUT_SECONDS });
  const { hasAlpha, xmp } = await open().metadata();
  const { data, info } = await open().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const image: RgbImage = { width: info.width, height: info.height, data };
  const enlarged = await upscaler.enlarge(image, signal);
  if (!(await keepsFace(analyser, image, enlarged))) return null;
  const { width, height } = enlarged;
  const alpha = hasAlpha && (await open().extractChannel('alpha').resize(width, height).toBuffer());
  const encode = async (mark: boolean) => {
    const format = alpha ? 'png' : 'jpg';
    let picture = sharp(enlarged.data, { raw: { width, height, channels: 3 } });
    if (alpha) picture = picture.joinChannel(alpha).withDensity(SCREEN_DPI);
    if (mark) picture.composite([await watermarkFor(width, height, doubled(head, enlarged))]);
    if (xmp) picture.withXmp(xmp.toString());
    return inFormat(picture.withIccProfile('srgb'), format).toBuffer();
  };
  return { clean: await encode(false), watermarked: isWatermarked ? await encode(true) : null };
}

/** True for drawings, which may show no face. */
async function keepsFace(analyser: FaceAnalyser, before: RgbImage, after: RgbImage) {
  const [face] = await analyser.detect(before);
  if (!face) return true;
  const own = await embedFaceAt(analyser, before, face.box);
  if (!own) return true;
  const found = await embedFaceAt(analyser, after, doubled(face.box, after));
  return found !== undefined && compareEmbeddings(own, found).euclid <= MOST_CHANGE;
}

function doubled(box: PixelBox | undefined, { width, height }: RgbImage): PixelBox {
  if (!box) return { x: 0, y: 0, width, height };
  return {
    x: FACTOR * box.x,
    y: FACTOR * box.y,
    width: FACTOR * box.width,
    height: FACTOR * box.height,
  };
}
