import type { Checkpoint } from '../../../imaging/checkpoint.js';
import type { Planar } from '../../../imaging/planar.js';
import type { PreviewSink } from '../../portrait/portrait-engine.js';
import type { Random } from '../../../imaging/random.js';
import type { LightRig } from './light.js';
import type { Backdrop } from './backdrop.js';
import type { KuwaharaFilter } from '../kuwahara/kuwahara-filter.js';
import type { Scene } from './scene.js';
import type { Style } from './style.js';

export type Sitting<Look extends Style['look'] = Style['look']> = {
  scene: Scene;
  style: Style;
  look: Look;
  rig: LightRig;
  backdrop: Backdrop;
  random: Random;
  strength: number;
  kuwahara: KuwaharaFilter;
  /** Shares refer to the whole picture, measured in CPU time. */
  checkpoint: Checkpoint;
  show: PreviewSink;
};

export type Renderer<Look extends Style['look']> = (sitting: Sitting<Look>) => Promise<Planar>;
