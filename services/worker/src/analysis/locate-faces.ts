import type { RgbImage } from '../imaging/rgb-image.js';
import type { FaceAnalyser } from './face-analyser.js';
import type { DetectedFace } from './face-detection.js';
import type { FaceMesh } from './face-landmarks.js';

export type LocatedFace = { readonly detected: DetectedFace; readonly mesh: FaceMesh };

/** The mesh model's own threshold. */
const MIN_PRESENCE = 0.5;
/** Limits mesh runs; a crowd is rejected in any case. */
const MOST_FACES = 24;

export async function locateFaces(analyser: FaceAnalyser, image: RgbImage): Promise<LocatedFace[]> {
  return confirmFaces(analyser, image, await analyser.detect(image));
}

export async function confirmFaces(
  analyser: FaceAnalyser,
  image: RgbImage,
  found: readonly DetectedFace[],
): Promise<LocatedFace[]> {
  const located: LocatedFace[] = [];
  for (const detected of found.slice(0, MOST_FACES)) {
    const mesh = await analyser.mesh(image, detected);
    if (mesh.presence >= MIN_PRESENCE) located.push({ detected, mesh });
  }
  return located;
}
