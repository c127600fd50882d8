import { rgbToLab } from '../imaging/colour.js';
import { composite, planar, type Planar, type Plane } from '../imaging/planar.js';
import { seededRandom } from '../imaging/random.js';
import { chooseCrop } from '../engines/studio/scene/compose.js';
import { chooseSubject, sightPerson } from '../engines/portrait/intake.js';
import { heightOfFace, landmarksOf } from '../engines/portrait/landmarks.js';
import { estimateForeground } from '../engines/studio/matte/foreground.js';
import { matteSubject } from '../engines/studio/matte/matte-subject.js';
import type { StudioEngine } from '../engines/studio/studio-engine.js';
import { viewPhoto } from '../engines/studio/pose/view.js';
import type { Person } from './people.js';
import { mean, type Row } from './row.js';

const SIZE = 640;
/** Ground truth: their photos have plain walls, and a person checked each matte. */
const BEFORE_A_WALL = ['person-31', 'person-33', 'person-46'];

type Errors = { readonly sad: number; readonly left: number; readonly halo: number };

/** Mattes before busy composited backgrounds, against ground truth before a plain wall. */
export async function measureMattes(
  { analyser }: StudioEngine,
  people: readonly Person[],
): Promise<Row[]> {
  const all: Errors[] = [];
  for (const { photo } of people.filter(({ name }) => BEFORE_A_WALL.includes(name))) {
    const sightings = await sightPerson(analyser, [{ id: 'photo', image: photo }]);
    const subject = chooseSubject(sightings);
    const points = landmarksOf(subject.mesh, (x, y) => ({ x, y }), 1);
    const view = await viewPhoto(subject, await chooseCrop(analyser, subject, points), SIZE);
    const matte = async (picture: Planar) => {
      const { alpha } = await matteSubject(analyser, view, picture, () => Promise.resolve());
      const faceHeight = heightOfFace(view.landmarks);
      return { alpha, foreground: estimateForeground(picture, alpha, faceHeight) };
    };
    const truth = await matte(view.picture);
    for (const draw of [lettering, lights, curtain]) {
      const busy = composite(draw(), truth.foreground, truth.alpha);
      all.push(errorsOf(truth, await matte(busy)));
    }
  }
  const of = (pick: (errors: Errors) => number) => mean(all.map(pick));
  return [
    { name: 'matte before busy backgrounds, SAD', value: of(({ sad }) => sad), unit: '‰' },
    { name: 'matte, background left over', value: of(({ left }) => left), unit: '‰' },
    { name: 'matte, halo around the outline', value: of(({ halo }) => halo), unit: 'ΔE' },
  ];
}

type Matte = { alpha: Plane; foreground: Planar };

/** Shares of the subject's area, and the mean ΔE on mid-grey where the true outline is soft. */
function errorsOf(truth: Matte, found: Matte): Errors {
  const grey = planar(SIZE, SIZE);
  for (const plane of [grey.r, grey.g, grey.b]) plane.fill(0.5);
  const [want, have] = [truth, found].map((one) => composite(grey, one.foreground, one.alpha));
  const [a, b] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  let [area, sad, left, halo, ring] = [0, 0, 0, 0, 0];
  truth.alpha.forEach((alpha, i) => {
    area += alpha;
    sad += Math.abs(alpha - found.alpha[i]);
    if (alpha < 0.05 && found.alpha[i] > 0.5) left++;
    if (alpha < 0.05 || alpha > 0.95) return;
    rgbToLab(want.r[i], want.g[i], want.b[i], a);
    rgbToLab(have.r[i], have.g[i], have.b[i], b);
    halo += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    ring++;
  });
  return { sad: (1000 * sad) / area, left: (1000 * left) / area, halo: halo / ring };
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
