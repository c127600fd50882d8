import type { Backdrop } from '../../model/backdrop.js';
import { exposedView } from './exposed-view.js';
import type { LightRig } from '../../model/light.js';
import { scaledLight } from '../../light/spherical-harmonics.js';

export function litByPlace(rig: LightRig, backdrop: Backdrop, share = 0): LightRig {
  if (backdrop.kind !== 'panorama' || share === 0) return rig;
  const rest = 1 - share;
  const [r, g, b] = rig.ambient;
  return {
    ambient: [r * rest, g * rest, b * rest],
    lamps: rig.lamps.map((lamp) => ({ ...lamp, strength: lamp.strength * rest })),
    surround: scaledLight(exposedView(backdrop).light, share),
  };
}
