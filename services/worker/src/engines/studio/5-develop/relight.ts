import { abs, exp, hypot, log, max, min } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { toGamma, toLinear } from '../../../imaging/colour.js';
import { CHANNELS, luma, planar, type Planar, type Plane } from '../../../imaging/planar.js';
import { downsample, downsamplePlanar, resize } from '../../../imaging/resample.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { fullSize, type Scene, UNSEEN } from '../model/scene.js';
import { irradiance } from '../3-light/spherical-harmonics.js';
import type { LightRig } from '../model/light.js';

export type RelightOptions = {
  rig: LightRig;
  /** Share of the photo's shading to remove, 0..1. */
  delight: number;
  lowest: number;
  highest: number;
};

/** Natural logarithms of the photo's shading against the estimate: from here a shadow of its own. */
const EXPLAINED = 0.3;
const OWN_SHADOW = 0.7;
/** Light on the face, in means of its skin: from the first less light is added, from the second none. */
const LIT = [1.3, 6] as const;

/** Quotient of new and estimated shading (Shashua, PAMI 2001; Ramamoorthi, Hanrahan). */
export function relight(scene: Scene, image: Planar, options: RelightOptions): Planar {
  const ratio = shadingRatio(scene, image, options);
  const lit = litSkin(scene, image);
  const out = planar(image.width, image.height);
  for (const channel of CHANNELS) {
    const gain = fullSize(scene, ratio[channel]);
    const [source, target] = [image[channel], out[channel]];
    for (let i = 0; i < target.length; i++) {
      const own = gain[i] > 1 ? mix(gain[i], 1, lit[i]) : gain[i];
      target[i] =
        scene.alpha[i] < UNSEEN ? source[i] : toGamma(shoulder(toLinear(source[i]) * own));
    }
  }
  return out;
}

/** 1 where the photo's own light on the face is so much stronger that more of it would turn white. */
function litSkin(scene: Scene, image: Planar): Plane {
  const face = fullSize(scene, scene.masks.face);
  const skin = fullSize(scene, scene.masks.skin);
  const weight = new Float32Array(skin.length);
  const light = luma(image);
  for (let i = 0; i < light.length; i++) {
    light[i] = toLinear(light[i]);
    weight[i] = skin[i] * face[i];
  }
  const mean = meanOn(weight, light);
  for (let i = 0; i < light.length; i++)
    light[i] = face[i] * smoothstep(LIT[0] * mean, LIT[1] * mean, light[i]);
  return light;
}

/** Soft highlight roll-off above 0.7 of linear white. */
function shoulder(v: number): number {
  return v > 0.7 ? 0.7 + 0.3 * (1 - exp((0.7 - v) / 0.3)) : v;
}

function shadingRatio(scene: Scene, image: Planar, options: RelightOptions): Planar {
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
  const unexplained = ownShadows(scene, image, face);
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
    const usual = meanOn(face, target);
    for (let i = 0; i < target.length; i++) {
      const limit = unexplained[i] > 0 ? min(target[i], usual) : usual;
      target[i] = mix(target[i], limit, abs(unexplained[i]));
    }
  });
  return out;
}

/** 1 and -1 on parts of the face that are lighter and darker than the estimated light explains. */
function ownShadows(scene: Scene, image: Planar, face: Plane): Plane {
  const { size, nx, ny, nz } = scene.normals;
  const small = luma(downsamplePlanar(image, scene.size / size));
  const seen = gaussianBlur(small, size, size, 0.02 * scene.faceHeight * (size / scene.size));
  const away = new Float32Array(size * size);
  for (let i = 0; i < away.length; i++) {
    const expected = max(0.05, irradiance(scene.light.g, nx[i], ny[i], nz[i]));
    away[i] = log(max(0.004, toLinear(seen[i])) / expected);
  }
  const usual = meanOn(face, away);
  return away.map((v, i) => {
    const share = face[i] * smoothstep(EXPLAINED, OWN_SHADOW, abs(v - usual));
    return v > usual ? share : -share;
  });
}

function meanOn(weight: Plane, plane: Plane): number {
  let [sum, total] = [0, 1e-6];
  for (let i = 0; i < plane.length; i++) {
    sum += weight[i] * plane[i];
    total += weight[i];
  }
  return sum / total;
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
