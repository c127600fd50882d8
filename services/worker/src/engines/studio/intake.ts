import { floor, hypot, log, max, min } from '../pixels/math.js';
import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import type { DetectedFace } from '../../analysis/face-detection.js';
import type { FaceMesh } from '../../analysis/face-mesh.js';
import { headPose } from '../../analysis/head-pose.js';
import type { RgbImage } from '../../raster/rgb-image.js';
import { PhotoRefusedError } from '../engine-errors.js';
import type { Reference } from '../portrait-engine.js';
import type { Subject } from './subject.js';

/** Narrowest face, in photo pixels, that still carries a 1024 px portrait. */
const SMALLEST_FACE = 48;

type Candidate = {
  index: number;
  face: DetectedFace;
  mesh: FaceMesh;
  others: DetectedFace[];
  score: number;
};

/**
 * Chooses the photo that makes the best portrait: a large, sharp face turned to the camera.
 * @throws PhotoRefusedError when none of them shows a usable face
 */
export async function chooseSubject(
  analyser: FaceAnalyser,
  references: readonly Reference[],
): Promise<Subject> {
  const candidates: Candidate[] = [];
  for (const [index, { image }] of references.entries()) {
    const found = await mainFace(analyser, image);
    if (found) candidates.push({ index, ...found });
  }
  const [best] = candidates.sort((a, b) => b.score - a.score);
  if (!best) {
    throw new PhotoRefusedError(
      'PHOTO_NO_FACE',
      'No face could be found. Use a photo that shows your face from the front.',
    );
  }
  if (best.mesh.box.width < SMALLEST_FACE) {
    throw new PhotoRefusedError(
      'PHOTO_FACE_TOO_SMALL',
      'The face is too small. Use a photo taken from nearer.',
    );
  }
  const { image } = references[best.index];
  return {
    referenceIndex: best.index,
    image,
    mesh: best.mesh,
    embedding: await analyser.embed(image, best.mesh),
    others: best.others,
  };
}

async function mainFace(analyser: FaceAnalyser, image: RgbImage) {
  const faces = await analyser.detect(image);
  const meshed: { face: DetectedFace; mesh: FaceMesh; score: number }[] = [];
  for (const face of faces.slice(0, 8)) {
    const mesh = await analyser.mesh(image, face);
    if (mesh.presence >= 0.5) meshed.push({ face, mesh, score: portraitScore(image, mesh) });
  }
  const [main] = meshed.sort((a, b) => b.score - a.score);
  return main && { ...main, others: faces.filter((face) => face !== main.face) };
}

/** Grows with the face's size and sharpness, falls as it turns away; comparable between photos. */
function portraitScore(image: RgbImage, mesh: FaceMesh): number {
  const { yaw, pitch, roll } = headPose(mesh);
  const turned = hypot(yaw / 40, pitch / 35, roll / 60);
  const size = min(mesh.box.width, 600);
  return log(size) + 0.25 * log(sharpness(image, mesh) + 1e-4) - 0.9 * turned * turned;
}

/** Share of the face's contrast that lies in differences of neighbouring pixels, on a grid of about 64 samples a side. */
function sharpness(image: RgbImage, mesh: FaceMesh): number {
  const { x, y, width, height } = mesh.box;
  const step = max(1, floor(width / 64));
  const { data, width: w, height: h } = image;
  let [edges, total, squares, count] = [0, 0, 0, 0];
  for (let v = max(1, floor(y)); v < min(h - 1, y + height); v += step) {
    for (let u = max(1, floor(x)); u < min(w - 1, x + width); u += step) {
      const i = (v * w + u) * 3 + 1;
      const value = data[i];
      edges += (data[i + 3] - value) ** 2 + (data[i + 3 * w] - value) ** 2;
      total += value;
      squares += value * value;
      count++;
    }
  }
  if (count === 0) return 0;
  const variance = squares / count - (total / count) ** 2;
  return edges / count / (variance + 1);
}
