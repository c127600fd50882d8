import type { Planar } from '../../../imaging/planar.js';
import { mix } from '../../../imaging/scalar.js';
import { exposureFor } from './retouch.js';
import type { Sitting } from '../model/renderer.js';
import { scaledLight } from '../3-light/spherical-harmonics.js';
import { relight } from './relight.js';

export function relightForStyle({ scene, style, rig, strength }: Sitting, image: Planar): Planar {
  const exposure = style.skin === 'own' ? 1 : exposureFor(scene);
  const ambient = (k: number) => mix(1, rig.ambient[k], strength) * exposure;
  const { delight, lowest, highest } = style.relight;
  return relight(scene, image, {
    rig: {
      ambient: [ambient(0), ambient(1), ambient(2)],
      lamps: rig.lamps.map((lamp) => ({ ...lamp, strength: lamp.strength * strength * exposure })),
      surround: rig.surround && scaledLight(rig.surround, strength * exposure),
    },
    delight: delight * strength,
    lowest: lowest * exposure,
    highest: highest * exposure,
  });
}
