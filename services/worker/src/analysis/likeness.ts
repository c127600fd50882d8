import type { RgbImage } from '../raster/rgb-image.js';
import type { FaceAnalyser } from './face-analyser.js';
import type { FaceMesh } from './face-landmarks.js';
import { type Box, centreOf, distance } from './geometry.js';

/** How much two faces look like one person. */
export type Likeness = {
  /** For people, 0..100: 100 the same picture, 50 the bar, 0 surely somebody else. */
  readonly percent: number;
  /** Euclidean distance of the embeddings: 0 the same. */
  readonly euclid: number;
  /** Cosine of the embeddings: 1 the same. */
  readonly cosine: number;
};

/** Largest Euclidean distance at which a portrait is delivered. */
export const LIKENESS_BAR = 0.5;

/**
 * Largest distance at which two photos are taken to show one person. Looser than the bar, because
 * photos of one person differ in age, glasses and pose; below it lie 0.8 % of pairs of different
 * people (`likeness-calibration.spec.ts`).
 */
export const SAME_PERSON = 0.55;

/**
 * Distance from which two clear photos are told to show different people. Between the two bars nobody is
 * told anything: 95 % of pairs of different people lie above 0.62, and two photos of one person seldom do.
 */
export const OTHER_PERSON = 0.6;

/**
 * Distance → percent, linear in between. Measured over 23 faces: 252 pairs of different people lie
 * at 0.54 or more (5 % quantile 0.62, median 0.76), one person in two photos of different light and
 * pose at 0.44, the same photo mirrored at 0.22, dimmed at 0.13, reduced to a third at 0.07
 * (medians; `likeness-calibration.spec.ts` keeps the curve).
 */
const PERCENT_AT = [
  { euclid: 0, percent: 100 },
  { euclid: 0.3, percent: 90 },
  { euclid: LIKENESS_BAR, percent: 50 },
  { euclid: 0.7, percent: 0 },
] as const;

export function compareEmbeddings(a: Float32Array, b: Float32Array): Likeness {
  let squares = 0;
  let product = 0;
  let normA = 0;
  let normB = 0;
  for (let i = 0; i < a.length; i++) {
    squares += (a[i] - b[i]) ** 2;
    product += a[i] * b[i];
    normA += a[i] ** 2;
    normB += b[i] ** 2;
  }
  const euclid = Math.sqrt(squares);
  return { percent: percentOf(euclid), euclid, cosine: product / Math.sqrt(normA * normB) };
}

/**
 * The embedding of a portrait's face.
 * @param expected where the face was put, in pixels of the portrait
 * @returns undefined when no face is seen there any more
 */
export async function embedFaceAt(
  analyser: FaceAnalyser,
  portrait: RgbImage,
  expected: Box,
): Promise<Float32Array | undefined> {
  const mesh = await meshFaceAt(analyser, portrait, expected);
  return mesh && analyser.embed(portrait, mesh);
}

/** The face that is seen where one was put; undefined when there is none any more. */
export async function meshFaceAt(
  analyser: FaceAnalyser,
  portrait: RgbImage,
  expected: Box,
): Promise<FaceMesh | undefined> {
  const target = centreOf(expected);
  const reach = Math.max(expected.width, expected.height) / 2;
  const [nearest] = (await analyser.detect(portrait))
    .map((face) => ({ face, away: distance(centreOf(face.box), target) }))
    .filter(({ away }) => away < reach)
    .sort((a, b) => a.away - b.away);
  return nearest && analyser.mesh(portrait, nearest.face);
}

/** Percentage shown for a Euclidean distance; falls steadily. */
export function percentOf(euclid: number): number {
  const next = PERCENT_AT.findIndex((mark) => euclid < mark.euclid);
  if (next === -1) return 0;
  const from = PERCENT_AT[next - 1];
  const to = PERCENT_AT[next];
  const share = (euclid - from.euclid) / (to.euclid - from.euclid);
  return Math.round(from.percent + share * (to.percent - from.percent));
}
