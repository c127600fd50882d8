import sharp from 'sharp';
import { paintPanorama } from '../engines/studio/4-arrange/backdrops/panoramas/paint-panorama.js';
import { gaussianBlur } from '../imaging/blur.js';
import { floor, min, round, sin } from '../imaging/math.js';
import { eachPlane, fromRgb, planar, toRgb, type Planar, type Plane } from '../imaging/planar.js';
import type { Random } from '../imaging/random.js';
import type { PanoramaName } from '../models/model-manifest.js';

export const SIDE = 512;
const AREA = SIDE * SIDE;

type Colour = readonly [number, number, number];
export type CutOut = { readonly foreground: Planar; readonly alpha: Plane };

// Our own drawings; `decodeImage` keeps SVG files of users out.
sharp.unblock({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadSvgBuffer'] });

const KINDS = ['panorama', 'panorama', 'panorama', 'text', 'things', 'things', 'curtain', 'wall'];

/** A place, a wall, a curtain, letters or things, often in colors of the person, sharp or blurred. */
export async function drawScene(
  person: CutOut,
  panoramas: readonly PanoramaName[],
  random: Random,
): Promise<Planar> {
  const colour = () => colourFor(person, random);
  const { between, next } = random;
  const kind = random.pick(KINDS);
  let scene = even(colour());
  if (kind === 'panorama') {
    const panorama = random.pick(panoramas);
    const view = { yaw: between(0, 360), field: between(25, 80) };
    scene = paintPanorama({ kind, panorama, ...view }, SIDE);
  }
  if (kind === 'curtain') scene = curtain(colour(), random);
  if (kind === 'wall' || kind === 'things') shade(scene, between(-0.4, 0.4), between(-0.4, 0.4));
  let drawing = '';
  if (kind === 'text' || next() < 0.2) {
    for (let k = 0; k < between(2, 9); k++) drawing += letters(colour, random);
  }
  if (kind === 'things' || next() < 0.3) {
    for (let k = 0; k < between(2, 10); k++) drawing += thing(colour, random);
  }
  if (drawing) scene = await drawOver(scene, drawing);
  return next() < 0.45 ? scene : blurred(scene, between(0.5, 9));
}

export function blurred(picture: Planar, sigma: number): Planar {
  return eachPlane(picture, (plane) => gaussianBlur(plane, SIDE, SIDE, sigma));
}

function colourFor({ foreground: { r, g, b }, alpha }: CutOut, random: Random): Colour {
  if (random.next() < 0.4) {
    for (let k = 0; k < 50; k++) {
      const i = floor(random.between(0, AREA - 1));
      if (alpha[i] > 0.9) return [r[i], g[i], b[i]];
    }
  }
  return [random.next(), random.next(), random.next()];
}

function even([r, g, b]: Colour): Planar {
  const scene = planar(SIDE, SIDE);
  scene.r.fill(r);
  scene.g.fill(g);
  scene.b.fill(b);
  return scene;
}

function curtain([r, g, b]: Colour, { between }: Random): Planar {
  const [width, depth, phase] = [between(20, 120), between(0.1, 0.6), between(0, 6)];
  const scene = planar(SIDE, SIDE);
  for (let i = 0; i < AREA; i++) {
    const x = (i % SIDE) + 6 * sin(i / SIDE / 90);
    const light = 1 - depth * (0.5 + 0.5 * sin((x * 6.28) / width + phase));
    scene.r[i] = r * light;
    scene.g[i] = g * light;
    scene.b[i] = b * light;
  }
  return scene;
}

function shade({ r, g, b }: Planar, across: number, down: number): void {
  for (let i = 0; i < AREA; i++) {
    const light = 1 + across * ((i % SIDE) / SIDE - 0.5) + down * (floor(i / SIDE) / SIDE - 0.5);
    r[i] = min(1, r[i] * light);
    g[i] = min(1, g[i] * light);
    b[i] = min(1, b[i] * light);
  }
}

function letters(colour: () => Colour, random: Random): string {
  const { between, pick, next } = random;
  const place = `x="${between(-80, 420)}" y="${between(20, 480)}" font-size="${between(24, 190)}"`;
  const font = pick(['DejaVu Sans', 'sans-serif', 'serif', 'monospace']);
  const weight = pick(['bold', 'normal']);
  const fill = css(colour());
  const angle = next() < 0.3 ? between(-20, 20) : 0;
  const text = Array.from({ length: floor(between(1, 9)) }, () =>
    String.fromCharCode(65 + floor(between(0, 26)) + (next() < 0.4 ? 32 : 0)),
  ).join('');
  return `<text ${place} font-family="${font}" font-weight="${weight}" fill="${fill}" transform="rotate(${angle} 256 256)">${text}</text>`;
}

function thing(colour: () => Colour, { between, pick, next }: Random): string {
  const fill = css(colour());
  const rim = next() < 0.4 ? `stroke="${css(colour())}" stroke-width="${between(1, 14)}"` : '';
  const point = () => `${between(0, SIDE)},${between(0, SIDE)}`;
  const draw = pick([
    () =>
      `<rect x="${between(-60, 480)}" y="${between(-60, 420)}" width="${between(8, 260)}" height="${between(20, 500)}" fill="${fill}" ${rim}/>`,
    () =>
      `<ellipse cx="${between(0, SIDE)}" cy="${between(0, SIDE)}" rx="${between(8, 120)}" ry="${between(8, 120)}" fill="${fill}" ${rim}/>`,
    () =>
      `<line x1="${between(0, SIDE)}" y1="${between(-50, 200)}" x2="${between(0, SIDE)}" y2="${between(200, 560)}" stroke="${fill}" stroke-width="${between(3, 40)}"/>`,
    () => `<polygon points="${Array.from({ length: 5 }, point).join(' ')}" fill="${fill}"/>`,
  ]);
  return draw();
}

function css(colour: Colour): string {
  return `rgb(${colour.map((v) => round(255 * v)).join(',')})`;
}

async function drawOver(scene: Planar, drawing: string): Promise<Planar> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${drawing}</svg>`;
  const data = await sharp(toRgb(scene).data, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return fromRgb({ width: SIDE, height: SIDE, data });
}
