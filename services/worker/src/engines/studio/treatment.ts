import type { Planar } from '../../imaging/planar.js';
import type { Scene } from './scene/scene.js';
import type { Style } from './styles/style.js';

export type Treatment = {
  readonly style: Style;
  /** Above 1 the frame is nearer to the face. */
  readonly closeness?: number;
  /** A person without colours is shown in a picture without colours, but for one tint. */
  readonly isToned?: boolean;
  /** The person alone, on nothing. */
  readonly isCutOut?: boolean;
  /** The last touch before the likeness is measured; `strength` falls when it was not reached. */
  readonly finish?: (picture: Planar, scene: Scene, strength: number) => Planar;
};
