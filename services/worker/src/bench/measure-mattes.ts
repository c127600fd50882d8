import type { FaceAnalyser } from '../analysis/face-analyser.js';
import { gaussianBlur } from '../imaging/blur.js';
import { rgbToLab } from '../imaging/colour.js';
import { distanceInside, distanceTo } from '../imaging/distance.js';
import { CHANNELS, composite, eachPlane, planar, type Planar } from '../imaging/planar.js';
import { seededRandom } from '../imaging/random.js';
import { heightOfFace } from '../analysis/landmarks.js';
import type { StudioEngine } from '../engines/studio/studio-engine.js';
import { paintPanorama } from '../engines/studio/4-arrange/backdrops/panoramas/paint-panorama.js';
import type { View } from '../engines/studio/model/view.js';
import { cutOut, type Matte, viewOf } from './cut-out.js';
import type { Person } from './people.js';
import { mean, quantile, type Row } from './row.js';

const SIZE = 640;
/** Ground truth: their photos have plain walls, and a person checked each matte. */
const BEFORE_A_WALL = ['person-03', 'person-31', 'person-33', 'person-46'];

/** Per mille of the subject's area; `hair`: of a band around the head's outline. */
type Errors = Record<'sad' | 'left' | 'lost' | 'hair' | 'halo' | 'doubt', number>;
/** A bad cut-out, per mille of the subject's area. */
const BAD = { sad: 60, left: 25, lost: 40 } as const;
const BAND = 0.1;

/** Mattes before busy composited backgrounds, against ground truth before a plain wall. */
export async function measureMattes(
  { analyser }: StudioEngine,
  people: readonly Person[],
): Promise<Row[]> {
  const all: Errors[] = [];
  const cutOuts: CutOut[] = [];
  for (const person of people.filter(({ name }) => BEFORE_A_WALL.includes(name))) {
    cutOuts.push(await cutOutOf(analyser, person));
  }
  for (const [k, truth] of cutOuts.entries()) {
    const others = cutOuts.filter((other) => other !== truth);
    const places = (['city', 'forest', 'lobby'] as const).map((panorama, n) =>
      paintPanorama({ kind: 'panorama', panorama, yaw: 90 * (k + n), field: 50 }, SIZE),
    );
    const crowds = places.map((place, n) => crowd(place, others, k + n));
    for (const scene of [lettering(), lights(), curtain(), ...places, ...crowds]) {
      const busy = composite(scene, truth.foreground, truth.alpha);
      all.push(errorsOf(truth, await cutOut(analyser, truth.view, busy)));
    }
  }
  const row = (name: string, kind: keyof Errors, unit = '‰') => ({
    name: `matte before busy backgrounds, ${name}`,
    value: mean(all.map((errors) => errors[kind])),
    unit,
  });
  return [
    row('SAD', 'sad'),
    row('background left over', 'left'),
    row('parts lost', 'lost'),
    row('hair band', 'hair'),
    row('halo around the outline', 'halo', 'ΔE'),
    ...doubtCurve(all),
  ];
}

type CutOut = Matte & { readonly view: View };

async function cutOutOf(analyser: FaceAnalyser, { photo }: Person): Promise<CutOut> {
  const view = await viewOf(analyser, photo, SIZE);
  return { view, ...(await cutOut(analyser, view)) };
}

/** Mean ΔE on mid-gray where the true outline is soft. */
function errorsOf(truth: CutOut, found: Matte): Errors {
  const gray = planar(SIZE, SIZE);
  for (const plane of [gray.r, gray.g, gray.b]) plane.fill(0.5);
  const [want, have] = [truth, found].map((one) => composite(gray, one.foreground, one.alpha));
  const [a, b] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const { landmarks } = truth.view;
  const near = BAND * heightOfFace(landmarks);
  const depth = distanceInside(truth.alpha, SIZE, SIZE);
  const away = distanceTo(truth.alpha, SIZE, SIZE);
  let [area, sad, left, lost, hair, band, halo, ring] = [0, 0, 0, 0, 0, 0, 0, 0];
  truth.alpha.forEach((alpha, i) => {
    const error = Math.abs(alpha - found.alpha[i]);
    area += alpha;
    sad += error;
    if (alpha < 0.05 && found.alpha[i] > 0.5) left++;
    if (alpha > 0.95 && found.alpha[i] < 0.5) lost++;
    if (i < landmarks[152].y * SIZE && Math.max(depth[i], away[i]) < near) {
      hair += error;
      band++;
    }
    if (alpha < 0.05 || alpha > 0.95) return;
    rgbToLab(want.r[i], want.g[i], want.b[i], a);
    rgbToLab(have.r[i], have.g[i], have.b[i], b);
    halo += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    ring++;
  });
  const share = (part: number, whole = area) => (1000 * part) / whole;
  return {
    sad: share(sad),
    left: share(left),
    lost: share(lost),
    hair: share(hair, band),
    halo: halo / ring,
    doubt: found.doubt,
  };
}

