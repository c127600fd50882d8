import type { Box } from '../../../../analysis/geometry.js';
import { hypot } from '../../../../imaging/math.js';
import { parseHex } from '../../../../imaging/colour.js';
import { softNoise } from '../../../../imaging/noise.js';
import { eachPlane, planar, type Planar, type Plane } from '../../../../imaging/planar.js';
import type { Random } from '../../../../imaging/random.js';
import { resize, resizeWindow, type Window } from '../../../../imaging/resample.js';
import { clamp, mix, smoothstep } from '../../../../imaging/scalar.js';
import type {
  Backdrop,
  BackdropView,
  CanvasBackdrop,
  FlatBackdrop,
  PictureBackdrop,
  SweepBackdrop,
  Hour,
  PaintedPlace,
  PlaceBackdrop,
} from '../../model/backdrop.js';
import { paintBokeh, paintSky } from './outdoors.js';
import { paintNight } from './night.js';
import { paintPanel } from './panel.js';
import { paintPanorama } from './panoramas/paint-panorama.js';
import { paintRoom } from './room.js';
import { beach } from './places/beach.js';
import { snow } from './places/snow.js';
import { photograph, type Set } from './places/stage-set.js';
import { space, stage } from './places/stage.js';

/** @param free part of the picture without discs of light, in its pixels */
export function paintBackdrop(
  backdrop: Backdrop,
  size: number,
  random: Random,
  free: Box | null = null,
): Planar {
  const { seen } = backdrop;
  const own = seen && free ? unseen(free, size, seen) : free;
  const painted = (PAINTERS[backdrop.kind] as Painter<Backdrop>)(backdrop, size, random, own);
  return seen ? asSeen(painted, seen) : painted;
}

type Painter<Kind> = (backdrop: Kind, size: number, random: Random, free: Box | null) => Planar;

const PAINTERS: { readonly [K in Backdrop['kind']]: Painter<Extract<Backdrop, { kind: K }>> } = {
  sweep: paintSweep,
  canvas: paintCanvas,
  night: paintNight,
  bokeh: paintBokeh,
  sky: paintSky,
  room: paintRoom,
  panel: paintPanel,
  picture: hangPicture,
  place: paintPlace,
  panorama: (view, size, _, free) => paintPanorama(view, size, free),
  flat: paintFlat,
};

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
    const t = clamp(fall[i] + (clouds[i] - 0.5) * mottling);
    const q = smoothstep(0.5, 0.8, tint[i]) * 0.5 * (1 - 0.6 * fall[i]);
    out.r[i] = mix(mix(light[0], dark[0], t), accent[0], q);
    out.g[i] = mix(mix(light[1], dark[1], t), accent[1], q);
    out.b[i] = mix(mix(light[2], dark[2], t), accent[2], q);
  }
  return out;
}

function paintFlat({ colour }: FlatBackdrop, size: number): Planar {
  const [r, g, b] = parseHex(colour);
  const out = planar(size, size);
  out.r.fill(r);
  out.g.fill(g);
  out.b.fill(b);
  return out;
}

function hangPicture({ picture }: PictureBackdrop, size: number, random: Random): Planar {
  const side = picture.width * random.between(0.78, 1);
  const room = picture.width - side;
  const window = {
    x: room * random.next(),
    y: room * random.between(0.2, 0.8),
    width: side,
    height: side,
  };
  return inWindow(picture, window, size);
}

/** Horizons stay in place; the blur is so strong that enlargement loses nothing. */
function asSeen(painted: Planar, { isMirrored, nearness, light }: BackdropView): Planar {
  const { width: size } = painted;
  const near = nearness === 1 ? painted : inWindow(painted, windowOf(size, nearness), size);
  const lit = light === 1 ? near : eachPlane(near, (plane) => brightened(plane, light));
  return isMirrored ? eachPlane(lit, (plane) => mirrored(plane, size)) : lit;
}

/** In place. */
function brightened(plane: Plane, light: number): Plane {
  for (let i = 0; i < plane.length; i++) plane[i] = clamp(plane[i] * light);
  return plane;
}

function windowOf(size: number, nearness: number): Window {
  const side = size / nearness;
  return { x: (size - side) / 2, y: 0.42 * (size - side), width: side, height: side };
}

/** The place of `box` before the view changes it. */
function unseen(box: Box, size: number, { isMirrored, nearness }: BackdropView): Box {
  const { x, y } = windowOf(size, nearness);
  const left = isMirrored ? size - box.x - box.width : box.x;
  const [width, height] = [box.width / nearness, box.height / nearness];
  return { x: x + left / nearness, y: y + box.y / nearness, width, height };
}

function mirrored(plane: Plane, size: number): Plane {
  const out = new Float32Array(plane.length);
  for (let y = 0, i = 0; y < size; y++) {
    for (let x = 0; x < size; x++, i++) out[i] = plane[(y + 1) * size - 1 - x];
  }
  return out;
}

function inWindow(picture: Planar, window: Window, size: number): Planar {
  const { width, height } = picture;
  return eachPlane(picture, (p) => resizeWindow(p, width, height, window, size, size), size);
}

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

const SETS: Readonly<Record<PaintedPlace, (hour: Hour, random: Random) => Set>> = {
  beach,
  snow,
  stage,
  space,
};

function paintPlace({ place, hour }: PlaceBackdrop, size: number, random: Random): Planar {
  return photograph(SETS[place](hour, random), size);
}
