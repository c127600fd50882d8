import { WIDE_RATIO } from '@likeness/contracts/http/download-formats';
import type { Box } from '../../../analysis/geometry.js';
import { compareEmbeddings, embedFaceAt, LIKENESS_BAR } from '../../../analysis/likeness.js';
import { round } from '../../../imaging/math.js';
import { seededRandom } from '../../../imaging/random.js';
import type { Window } from '../../../imaging/resample.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { boundsOf, type Landmarks } from '../../../analysis/landmarks.js';
import { quietly, type Recipe, type Reference } from '../../portrait/portrait-engine.js';
import { stageClock } from '../../portrait/stage-clock.js';
import type { Subject } from '../../portrait/subject.js';
import { STRENGTHS } from '../../portrait/verify.js';
import { keepsOwnBackdrop } from '../4-arrange/backdrops/backdrop-of.js';
import { isCutOutBy } from '../4-arrange/finished-style.js';
import { cutOut } from '../7-finish/cut-out.js';
import { inClothes } from '../4-arrange/garment.js';
import type { Scene } from '../model/scene.js';
import { framedScene, hasCard, portraitFrame } from '../4-arrange/portrait-frame.js';
import { variationOf } from '../4-arrange/variation.js';
import type { StudioEngine } from '../studio-engine.js';
import { findStyle } from '../styles/catalogue.js';
import { WIDE_PAD, wideFrame } from './wide-frame.js';

/** Maximum Euclidean distance between the faces of the portrait and its wide version. */
const MOST_CHANGE = 0.4;
/** Rows above the band, as a share of the painted square's side. */
const ABOVE = 0.14;

export type WidePicture = {
  readonly image: RgbImage;
  readonly alpha?: Uint8Array;
  readonly face: Box;
};

type Portrait = { readonly image: RgbImage; readonly gentleness: number };

/**
 * Paints the scene of a portrait in a wider frame. Renderers paint squares, so the picture is a band
 * of a larger square.
 * @returns null if the photo allows no such frame, or if the face differs
 */
export async function renderWide(
  engine: StudioEngine,
  photo: Reference,
  recipe: Recipe,
  portrait: Portrait,
  signal: AbortSignal,
): Promise<WidePicture | null> {
  const { seed, size, finish, headPose } = recipe;
  const style = findStyle(engine.styles, recipe.style);
  if (hasCard(style)) return null;
  const clock = stageClock(quietly(signal));
  const wanted = { need: style.photo, pad: WIDE_PAD };
  const padded = await engine.scenes.sceneOf([photo], recipe, clock, wanted);
  const variation = variationOf(seed);
  const usual = withoutPad(padded.scene);
  const chosen = portraitFrame(usual, style, seededRandom(seed), {
    variation,
    closeness: 1,
    isPosed: headPose !== null,
  });
  const pad = WIDE_PAD * usual.size;
  const square = { ...chosen, x: chosen.x + pad, y: chosen.y + pad };
  const keepsOwn = keepsOwnBackdrop(padded.scene, style.look);
  const wide = wideFrame(padded.scene, padded.photo, square, keepsOwn);
  if (!wide) return null;

  const top = round(ABOVE * WIDE_RATIO * size);
  const scale = size / wide.height;
  const canvas = { ...wide, y: wide.y - top / scale, height: wide.width };
  const clothed = inClothes(padded.scene, finish) ?? padded.scene;
  const scene = framedScene(clothed, canvas, WIDE_RATIO * size, style, variation);
  const painted = await engine.paintTreated(scene, { style, isToned: true }, recipe, {
    // The larger square shows less of the backdrop, like a longer lens.
    variation: { ...variation, lens: { ...variation.lens, backdrop: 1 } },
    strength: STRENGTHS[portrait.gentleness],
    clock,
  });
  const face = boundsOf(scene.landmarks);
  const before = { image: portrait.image, face: boundsOf(placed(usual.landmarks, chosen, size)) };
  if (!(await isSameFace(engine, { image: painted, face }, before, padded.subject))) return null;
  const whole = isCutOutBy(finish, style) ? cutOut(painted, scene.alpha) : { image: painted };
  return {
    ...band(whole, top, size),
    face: { ...face, y: face.y - top },
  };
}

function withoutPad(scene: Scene): Scene {
  const size = round(scene.size / (1 + 2 * WIDE_PAD));
  const pad = (scene.size - size) / 2;
  const alpha = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    const from = (y + pad) * scene.size + pad;
    alpha.set(scene.alpha.subarray(from, from + size), y * size);
  }
  const landmarks = scene.landmarks.map(({ x, y, z }) => ({ x: x - pad, y: y - pad, z }));
  return { ...scene, size, alpha, landmarks };
}

function placed(landmarks: Landmarks, { x, y, width }: Window, size: number): Landmarks {
  const zoom = size / width;
  return landmarks.map((p) => ({ x: (p.x - x) * zoom, y: (p.y - y) * zoom, z: p.z * zoom }));
}

type Pictured = { readonly image: RgbImage; readonly face: Box };

async function isSameFace(
  { analyser }: StudioEngine,
  wide: Pictured,
  portrait: Pictured,
  { embedding }: Subject,
): Promise<boolean> {
  const [found, before] = await Promise.all(
    [wide, portrait].map(({ image, face }) => embedFaceAt(analyser, image, face)),
  );
  if (!found || !before) return false;
  const toPhoto = compareEmbeddings(embedding, found).euclid;
  const toPortrait = compareEmbeddings(before, found).euclid;
  return toPhoto <= LIKENESS_BAR && toPortrait <= MOST_CHANGE;
}

function band(
  { image, alpha }: Pick<WidePicture, 'image' | 'alpha'>,
  top: number,
  height: number,
): Pick<WidePicture, 'image' | 'alpha'> {
  const { width, data } = image;
  const cut = (bytes: Uint8Array, channels: number) =>
    bytes.slice(channels * width * top, channels * width * (top + height));
  const rows = { width, height, data: cut(data, 3) };
  return alpha ? { image: rows, alpha: cut(alpha, 1) } : { image: rows };
}
