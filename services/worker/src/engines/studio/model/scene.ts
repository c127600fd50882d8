import type { SkinTone } from '../../../analysis/skin-tone.js';
import { round, sqrt } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { smoothstep } from '../../../imaging/scalar.js';
import { resizeWindowCubic } from '../../../imaging/catmull-rom.js';
import { resizeWindow, resize, type Window } from '../../../imaging/resample.js';
import { type Planar, type Plane, eachPlane } from '../../../imaging/planar.js';
import type { NormalField, LightEstimate } from './light.js';
import type { Landmarks } from '../../../analysis/landmarks.js';

/** Soft masks 0..1 at half the scene's size. */
export type Masks = {
  size: number;
  /** Bare skin of face, neck and body without features. */
  skin: Plane;
  face: Plane;
  /** Bare neck and chest, including parts under colored light that `skin` misses. */
  neck: Plane;
  /** Eyes, lips and brows with a margin, protected from painterly filters. */
  features: Plane;
  eyes: Plane;
  mouth: Plane;
  /** 1 on the subject's outline, falling smoothly to 0 inside. */
  rim: Plane;
};

/** A person with all inputs of the renderers; each framing of a scene is a scene. */
export type Scene = {
  size: number;
  /** Scene pixels per photo pixel; above 1 the photo is enlarged. */
  magnification: number;
  foreground: Planar;
  alpha: Plane;
  /** Blurred photo background at quarter size; null if the matte is trusted. */
  surroundings: Planar | null;
  landmarks: Landmarks;
  /** Forehead to chin in pixels; unit of all style lengths. */
  faceHeight: number;
  masks: Masks;
  normals: NormalField;
  light: LightEstimate;
  skin: SkinTone;
  /** The photo has no color, so no style may add any. */
  isMonochrome: boolean;
  /** A face mask hides cheeks and mouth, so the cheeks show no skin. */
  isCovered: boolean;
};

/** Less coverage is not visible. */
export const UNSEEN = 0.004;

const enlarged = new WeakMap<Plane, Plane>();

/** Shared by all callers, so read-only. */
export function fullSize({ size }: Scene, plane: Plane): Readonly<Plane> {
  const side = round(sqrt(plane.length));
  if (side === size) return plane;
  const known = enlarged.get(plane);
  if (known?.length === size ** 2) return known;
  const full = resize(plane, side, side, size, size);
  enlarged.set(plane, full);
  return full;
}

/** 1 on the person's face, falling to 0 outside of it, where a sheet may end. */
export function aroundFace(scene: Scene): Plane {
  const { size, masks, faceHeight } = scene;
  const wide = gaussianBlur(masks.face, masks.size, masks.size, 0.02 * faceHeight);
  const face = resize(wide, masks.size, masks.size, size, size);
  for (let i = 0; i < face.length; i++) face[i] = scene.alpha[i] * smoothstep(0.02, 0.5, face[i]);
  return face;
}

/** The part of the scene inside `window` (scene pixels, square) at `size` pixels. */
export function frame(scene: Scene, window: Window, size: number): Scene {
  const zoom = size / window.width;
  const cut = (plane: Plane, from: number, to: number, resample = resizeWindow) => {
    const k = from / scene.size;
    const part = {
      x: window.x * k,
      y: window.y * k,
      width: window.width * k,
      height: window.height * k,
    };
    return resample(plane, from, from, part, to, to);
  };
  const colour = (plane: Plane) => cut(plane, scene.size, size, resizeWindowCubic);
  const half = (plane: Plane) => cut(plane, scene.masks.size, size / 2);
  const field = (plane: Plane) => cut(plane, scene.normals.size, size / 4);
  const { foreground, masks, normals, surroundings } = scene;
  const quarter = (plane: Plane) => cut(plane, scene.size / 4, size / 4);
  return {
    ...scene,
    size,
    magnification: scene.magnification * zoom,
    faceHeight: scene.faceHeight * zoom,
    foreground: eachPlane(foreground, colour, size),
    alpha: cut(scene.alpha, scene.size, size),
    surroundings: surroundings && eachPlane(surroundings, quarter, size / 4),
    landmarks: scene.landmarks.map((p) => ({
      x: (p.x - window.x) * zoom,
      y: (p.y - window.y) * zoom,
      z: p.z * zoom,
    })),
    masks: inEach(masks, half, size / 2),
    normals: inEach(normals, field, size / 4),
  };
}

/** @param size of the changed planes */
export function inEach<T extends Masks | NormalField>(
  { size: _, ...planes }: T,
  change: (plane: Plane) => Plane,
  size: number,
): T {
  const changed = Object.entries(planes).map(([name, plane]) => [name, change(plane as Plane)]);
  return { ...(Object.fromEntries(changed) as T), size };
}
