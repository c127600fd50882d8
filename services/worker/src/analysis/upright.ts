import type { QuarterTurn } from '@likeness/contracts/photos/quarter-turn';
import sharp from 'sharp';
import type { RgbImage } from '../raster/rgb-image.js';
import type { FaceAnalyser } from './face-analyser.js';
import { headPose } from './head-pose.js';
import { type LocatedFace, locateFaces } from './locate-faces.js';

export type UprightPhoto = {
  readonly image: RgbImage;
  /** What was done to the photo to get there. */
  readonly turn: QuarterTurn;
  /** In falling order of size, in pixels of the turned photo. */
  readonly faces: readonly LocatedFace[];
};

/** A face with this score that leans no more than this (degrees) stands as it should. */
const SURE_SCORE = 0.8;
const UPRIGHT_LEAN = 45;
const OTHER_TURNS = [90, 270, 180] as const;

/**
 * Turns a photo that lies on its side or stands on its head, as files do that have lost their EXIF
 * orientation. The detector is surest of faces that stand upright, while the lean of one that does
 * not is read wrongly: where in doubt the turn wins at which the largest face scores highest. A
 * photo in which no face is found at any turn stays as it is.
 */
export async function standUpright(analyser: FaceAnalyser, image: RgbImage): Promise<UprightPhoto> {
  let best: UprightPhoto = { image, turn: 0, faces: await locateFaces(analyser, image) };
  if (scoreOf(best) >= SURE_SCORE && leanOf(best) <= UPRIGHT_LEAN) return best;
  for (const turn of OTHER_TURNS) {
    const turned = await turnImage(image, turn);
    const other = { image: turned, turn, faces: await locateFaces(analyser, turned) };
    if (scoreOf(other) > scoreOf(best)) best = other;
  }
  return best;
}

function scoreOf({ faces: [main] }: UprightPhoto): number {
  return main?.detected.score ?? 0;
}

function leanOf({ faces: [main] }: UprightPhoto): number {
  return main ? Math.abs(headPose(main.mesh).roll) : 0;
}

async function turnImage({ width, height, data }: RgbImage, turn: QuarterTurn): Promise<RgbImage> {
  const turned = await sharp(data, { raw: { width, height, channels: 3 } })
    .rotate(turn)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: turned.info.width, height: turned.info.height, data: turned.data };
}
