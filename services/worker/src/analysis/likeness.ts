import type { RgbImage } from '../imaging/rgb-image.js';
import type { FaceAnalyser } from './face-analyser.js';
import type { FaceMesh } from './face-landmarks.js';
import { type Box, centreOf, distance } from './geometry.js';

export type Likeness = {
  /** 100: the same picture, 50: the limit, 0: another person. */
  readonly percent: number;
  readonly euclid: number;
  readonly cosine: number;
};

/** Maximum Euclidean distance of a delivered portrait. */
export const LIKENESS_BAR = 0.5;

/** Photos of one person differ in age and pose. 0.8 % of pairs of different people are below. */
export const SAME_PERSON = 0.55;

/** Minimum distance to report different people. 95 % of such pairs are above 0.62. */
export const OTHER_PERSON = 0.6;

/**
 * Linear between points. Of 23 faces, different people are at least 0.54 apart (5 % quantile 0.62,
 * median 0.76). The same in another photo: 0.44; mirrored 0.22, dimmed 0.13, a third as large 0.07.
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

/** @returns undefined if no face is detected at `expected`, in portrait pixels */
export async function embedFaceAt(
  analyser: FaceAnalyser,
  portrait: RgbImage,
  expected: Box,
): Promise<Float32Array | undefined> {
  const mesh = await meshFaceAt(analyser, portrait, expected);
  return mesh && analyser.embed(portrait, mesh);
}

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

export function percentOf(euclid: number): number {
  const next = PERCENT_AT.findIndex((mark) => euclid < mark.euclid);
  if (next === -1) return 0;
  const from = PERCENT_AT[next - 1];
  const to = PERCENT_AT[next];
  const share = (euclid - from.euclid) / (to.euclid - from.euclid);
  return Math.round(from.percent + share * (to.percent - from.percent));
}
