import { exp, hypot, max } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { toGamma, toLinear } from '../../../imaging/colour.js';
import { CHANNELS, planar, type Planar, type Plane } from '../../../imaging/planar.js';
import { downsample, resize } from '../../../imaging/resample.js';
import { clamp, mix } from '../../../imaging/scalar.js';
import { fullSize, type Scene } from '../model/scene.js';
import { irradiance } from './spherical-harmonics.js';
import type { LightRig } from '../model/light.js';

export type RelightOptions = {
  rig: LightRig;
  /** Share of the photo's shading to remove, 0..1. */
  delight: number;
  lowest: number;
  highest: number;
};

const UNSEEN = 0.004;

/** Quotient of new and estimated shading (Shashua, PAMI 2001; Ramamoorthi, Hanrahan). */
export function relight(scene: Scene, image: Planar, options: RelightOptions): Planar {
  const ratio = shadingRatio(scene, options);
  const out = planar(image.width, image.height);
  for (const channel of CHANNELS) {
    const gain = fullSize(scene, ratio[channel]);
    const [source, target] = [image[channel], out[channel]];
    for (let i = 0; i < target.length; i++) {
      target[i] =
        scene.alpha[i] < UNSEEN ? source[i] : toGamma(shoulder(toLinear(source[i]) * gain[i]));
    }
  }
  return out;
}

/** Soft highlight roll-off above 0.7 of linear white. */
function shoulder(v: number): number {
  return v > 0.7 ? 0.7 + 0.3 * (1 - exp((0.7 - v) / 0.3)) : v;
}

function shadingRatio(scene: Scene, options: RelightOptions): Planar {
  const { size, nx, ny, nz } = scene.normals;
  const { rig } = options;
  const lamps = rig.lamps.map((lamp) => {
    const length = hypot(...lamp.from);
    return {
      ...lamp,
      x: lamp.from[0] / length,
      y: lamp.from[1] / length,
      z: lamp.from[2] / length,
    };
  });
  const face = atFieldSize(scene, scene.masks.face);
  const out = planar(size, size);
  const lit = new Float32Array(size * size);
  CHANNELS.forEach((channel, k) => {
    const old = scene.light[channel];
    const reference =
      0.5 * irradiance(old, 0, 0, 1) +
      0.25 * irradiance(old, 0.35, 0, 0.93) +
      0.25 * irradiance(old, -0.35, 0, 0.93);
    const around = rig.surround?.[channel];
    const own = new Float32Array(lit.length);
    const shade = new Float32Array(lit.length);
    for (let i = 0; i < lit.length; i++) {
      let light = rig.ambient[k];
      if (around) light += max(0, irradiance(around, nx[i], ny[i], nz[i]));
      for (const lamp of lamps) {
        const d = (nx[i] * lamp.x + ny[i] * lamp.y + nz[i] * lamp.z + lamp.wrap) / (1 + lamp.wrap);
        if (d > 0) light += lamp.colour[k] * lamp.strength * d;
      }
      shade[i] = light;
      own[i] = clamp(irradiance(old, nx[i], ny[i], nz[i]) / reference, 0.45, 1.9);
    }
    const softOwn = gaussianBlur(own, size, size, 1.5);
    const softShade = gaussianBlur(shade, size, size, 1);
    const target = out[channel];
    for (let i = 0; i < target.length; i++) {
      const removal = options.delight * mix(0.45, 1, face[i]);
      target[i] = clamp(softShade[i] / softOwn[i] ** removal, options.lowest, options.highest);
    }
  });
  return out;
}

function atFieldSize(scene: Scene, mask: Plane): Plane {
  const reduced = downsample(mask, scene.masks.size, scene.masks.size, 2);
  return resize(
    reduced.plane,
    reduced.width,
    reduced.height,
    scene.normals.size,
    scene.normals.size,
  );
}
