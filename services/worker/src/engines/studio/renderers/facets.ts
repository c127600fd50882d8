import { abs, floor, hypot, max, min } from '../../../imaging/math.js';
import { within } from '../../../imaging/checkpoint.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { labToRgb, rgbToLab } from '../../../imaging/colour.js';
import { flowLines } from '../../../imaging/lines.js';
import {
  CHANNELS,
  composite,
  luma,
  planar,
  type Planar,
  type Plane,
} from '../../../imaging/planar.js';
import type { Point } from '../../../imaging/polygon.js';
import type { Random } from '../../../imaging/random.js';
import { eachPixelOf } from '../../../imaging/triangle.js';
import { resize } from '../../../imaging/resample.js';
import { triangulate } from '../../../imaging/triangulate.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { paintBackdrop } from '../backdrops/paint-backdrop.js';
import { developPerson } from '../develop/develop-person.js';
import { finishTones } from '../develop/finishing.js';
import { fullSize, type Scene } from '../scene/scene.js';
import { toneFlow, unitOf } from '../develop/tone.js';
import type { FacetsLook } from '../styles/looks.js';
import type { Renderer, Sitting } from './renderer.js';

/** The picture in flat triangles that follow its forms; with lead between them, a church window. */
export const renderFacets: Renderer<FacetsLook> = async (sitting) => {
  const { scene, style, look, random, checkpoint, strength } = sitting;
  const { size } = scene;
  const unit = unitOf(scene);
  const person = await developPerson(sitting, 0.45);
  const backdrop = paintBackdrop(sitting.backdrop, size, random.fork('backdrop'));
  await checkpoint(0.55);
  const motif = composite(backdrop, person, scene.alpha);
  const gray = luma(motif);
  const corners = chooseCorners(scene, gray, look, random.fork('corners'));
  await checkpoint(0.65);
  const triangles = triangulate(corners, size);
  await checkpoint(0.67);
  const shading = look.relief > 0 ? facing(sitting, look.relief * strength) : undefined;
  const { flat, cell } = fillTriangles(motif, corners, triangles, look.saturation, shading);
  await checkpoint(0.82);
  const features = fullSize(scene, scene.masks.features);
  const face = fullSize(scene, scene.masks.face);
  const kept = features.map((f, i) => {
    const k = max(look.keep.features * f, look.keep.face * face[i]);
    return 1 - (1 - k) * mix(1 - 0.5 * max(face[i], f), 1, strength);
  });
  let picture = composite(flat, motif, kept);
  if (look.lead > 0) {
    const flow = toneFlow(scene, gray);
    await checkpoint(0.83);
    const lines = await flowLines(
      gray,
      size,
      size,
      flow,
      max(0.6, 1.2 * unit),
      34,
      within(checkpoint, 0.84, 0.95),
    );
    await checkpoint(0.95);
    picture = addLead(picture, cell, kept, lines, look.lead * unit, random);
  }
  return finishTones(picture, style.grade, random.fork('grain'));
};

/** Points of the face mesh, then places drawn by chance where edges are. */
function chooseCorners(scene: Scene, gray: Plane, look: FacetsLook, random: Random): Point[] {
  const { size, landmarks } = scene;
  const corners: Point[] = landmarks
    .filter((_, i) => i % look.mesh === 0)
    .map(({ x, y }) => ({ x, y }));
  const blurred = gaussianBlur(gray, size, size, 2 * unitOf(scene));
  const onFace = fullSize(scene, scene.masks.face);
  corners.push(...frameCorners(size, random), ...outlineCorners(scene, look));
  const wanted = look.corners.person + look.corners.backdrop;
  const taken = new Map<string, Point>();
  for (let tries = 0, found = 0; found < wanted && tries < wanted * 60; tries++) {
    const x = floor(random.next() * size);
    const y = floor(random.next() * size);
    const i = y * size + x;
    const outside = scene.alpha[i] < 0.5;
    if (random.next() < (outside ? 0.8 : 0.2) * min(1, look.corners.person / 900)) continue;
    const right = blurred[min(i + 3, gray.length - 1)] - blurred[i];
    const below = blurred[min(i + 3 * size, gray.length - 1)] - blurred[i];
    const edge = abs(right) + abs(below);
    if (random.next() > 0.06 + edge * 9) continue;
    const cell = size / (outside ? 14 : 34 + look.corners.person / 60);
    if (look.lead === 0 && onFace[i] > 0.3) continue;
    const key = `${outside}:${floor(x / cell)}:${floor(y / cell)}`;
    if (taken.has(key)) continue;
    const point = { x, y };
    taken.set(key, point);
    found++;
    corners.push(point);
  }
  return corners.map(({ x, y }) => ({ x: x + random.between(-0.2, 0.2), y }));
}

/** Points just outside the frame, no three in a line. */
function frameCorners(size: number, random: Random): Point[] {
  const out: Point[] = [];
  const away = () => size * random.between(0.01, 0.06);
  const steps = 8;
  for (let n = 0; n <= steps; n++) {
    const along = (n / steps) * size + random.between(-1, 1);
    out.push({ x: along, y: -away() }, { x: along, y: size + away() });
    out.push({ x: -away(), y: along }, { x: size + away(), y: along });
  }
  return out;
}

