import { topOfHead } from '../engines/studio/3-light/head-outline.js';
import { boundsOf } from '../analysis/landmarks.js';
import type { Scene } from '../engines/studio/model/scene.js';
import type { Window } from '../imaging/resample.js';

const BESIDE = 0.05;
const ABOVE = 0.04;
const ROUNDING = 1e-6;

/** Cuts and missing margins of a frame that the scene could have avoided. */
export function frameFaults(scene: Scene, frame: Window, { neck }: { neck: number }): string[] {
  const { size } = scene;
  const face = boundsOf(scene.landmarks);
  const top = topOfHead(scene);
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  const isOutside =
    Math.min(frame.x, frame.y) < -ROUNDING || Math.max(right, bottom) > size + ROUNDING;
  const limits = {
    'right cheek': Math.max(0, face.x - BESIDE * frame.width) - frame.x,
    'left cheek': right - Math.min(size, face.x + face.width + BESIDE * frame.width),
    forehead: Math.max(0, face.y) - frame.y,
    'chin and neck': bottom - Math.min(size, face.y + face.height + neck * scene.faceHeight),
    hair: top === null ? 0 : Math.max(0, top - ABOVE * frame.width) - frame.y,
  };
  const cut = Object.entries(limits).filter(([, room]) => room < -ROUNDING);
  return [...(isOutside ? ['outside the scene'] : []), ...cut.map(([what]) => what)];
}
