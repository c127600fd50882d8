import type { QuarterTurn } from '@likeness/contracts/photos/quarter-turn';
import sharp from 'sharp';
import type { RgbImage } from '../raster/rgb-image.js';
import type { FaceAnalyser } from './face-analyser.js';
import type { DetectedFace } from './face-detection.js';
import { headPose } from './head-pose.js';
import { confirmFaces, type LocatedFace } from './locate-faces.js';

export type UprightPhoto = {
  readonly image: RgbImage;
  /** What was done to the photo to get there. */
  readonly turn: QuarterTurn;
  /** In falling order of size, in pixels of the turned photo. */
  readonly faces: readonly LocatedFace[];
  /** All that the detector sees, confirmed or not. */
  readonly suspects: readonly DetectedFace[];
};

/** A face with this score that leans no more than this (degrees) stands as it should. */
const SURE_SCORE = 0.8;
const UPRIGHT_LEAN = 45;
const OTHER_TURNS = [90, 270, 180] as const;
/** Faces down to a twentieth of the longer side are found without smaller tiles, in a quarter of the time. */
const SMALLEST_TURNED_TILE = 0.3;

/**
 * Turns a photo that lies on its side or stands on its head, as files do that have lost their EXIF
 * orientation. The detector is surest of faces that stand upright, while the lean of one that does
 * not is read wrongly: where in doubt the turn wins at which the faces score highest together. A
 * photo in which no face is found at any turn stays as it is.
 */
export async function standUpright(analyser: FaceAnalyser, image: RgbImage): Promise<UprightPhoto> {
  let best = await lookAt(analyser, image, 0);
  if ((best.faces[0]?.detected.score ?? 0) >= SURE_SCORE && leanOf(best) <= UPRIGHT_LEAN)
    return best;
  for (const turn of OTHER_TURNS) {
    const turned = await turnImage(image, turn);
    const other = await lookAt(analyser, turned, turn, SMALLEST_TURNED_TILE);
    if (scoreOf(other) > scoreOf(best)) best = other;
  }
  return best;
}

async function lookAt(
  analyser: FaceAnalyser,
  image: RgbImage,
  turn: QuarterTurn,
  smallestTile?: number,
): Promise<UprightPhoto> {
  const suspects = await analyser.detect(image, smallestTile);
  return { image, turn, suspects, faces: await confirmFaces(analyser, image, suspects) };
}

/** Of all faces: at a wrong turn a group can lose all but one of them. */
function scoreOf({ faces }: UprightPhoto): number {
  return faces.reduce((sum, { detected }) => sum + detected.score, 0);
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
