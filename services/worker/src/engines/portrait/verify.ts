import { min } from '../../imaging/math.js';
import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import type { Box } from '../../analysis/geometry.js';
import {
  compareEmbeddings,
  embedFaceAt,
  LIKENESS_BAR,
  type Likeness,
} from '../../analysis/likeness.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { LikenessRefusedError } from './engine-errors.js';
import type { Subject } from './subject.js';

/** Style strength by gentleness. */
export const STRENGTHS = [1, 0.6, 0.3] as const;

type Verified<Picture, Measured> = { picture: Picture; likeness: Measured; gentleness: number };

/** @param measure undefined if the picture shows no face @throws LikenessRefusedError */
export async function paintUntilAlike<Picture, Measured extends Likeness>(
  paint: (strength: number) => Promise<Picture>,
  measure: (picture: Picture) => Promise<Measured | undefined>,
  strengths: readonly number[] = STRENGTHS,
): Promise<Verified<Picture, Measured>> {
  let closest = Infinity;
  for (const [gentleness, strength] of strengths.entries()) {
    const picture = await paint(strength);
    const likeness = await measure(picture);
    if (likeness && likeness.euclid <= LIKENESS_BAR) return { picture, likeness, gentleness };
    closest = min(closest, likeness?.euclid ?? Infinity);
  }
  throw new LikenessRefusedError(closest);
}

export async function measureLikeness(
  analyser: FaceAnalyser,
  image: RgbImage,
  box: Box,
  { embedding, heldOut }: Pick<Subject, 'embedding' | 'heldOut'>,
) {
  const own = await embedFaceAt(analyser, image, box);
  if (!own) return undefined;
  return {
    ...compareEmbeddings(embedding, own),
    heldOut: heldOut && compareEmbeddings(heldOut.embedding, own),
  };
}