/** Points on the person's outline, so that no triangle spans it. */
function outlineCorners({ size, alpha }: Scene, look: FacetsLook): Point[] {
  const cell = floor(size / look.outline);
  const out: Point[] = [];
  for (let top = 0; top + cell < size; top += cell) {
    for (let left = 0; left + cell < size; left += cell) {
      let [best, x, y] = [0.25, -1, -1];
      for (let v = top; v < top + cell; v += 2) {
        for (let u = left; u < left + cell; u += 2) {
          const i = v * size + u;
          const step = abs(alpha[i + 1] - alpha[i]) + abs(alpha[i + size] - alpha[i]);
          const fit = step + 0.5 - abs(alpha[i] - 0.5);
          if (step > 0.02 && fit > best) [best, x, y] = [fit, u, v];
        }
      }
      if (x >= 0) out.push({ x, y });
    }
  }
  return out;
}

/**
 * What to add to L* where the person turns to the lamp or away: facets tell the form by steps of light that
 * a photo lit from all sides does not have. Skin that is dark begins from a lighter tone, so that its steps show.
 */
function facing({ scene, rig }: Sitting<FacetsLook>, relief: number): Plane {
  const { nx, ny, nz } = scene.normals;
  const [lamp] = rig.lamps;
  const length = hypot(...lamp.from);
  const skin = resize(
    scene.masks.skin,
    scene.masks.size,
    scene.masks.size,
    scene.normals.size,
    scene.normals.size,
  );
  const lift = 0.5 * max(0, 52 - scene.skin.l);
  const out = new Float32Array(nx.length);
  for (let i = 0; i < out.length; i++) {
    const turned =
      (nx[i] * lamp.from[0] + ny[i] * lamp.from[1] + nz[i] * lamp.from[2]) / length - 0.5;
    out[i] = relief * (clamp(turned, -0.6, 0.5) * 40 + lift * skin[i]);
  }
  // Light on the features is part of whom one recognises.
  const face = fullSize(scene, scene.masks.face);
  return fullSize(scene, out).map((v, i) => v * scene.alpha[i] * (1 - 0.5 * face[i]));
}

/** Each triangle in its mean colour, and the number of the triangle at each pixel. */
function fillTriangles(
  motif: Planar,
  corners: readonly Point[],
  triangles: Int32Array,
  saturation: number,
  shading?: Plane,
): { flat: Planar; cell: Int32Array } {
  const { width, height } = motif;
  const cell = new Int32Array(width * height).fill(-1);
  const grid = { width, height, at: 0.5, smallest: 1e-6, slack: 1e-6 };
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => corners[triangles[t + k]]);
    eachPixelOf([a, b, c], grid, (i) => {
      cell[i] = t / 3;
    });
  }
  const sums = new Float64Array((triangles.length / 3) * 4);
  const shades = new Float64Array(triangles.length / 3);
  for (let i = 0; i < cell.length; i++) {
    if (cell[i] < 0) continue;
    const s = cell[i] * 4;
    sums[s] += motif.r[i];
    sums[s + 1] += motif.g[i];
    sums[s + 2] += motif.b[i];
    sums[s + 3]++;
    if (shading) shades[cell[i]] += shading[i];
  }
  const lab = [0, 0, 0];
  for (let s = 0; s < sums.length; s += 4) {
    const n = sums[s + 3] || 1;
    rgbToLab(sums[s] / n, sums[s + 1] / n, sums[s + 2] / n, lab);
    const rgb = [0, 0, 0];
    const light = clamp(lab[0] + shades[s / 4] / n, 4, 97);
    labToRgb(light, lab[1] * saturation, lab[2] * saturation, rgb);
    sums.set(rgb, s);
  }
  const flat = planar(width, height);
  CHANNELS.forEach((channel, k) => {
    const target = flat[channel];
    for (let i = 0; i < cell.length; i++)
      target[i] = cell[i] < 0 ? motif[channel][i] : sums[cell[i] * 4 + k];
  });
  return { flat, cell };
}

/** Lead between the panes, the face's lines painted on the glass, light that varies from pane to pane. */
function addLead(
  image: Planar,
  cell: Int32Array,
  calm: Plane,
  lines: Plane,
  width: number,
  random: Random,
): Planar {
  const { width: side } = image;
  const seam = new Float32Array(cell.length);
  for (let i = 0; i < cell.length - side - 1; i++)
    if (cell[i] !== cell[i + 1] || cell[i] !== cell[i + side]) seam[i] = 1;
  const sigma = max(0.6, width * 0.5);
  const spread = gaussianBlur(seam, side, side, sigma);
  const peak = 0.4 / sigma;
  const light = Float32Array.from({ length: 20000 }, () => random.between(0.86, 1.16));
  const out = planar(side, side);
  for (let i = 0; i < cell.length; i++) {
    const lead = smoothstep(0.35, 0.75, spread[i] / peak) * (1 - clamp(1.25 * calm[i]));
    const paint = smoothstep(0.3, 0.9, lines[i]) * 0.7;
    const k = (1 - lead) * (1 - paint);
    const glow = mix(light[max(0, cell[i]) % light.length], 1, calm[i]);
    out.r[i] = mix(0.05, image.r[i] * glow, k);
    out.g[i] = mix(0.045, image.g[i] * glow, k);
    out.b[i] = mix(0.05, image.b[i] * glow, k);
  }
  return out;
}
