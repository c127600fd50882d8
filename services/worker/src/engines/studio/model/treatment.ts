import type { Planar } from '../../../imaging/planar.js';
import type { Scene } from './scene.js';
import type { Style } from './style.js';

export type Treatment = {
  readonly style: Style;
  readonly closeness?: number;
  /** Renders black-and-white photos without color except for one tint. */
  readonly isToned?: boolean;
  readonly isCutOut?: boolean;
  /** Last step before the likeness check; `strength` falls with each repaint. */
  readonly finish?: (picture: Planar, scene: Scene, strength: number) => Planar;
};
