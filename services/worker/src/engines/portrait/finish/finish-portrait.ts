import type { PictureHistory } from '../../../provenance/content-credentials.js';
import type { Provenance } from '../../../provenance/provenance.js';
import type { Portrait } from '../portrait-engine.js';
import { GREY_BEHIND_TRANSPARENCY } from '../../../imaging/decode.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { encodePortrait, formatOf } from './encode-portrait.js';
import { digitalSourceType } from './metadata.js';

export type FinishedPortrait = {
  readonly master: Buffer;
  readonly watermarked: Buffer;
  /** Of both, as the extension of a file's name. */
  readonly format: 'jpg' | 'png';
  /** By which copies of both are found again. */
  readonly fingerprint: Buffer;
  /** What is to be signed of both: see `Provenance.sign`. */
  readonly history: PictureHistory;
};

/** The photos a portrait was made from, each as `Provenance.nameOf` calls it. */
export type NamedPhotos = Pick<PictureHistory, 'parent' | 'inputs'>;

/**
 * Both renditions as files, each with the hidden mark in its pixels and the metadata record, and what
 * the signed manifest will tell: taking the visible wordmark away takes none of these away.
 */
export async function finishPortrait(
  portrait: Portrait,
  provenance: Provenance,
  renderId: string,
  photos: NamedPhotos,
): Promise<FinishedPortrait> {
  const seen = asSeen(portrait);
  const { image, fingerprint, softBinding } = provenance.mark(seen, renderId);
  const marked = {
    ...portrait,
    image: portrait.alpha ? carried(portrait.image, seen, image) : image,
  };
  const [master, watermarked] = await Promise.all([
    encodePortrait(marked, { watermark: false }),
    encodePortrait(marked, { watermark: true }),
  ]);
  const history: PictureHistory = {
    version: portrait.record.engineVersion,
    digitalSourceType: digitalSourceType(portrait.record),
    ...photos,
    softBinding,
    reduced: false,
  };
  return { master, watermarked, format: formatOf(portrait), fingerprint, history };
}

/** A cut-out as who looks for marks sees it: over the grey that stands for what is transparent. */
function asSeen({ image, alpha }: Portrait): RgbImage {
  if (!alpha) return image;
  const data = image.data.map((value, i) => {
    const share = alpha[Math.floor(i / 3)] / 255;
    return Math.round(GREY_BEHIND_TRANSPARENCY * (1 - share) + value * share);
  });
  return { ...image, data };
}

/** The picture with what the mark changed in what is seen of it. */
function carried(image: RgbImage, seen: RgbImage, marked: RgbImage): RgbImage {
  const data = image.data.map((value, i) =>
    Math.min(255, Math.max(0, value + marked.data[i] - seen.data[i])),
  );
  return { ...image, data };
}
