import { open, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { heightOfFace, type Landmarks, middleOfFace } from '../analysis/landmarks.js';
import { cutOut, viewOf } from '../bench/cut-out.js';
import { voteOn } from '../engines/studio/2-matte/segment-subject.js';
import { wholeAt } from '../engines/studio/2-matte/voters.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { decodeImage } from '../imaging/decode.js';
import { floor, min, round } from '../imaging/math.js';
import { CHANNELS, composite, eachPlane, fromRgb, planar, toRgb } from '../imaging/planar.js';
import type { Planar, Plane } from '../imaging/planar.js';
import { seededRandom } from '../imaging/random.js';
import { resize, resizeWindow } from '../imaging/resample.js';
import { clamp } from '../imaging/scalar.js';
import { PANORAMAS } from '../models/model-manifest.js';
import { blurred, type CutOut, drawScene, SIDE } from './training-scenes.js';

/** Side of the votes. */
const GRID = 256;
const AREA = SIDE * SIDE;

/** A picture and what of it is the person. */
type Scene = { readonly picture: Planar; readonly alpha: Plane };
type Portrait = CutOut & Scene & { readonly landmarks: Landmarks };

/** Composites of portraits, with the networks' votes on them: what trains `vote-fusion.onnx`. */
const [file, rounds, seed, ...photos] = process.argv.slice(2);
if (photos.length === 0) throw new Error('Usage: make-votes FILE ROUNDS SEED PORTRAIT…');
const random = seededRandom(Number(seed));
const { between, next, pick } = random;
const { analyser } = await StudioEngine.open();
const portraits: Portrait[] = [];
for (const photo of photos) portraits.push(await portraitOf(photo));
const out = await open(file, 'w');
for (let n = 0; n < Number(rounds); n++) {
  for (const portrait of portraits) await out.write(await sampleOf(portrait));
}
await out.close();
await analyser.close();

async function portraitOf(photo: string): Promise<Portrait> {
  const view = await viewOf(analyser, await decodeImage(await readFile(photo)), SIDE);
  return { ...view, ...(await cutOut(analyser, view)) };
}

/** Middle and height of the face as three floats, then seven planes of bytes: votes, colors, truth. */
async function sampleOf(portrait: Portrait): Promise<Buffer> {
  const framed = reframed(portrait);
  const others = portraits.filter((other) => other !== portrait);
  const { picture, alpha } = next() < 0.12 ? framed : await placed(framed, others);
  const photo = await spoilt(picture);
  const faceHeight = heightOfFace(framed.landmarks);
  const whole = wholeAt(photo, GRID);
  const { selfie, body, salience } = await voteOn(
    analyser,
    photo,
    whole,
    framed.landmarks,
    faceHeight,
  );
  const [r, g, b, truth] = [photo.r, photo.g, photo.b, alpha].map((plane) =>
    resize(plane, SIDE, SIDE, GRID, GRID),
  );
  const { x, y } = middleOfFace(framed.landmarks);
  const face = Float32Array.from([x, y, faceHeight], (v) => (v * GRID) / SIDE);
  return Buffer.concat([
    Buffer.from(face.buffer),
    ...[selfie, body, salience, r, g, b, truth].map((plane) =>
      Buffer.from(plane.map((v) => round(255 * clamp(v)))),
    ),
  ]);
}

/** Closer, aside, or mirrored. */
function reframed({ landmarks, ...portrait }: Portrait): Portrait {
  const isMirrored = next() < 0.5;
  const zoom = next() < 0.4 ? 1 : between(1, 1.45);
  const side = SIDE / zoom;
  const face = middleOfFace(landmarks);
  const start = (at: number, aside: number) =>
    clamp(at - side * (at / SIDE + aside), 0, SIDE - side);
  const [x, y] = [start(face.x, between(-0.1, 0.1)), start(face.y, between(-0.05, 0.12))];
  const cut = (plane: Plane) => {
    const part = resizeWindow(plane, SIDE, SIDE, { x, y, width: side, height: side }, SIDE, SIDE);
    for (let row = 0; isMirrored && row < AREA; row += SIDE)
      part.subarray(row, row + SIDE).reverse();
    return part;
  };
  return {
    picture: eachPlane(portrait.picture, cut),
    foreground: eachPlane(portrait.foreground, cut),
    alpha: cut(portrait.alpha),
    landmarks: landmarks.map((point) => ({
      x: isMirrored ? SIDE - (point.x - x) * zoom : (point.x - x) * zoom,
      y: (point.y - y) * zoom,
      z: point.z * zoom,
    })),
  };
}

/** Before a scene, often with people behind, seldom with one in front of a shoulder. */
async function placed(person: Portrait, others: readonly Portrait[]): Promise<Scene> {
  const scene = eachPlane(await drawScene(person, PANORAMAS, random), (plane) => plane.slice());
  const face = middleOfFace(person.landmarks);
  const unit = heightOfFace(person.landmarks);
  if (next() < 0.5) {
    for (let k = floor(between(1, next() < 0.4 ? 8 : 3)); k > 0; k--) {
      const other = pick(others);
      const scale = (between(0.35, 1.1) * unit) / heightOfFace(other.landmarks);
      const isMirrored = next() < 0.5;
      const side = next() < 0.5 ? -1 : 1;
      const x = face.x + side * unit * between(0.55, 2);
      const y = face.y + unit * between(-0.9, 0.7);
      const light = between(0.6, 1.2);
      const blur = next() < 0.4 ? 0 : between(0.5, 6);
      addPerson(scene, layerOf(other, { scale, x, y, light, blur, isMirrored }));
    }
  }
  const light = between(0.75, 1.15);
  const lit = eachPlane(person.foreground, (plane) => plane.map((v) => min(1, v * light)));
  const picture = composite(scene, lit, person.alpha);
  const alpha = person.alpha.slice();
  if (next() < 0.12) addInFront({ picture, alpha }, pick(others), face, unit);
  return { picture, alpha };
}

function addInFront(
  { picture, alpha }: Scene,
  other: Portrait,
  face: { x: number; y: number },
  unit: number,
): void {
  const scale = (between(0.8, 1.3) * unit) / heightOfFace(other.landmarks);
  const side = next() < 0.5 ? -1 : 1;
  const x = face.x + side * unit * between(1, 1.7);
  const y = face.y + unit * between(-0.2, 0.6);
  const light = between(0.7, 1.1);
  const blur = next() < 0.6 ? 0 : between(0.5, 4);
  const layer = layerOf(other, { scale, x, y, light, blur, isMirrored: false });
  const isOnFace = layer.alpha.some(
    (v, i) =>
      v > 0.3 && ((i % SIDE) - face.x) ** 2 + (floor(i / SIDE) - face.y) ** 2 < (0.45 * unit) ** 2,
  );
  if (isOnFace) return;
  addPerson(picture, layer);
  for (let i = 0; i < AREA; i++) alpha[i] *= 1 - layer.alpha[i];
}

/** Face at `x`, `y`; colors premultiplied. The lower edge goes on. */
function layerOf(
  { landmarks, foreground, alpha }: Portrait,
  at: { scale: number; x: number; y: number; light: number; blur: number; isMirrored: boolean },
): CutOut {
  const face = middleOfFace(landmarks);
  const left = at.x - (at.isMirrored ? SIDE - face.x : face.x) * at.scale;
  const top = at.y - face.y * at.scale;
  const layer = { foreground: planar(SIDE, SIDE), alpha: new Float32Array(AREA) };
  for (let i = 0; i < AREA; i++) {
    const [u, v] = [(i % SIDE) - left, floor(i / SIDE) - top].map((d) => floor(d / at.scale));
    if (u < 0 || u >= SIDE || v < 0) continue;
    const from = min(v, SIDE - 1) * SIDE + (at.isMirrored ? SIDE - 1 - u : u);
    layer.alpha[i] = alpha[from];
    for (const c of CHANNELS) layer.foreground[c][i] = foreground[c][from] * at.light * alpha[from];
  }
  if (at.blur === 0) return layer;
  const soft = { width: SIDE, height: SIDE, r: layer.alpha, g: layer.alpha, b: layer.alpha };
  return { foreground: blurred(layer.foreground, at.blur), alpha: blurred(soft, at.blur).r };
}

function addPerson(scene: Planar, { foreground, alpha }: CutOut): void {
  for (let i = 0; i < AREA; i++) {
    for (const c of CHANNELS) scene[c][i] = min(1, scene[c][i] * (1 - alpha[i]) + foreground[c][i]);
  }
}

/** Cast, gamma, blur, noise and JPEG, each in a part of the pictures. */
async function spoilt(picture: Planar): Promise<Planar> {
  const cast = CHANNELS.map(() => (next() < 0.5 ? 1 : between(0.85, 1.1)));
  const gamma = next() < 0.5 ? 1 : between(0.75, 1.4);
  const noise = next() < 0.4 ? between(0, 0.04) : 0;
  const sharpOrSoft = next() < 0.7 ? picture : blurred(picture, between(0.3, 1.6));
  const photo = eachPlane(sharpOrSoft, (plane) => plane.slice());
  for (let i = 0; i < AREA; i++) {
    CHANNELS.forEach((c, k) => {
      photo[c][i] = clamp(photo[c][i] ** gamma * cast[k] + noise * (2 * next() - 1));
    });
  }
  if (next() >= 0.6) return photo;
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  const quality = round(between(40, 92));
  const jpeg = await sharp(toRgb(photo).data, { raw }).jpeg({ quality }).toBuffer();
  return fromRgb({ ...raw, data: await sharp(jpeg).removeAlpha().raw().toBuffer() });
}
