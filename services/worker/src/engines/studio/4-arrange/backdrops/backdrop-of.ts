import type { Box } from '../../../../analysis/geometry.js';
import { boundsOf } from '../../../../analysis/landmarks.js';
import { eachPlane, type Planar } from '../../../../imaging/planar.js';
import { resize } from '../../../../imaging/resample.js';
import type { Sitting } from '../../model/renderer.js';
import type { Scene } from '../../model/scene.js';
import type { Look } from '../../model/looks.js';
import { paintBackdrop } from './paint-backdrop.js';

/** Renderers that treat person and background alike. */
const KEEPS_OWN: readonly Look['renderer'][] = ['photo', 'oil', 'pastel', 'facets'];

/** Of the face's height: discs of light this near to an ear look like earrings. */
const BESIDE = 0.3;

/** An untrusted matte keeps the photo's own background, which hides segmentation errors. */
export function keepsOwnBackdrop({ surroundings }: Scene, { renderer }: Look): boolean {
  return surroundings !== null && KEEPS_OWN.includes(renderer);
}

export function backdropOf({ scene, look, backdrop, random }: Sitting): Planar {
  const { size, surroundings } = scene;
  if (!surroundings || !keepsOwnBackdrop(scene, look))
    return paintBackdrop(backdrop, size, random.fork('backdrop'), besideEars(scene));
  const { width, height } = surroundings;
  return eachPlane(surroundings, (plane) => resize(plane, width, height, size, size), size);
}

/** From the eyes to below the chin. */
function besideEars({ landmarks, faceHeight }: Scene): Box {
  const face = boundsOf(landmarks);
  const room = BESIDE * faceHeight;
  const top = (landmarks[33].y + landmarks[263].y) / 2;
  return {
    x: face.x - room,
    y: top,
    width: face.width + 2 * room,
    height: face.y + face.height + room - top,
  };
}
