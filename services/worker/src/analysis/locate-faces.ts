import type { RgbImage } from '../raster/rgb-image.js';
import type { FaceAnalyser } from './face-analyser.js';
import type { DetectedFace } from './face-detection.js';
import type { FaceMesh } from './face-landmarks.js';

export type LocatedFace = { readonly detected: DetectedFace; readonly mesh: FaceMesh };

/** The mesh model's own threshold for "there is a face in this crop". */
const MIN_PRESENCE = 0.5;

/** Faces that the detector sees and the mesh confirms, in falling order of size. */
export async function locateFaces(analyser: FaceAnalyser, image: RgbImage): Promise<LocatedFace[]> {
  const located: LocatedFace[] = [];
  for (const detected of await analyser.detect(image)) {
    const mesh = await analyser.mesh(image, detected);
    if (mesh.presence >= MIN_PRESENCE) located.push({ detected, mesh });
  }
  return located;
}
