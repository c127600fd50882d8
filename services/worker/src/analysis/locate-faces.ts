import type { RgbImage } from '../raster/rgb-image.js';
import type { FaceAnalyser } from './face-analyser.js';
import type { DetectedFace } from './face-detection.js';
import type { FaceMesh } from './face-landmarks.js';

export type LocatedFace = { readonly detected: DetectedFace; readonly mesh: FaceMesh };

/** The mesh model's own threshold for "there is a face in this crop". */
const MIN_PRESENCE = 0.5;
/** A crowd is refused whatever the smaller ones are, and each costs a run of the mesh model. */
const MOST_FACES = 24;

/** Faces that the detector sees and the mesh confirms, in falling order of size. */
export async function locateFaces(analyser: FaceAnalyser, image: RgbImage): Promise<LocatedFace[]> {
  return confirmFaces(analyser, image, await analyser.detect(image));
}

/** @param found in falling order of size */
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
