import { LikenessRefusedError } from '../engines/portrait/engine-errors.js';
import { heightOfFace, landmarksOf } from '../engines/portrait/landmarks.js';
import { sightFaces } from '../engines/portrait/intake.js';
import type { StudioEngine } from '../engines/studio/studio-engine.js';
import { STUDIO_STYLES } from '../engines/studio/styles/catalogue.js';
import type { Style } from '../engines/studio/model/style.js';
import {
  FACE_OVAL,
  LEFT_EYE,
  LEFT_EYEBROW,
  LIPS_OUTER,
  RIGHT_EYE,
  RIGHT_EYEBROW,
} from '../analysis/face-landmarks.js';
import { gaussianBlur } from '../imaging/blur.js';
import { fromRgb, luma } from '../imaging/planar.js';
import { fillPolygon, grow } from '../imaging/polygon.js';
import type { Person } from './people.js';
import { mean, type Row } from './row.js';

const SIZE = 1024;
const PAINTED = ['oil', 'watercolour', 'pastel', 'facets'];
const LEAST = 0.6;
const MOST = 1.5;
/** Standard deviation of detail, and start of clothes below the chin in face heights. */
const DETAIL = 0.012;
const BELOW_CHIN = 0.2;
const LEAST_CLOTHES = 0.05;

/** High-frequency energy on the face against clothes (mean of all people): both need the same strokes. */
export async function measureStrokes(
  engine: StudioEngine,
  people: readonly Person[],
): Promise<Row[]> {
  const rows: Row[] = [];
  const styles = STUDIO_STYLES.filter(({ look }) => PAINTED.includes(look.renderer));
  for (const style of styles) {
    const ratios: number[] = [];
    for (const [seed, { photo }] of people.entries()) {
      const ratio = await detailRatio(engine, photo, style, seed);
      if (ratio !== undefined) ratios.push(ratio);
    }
    const value = Math.exp(mean(ratios.map(Math.log)));
    rows.push({ name: `${style.title}, detail of face to clothes`, value, unit: '×' });
  }
  const values = rows.map(({ value }) => value);
  return [
    ...rows,
    {
      name: 'detail of face to clothes, least of painted styles',
      value: Math.min(...values),
      unit: '×',
      bar: LEAST,
      higherIsBetter: true,
    },
    {
      name: 'detail of face to clothes, most of painted styles',
      value: Math.max(...values),
      unit: '×',
      bar: MOST,
    },
  ];
}

async function detailRatio(
  engine: StudioEngine,
  photo: Person['photo'],
  style: Style,
  seed: number,
): Promise<number | undefined> {
  const portrait = await cutOutOf(engine, photo, style, seed);
  const [face] = portrait ? (await sightFaces(engine.analyser, portrait.image)).faces : [];
  if (!portrait?.alpha || !face) return undefined;
  const { image, alpha } = portrait;
  const landmarks = landmarksOf(face.mesh, (x, y) => ({ x, y }), 1);
  const faceHeight = heightOfFace(landmarks);
  const outline = (ids: readonly number[], factor: number) =>
    grow(
      ids.map((id) => landmarks[id]),
      factor,
    );
  const oval = new Float32Array(SIZE * SIZE);
  fillPolygon(oval, SIZE, SIZE, outline(FACE_OVAL, 0.9));
  const features = new Float32Array(SIZE * SIZE);
  for (const part of [LEFT_EYE, RIGHT_EYE, LEFT_EYEBROW, RIGHT_EYEBROW, LIPS_OUTER])
    fillPolygon(features, SIZE, SIZE, outline(part, 1.5));
  const gray = luma(fromRgb(image));
  const broad = gaussianBlur(gray, SIZE, SIZE, DETAIL * faceHeight);
  const clothesFrom = landmarks[152].y + BELOW_CHIN * faceHeight;
  const energy = { face: 0, clothes: 0 };
  const area = { face: 0, clothes: 0 };
  gray.forEach((value, i) => {
    const isClothes = alpha[i] === 255 && Math.floor(i / SIZE) > clothesFrom;
    const isFace = oval[i] > 0 && features[i] === 0;
    if (!isFace && !isClothes) return;
    const part = isFace ? 'face' : 'clothes';
    energy[part] += (value - broad[i]) ** 2;
    area[part]++;
  });
  if (area.clothes < LEAST_CLOTHES * SIZE * SIZE) return undefined;
  return energy.face / area.face / (energy.clothes / area.clothes);
}

async function cutOutOf(engine: StudioEngine, image: Person['photo'], style: Style, seed: number) {
  try {
    return await engine.renderTreated(
      [{ id: 'photo', image }],
      { style, isToned: true, isCutOut: true },
      { style: style.title, gender: null, seed, size: SIZE, headPose: null },
      { onProgress: () => undefined, signal: new AbortController().signal },
    );
  } catch (error) {
    if (error instanceof LikenessRefusedError) return undefined;
    throw error;
  }
}
