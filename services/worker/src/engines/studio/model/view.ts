import type { Box } from '../../../analysis/geometry.js';
import type { Planar, Plane } from '../../../imaging/planar.js';
import type { Landmarks } from '../../../analysis/landmarks.js';

/** In photo pixels; may exceed the photo on sides that the subject does not touch. */
export type Crop = { x: number; y: number; side: number };

/** Of the photo, in its pixels. */
export type Edges = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type View = {
  readonly picture: Planar;
  readonly landmarks: Landmarks;
  readonly rivals: readonly Box[];
  readonly inside: Plane;
};