/** Share of bad cut-outs with more doubt than all but some good ones. */
function doubtCurve(all: readonly Errors[]): Row[] {
  const isBad = ({ sad, left, lost }: Errors) =>
    sad > BAD.sad || left > BAD.left || lost > BAD.lost;
  const doubts = (of: readonly Errors[]) => of.map(({ doubt }) => doubt);
  const [bad, good] = [all.filter(isBad), all.filter((errors) => !isBad(errors))].map(doubts);
  return [0.05, 0.1, 0.2].map((alarms) => {
    const limit = quantile(good, 1 - alarms);
    return {
      name: `bad cut-outs found at ${100 * alarms} % false alarms`,
      value: (100 * bad.filter((doubt) => doubt > limit).length) / bad.length,
      unit: '%',
    };
  });
}

/** Blurred people behind the subject, whose faces the detection misses. */
function crowd(place: Planar, others: readonly CutOut[], seed: number): Planar {
  const random = seededRandom(seed);
  const scene = eachPlane(place, (plane) => plane.slice());
  for (let k = 0; k < 7; k++) {
    const { foreground, alpha } = others[Math.floor(random.between(0, others.length))];
    const scale = random.between(0.35, 0.75);
    const left = Math.floor(random.between(-0.25, 0.85) * SIZE);
    const top = Math.floor(random.between(0.2, 0.6) * SIZE);
    for (let y = top; y < SIZE; y++) {
      for (let x = Math.max(0, left); x < SIZE; x++) {
        const [u, v] = [x - left, y - top].map((at) => Math.floor(at / scale));
        if (u >= SIZE) break;
        const from = Math.min(v, SIZE - 1) * SIZE + u;
        const [at, share] = [y * SIZE + x, alpha[from]];
        for (const c of CHANNELS) scene[c][at] += (foreground[c][from] - scene[c][at]) * share;
      }
    }
  }
  return eachPlane(scene, (plane) => gaussianBlur(plane, SIZE, SIZE, 4));
}

function lettering(): Planar {
  return paint((x, y) => {
    const isStroke = y % 60 < 40 && (x % 45 < 10 || (y % 60 < 10 && x % 45 < 34));
    return isStroke ? [0.95, 0.93, 0.9] : [0.6, 0.15, 0.13];
  });
}

function lights(): Planar {
  const random = seededRandom(3);
  const discs = Array.from({ length: 60 }, () => ({
    x: SIZE * random.next(),
    y: SIZE * random.next(),
    radius: random.between(6, 26),
  }));
  return paint((x, y) => {
    const isLit = discs.some((disc) => Math.hypot(x - disc.x, y - disc.y) < disc.radius);
    return isLit ? [0.98, 0.75, 0.4] : [0.07, 0.07, 0.1];
  });
}

function curtain(): Planar {
  return paint((x) => {
    const fold = 0.5 + 0.5 * Math.sin(x / 9);
    return [0.2 + 0.5 * fold, 0.13 + 0.36 * fold, 0.09 + 0.27 * fold];
  });
}

function paint(colourAt: (x: number, y: number) => readonly [number, number, number]): Planar {
  const out = planar(SIZE, SIZE);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const [r, g, b] = colourAt(i % SIZE, Math.floor(i / SIZE));
    out.r[i] = r;
    out.g[i] = g;
    out.b[i] = b;
  }
  return out;
}
