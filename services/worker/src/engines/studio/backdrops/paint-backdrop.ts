import { hypot, max, min } from '../../pixels/math.js';
import { parseHex } from '../../pixels/colour.js';
import { softNoise } from '../../pixels/noise.js';
import { eachPlane, planar, type Planar } from '../../pixels/planar.js';
import type { Random } from '../../pixels/random.js';
import { resize, resizeWindow } from '../../pixels/resample.js';
import { mix, smoothstep } from '../../pixels/scalar.js';
import type { Backdrop, CanvasBackdrop, PictureBackdrop, SweepBackdrop } from './backdrop.js';
import { paintBokeh, paintSky } from './outdoors.js';
import { paintNight } from './night.js';
import { paintPanel } from './panel.js';
import { paintRoom } from './room.js';

/** Paints the backdrop at size × size; `random` moves its light and shapes. */
export function paintBackdrop(backdrop: Backdrop, size: number, random: Random): Planar {
  switch (backdrop.kind) {
    case 'sweep':
      return paintSweep(backdrop, size, random);
    case 'canvas':
      return paintCanvas(backdrop, size, random);
    case 'night':
      return paintNight(backdrop, size, random);
    case 'bokeh':
      return paintBokeh(backdrop, size, random);
    case 'sky':
      return paintSky(backdrop, size, random);
    case 'room':
      return paintRoom(backdrop, size, random);
    case 'panel':
      return paintPanel(backdrop, size, random);
    case 'picture':
      return hangPicture(backdrop, size, random);
  }
}

function paintSweep(
  { inner, outer, pool, texture }: SweepBackdrop,
  size: number,
  random: Random,
): Planar {
  const [from, to] = [parseHex(inner), parseHex(outer)];
  const x = pool.x + random.between(-0.1, 0.1);
  const y = pool.y + random.between(-0.06, 0.06);
  const noise = softNoise(size, size, size / 4, 4, random, 8);
  const fall = poolOfLight(size, x, y, pool.radius * random.between(0.9, 1.1));
  const out = planar(size, size);
  for (let i = 0; i < noise.length; i++) {
    const d = (noise[i] - 0.5) * 2 * texture;
    const t = fall[i];
    out.r[i] = mix(from[0], to[0], t) + d;
    out.g[i] = mix(from[1], to[1], t) + d;
    out.b[i] = mix(from[2], to[2], t) + d;
  }
  return out;
}

function paintCanvas(backdrop: CanvasBackdrop, size: number, random: Random): Planar {
  const [light, dark, accent] = [backdrop.light, backdrop.dark, backdrop.accent].map(parseHex);
  const { pool, mottling } = backdrop;
  const fall = poolOfLight(
    size,
    pool.x + random.between(-0.1, 0.1),
    pool.y + random.between(-0.08, 0.08),
    pool.radius,
  );
  const clouds = softNoise(size, size, size * 0.3, 5, random);
  const tint = softNoise(size, size, size * 0.2, 3, random);
  const out = planar(size, size);
  for (let i = 0; i < clouds.length; i++) {
    const t = fall[i] + (clouds[i] - 0.5) * mottling;
    const q = smoothstep(0.5, 0.8, tint[i]) * 0.5;
    const shade = (k: number) =>
      mix(mix(light[k], dark[k], min(1, max(0, t))), accent[k], q * (1 - 0.6 * fall[i]));
    out.r[i] = shade(0);
    out.g[i] = shade(1);
    out.b[i] = shade(2);
  }
  return out;
}

/** A part of the place, chosen by chance. */
function hangPicture({ picture }: PictureBackdrop, size: number, random: Random): Planar {
  const side = picture.width * random.between(0.78, 1);
  const room = picture.width - side;
  const window = {
    x: room * random.next(),
    y: room * random.between(0.2, 0.8),
    width: side,
    height: side,
  };
  const part = eachPlane(picture, (plane) =>
    resizeWindow(plane, picture.width, picture.height, window, size, size),
  );
  return { ...part, width: size, height: size };
}

/** 0 at the centre of the light to 1 beyond its radius. */
function poolOfLight(size: number, x: number, y: number, radius: number): Float32Array {
  const side = 128;
  const small = new Float32Array(side * side);
  for (let v = 0; v < side; v++) {
    for (let u = 0; u < side; u++) {
      const d = hypot((u + 0.5) / side - x, ((v + 0.5) / side - y) * 0.9) / radius;
      small[v * side + u] = smoothstep(0, 1, d);
    }
  }
  return resize(small, side, side, size, size);
}
