import type { PictureHistory } from '../../../provenance/content-credentials.js';
import type { MarkedImage, Marker } from '../../../provenance/marks.js';
import type { Portrait } from '../portrait-engine.js';
import { GREY_BEHIND_TRANSPARENCY } from '../../../imaging/decode.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { encodePortrait, formatOf } from './encode-portrait.js';
import { digitalSourceType } from './metadata.js';

export type FinishedPortrait = {
  readonly master: Buffer;
  readonly watermarked: Buffer;
  readonly format: 'jpg' | 'png';
  readonly fingerprint: Uint8Array;
  readonly history: PictureHistory;
};

type Picture = Pick<Portrait, 'image' | 'alpha'>;
export type NamedPhotos = Pick<PictureHistory, 'parent' | 'inputs'>;

/** Both renditions with hidden mark and XMP, and the manifest's history. */
export async function finishPortrait(
  portrait: Portrait,
  marker: Marker,
  photos: NamedPhotos,
): Promise<FinishedPortrait> {
  const { image, fingerprint, softBinding } = await markPicture(portrait, marker);
  const marked = { ...portrait, image };
  const [master, watermarked] = await Promise.all([
    encodePortrait(marked, { watermark: false }),
    encodePortrait(marked, { watermark: true }),
  ]);
  const { photoSourceType } = portrait.record;
  const history: PictureHistory = {
    version: portrait.record.engineVersion,
    digitalSourceType: digitalSourceType(portrait.record),
    ...photos,
    ...(photoSourceType !== undefined && { photoSourceType }),
    softBinding,
    cropped: false,
    reduced: false,
  };
  return { master, watermarked, format: formatOf(portrait), fingerprint, history };
}

/** Marks what is seen of a transparent picture. */
export async function markPicture(picture: Picture, marker: Marker): Promise<MarkedImage> {
  const seen = asSeen(picture);
  const marked = await marker.mark(seen);
  return picture.alpha ? { ...marked, image: carried(picture.image, seen, marked.image) } : marked;
}

function asSeen({ image, alpha }: Picture): RgbImage {
  if (!alpha) return image;
  const data = image.data.map((value, i) => {
    const share = alpha[Math.floor(i / 3)] / 255;
    return Math.round(GREY_BEHIND_TRANSPARENCY * (1 - share) + value * share);
  });
  return { ...image, data };
}

function carried(image: RgbImage, seen: RgbImage, marked: RgbImage): RgbImage {
  const data = image.data.map((value, i) =>
    Math.min(255, Math.max(0, value + marked.data[i] - seen.data[i])),
  );
  return { ...image, data };
}
