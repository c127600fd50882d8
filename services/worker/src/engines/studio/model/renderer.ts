import type { Checkpoint } from '../../../imaging/checkpoint.js';
import type { FlowField } from '../../../imaging/flow.js';
import type { Planar, Plane } from '../../../imaging/planar.js';
import type { PreviewSink } from '../../portrait/portrait-engine.js';
import type { Random } from '../../../imaging/random.js';
import type { LightRig } from './light.js';
import type { Backdrop } from './backdrop.js';
import type { Scene } from './scene.js';
import type { Style } from './style.js';

/** Flattens areas and keeps the edges along the flow. */
type Smoothing = {
  apply(image: Planar, flow: FlowField, radius: Plane, checkpoint: Checkpoint): Promise<Planar>;
};

export type Sitting<Look extends Style['look'] = Style['look']> = {
  scene: Scene;
  style: Style;
  look: Look;
  rig: LightRig;
  backdrop: Backdrop;
  random: Random;
  strength: number;
  kuwahara: Smoothing;
  /** Shares refer to the whole picture, measured in CPU time. */
  checkpoint: Checkpoint;
  show: PreviewSink;
};

export type Renderer<Look extends Style['look']> = (sitting: Sitting<Look>) => Promise<Planar>;
