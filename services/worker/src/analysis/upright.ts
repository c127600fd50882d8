import type { QuarterTurn } from '@likeness/contracts/photos/quarter-turn';
import sharp from 'sharp';
import type { RgbImage } from '../imaging/rgb-image.js';
import type { FaceAnalyser } from './face-analyser.js';
import type { DetectedFace } from './face-detection.js';
import { headPose } from './head-pose.js';
import { confirmFaces, type LocatedFace } from './locate-faces.js';

export type UprightPhoto = {
  readonly image: RgbImage;
  readonly turn: QuarterTurn;
  /** Largest first, in turned pixels. */
  readonly faces: readonly LocatedFace[];
  readonly suspects: readonly DetectedFace[];
};

/** A face with this score and at most this lean (degrees) is upright. */
const SURE_SCORE = 0.8;
const UPRIGHT_LEAN = 45;
const OTHER_TURNS = [90, 270, 180] as const;
/** Finds faces from 1/20 of the longer side, in a quarter of the time. */
const SMALLEST_TURNED_TILE = 0.3;

/** Turn with the highest total score: lean is unreliable. For photos without EXIF orientation. */
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

/** The sum, because at a wrong turn a group can lose all but one face. */
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
