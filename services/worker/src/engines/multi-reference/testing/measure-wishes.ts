import { readPrompt } from '@likeness/prompts/read-prompt';
import type { MultiReferenceEngine } from '../multi-reference-engine.js';
import { quietly, type PersonPortrait } from '../../portrait/portrait-engine.js';
import { rgbToLab } from '../../../imaging/colour.js';
import { hypot, max, round } from '../../../imaging/math.js';
import { fromRgb } from '../../../imaging/planar.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';

type Lab = { l: number; a: number; b: number };
/** Left, top, right and bottom as shares of the picture. */
type Box = readonly [number, number, number, number];

const WHOLE: Box = [0, 0, 1, 1];
/** Beside the head, also inside the frame of an instant photo. */
const SIDES: readonly Box[] = [
  [0, 0, 0.14, 0.4],
  [0.86, 0, 1, 0.4],
  [0.1, 0.13, 0.2, 0.4],
  [0.8, 0.13, 0.9, 0.4],
];

function* labOf({ image }: PersonPortrait, [x0, y0, x1, y1]: Box): Generator<Lab> {
  const { r, g, b } = fromRgb(image);
  const { width, height } = image;
  const lab = [0, 0, 0];
  for (let y = round(y0 * height); y < y1 * height; y++) {
    for (let x = round(x0 * width); x < x1 * width; x++) {
      const i = y * width + x;
      rgbToLab(r[i], g[i], b[i], lab);
      yield { l: lab[0], a: lab[1], b: lab[2] };
    }
  }
}

function meanOf(portrait: PersonPortrait, box: Box): Lab {
  const sum = { l: 0, a: 0, b: 0 };
  let count = 0;
  for (const { l, a, b } of labOf(portrait, box)) {
    sum.l += l;
    sum.a += a;
    sum.b += b;
    count += 1;
  }
  return { l: sum.l / count, a: sum.a / count, b: sum.b / count };
}

const isBeside = (portrait: PersonPortrait, is: (lab: Lab) => boolean) =>
  SIDES.some((side) => is(meanOf(portrait, side)));
const above = (portrait: PersonPortrait) => meanOf(portrait, [0, 0, 1, 0.07]);

/** Mean ΔE to the picture without the wish. */
function change(portrait: PersonPortrait, plain: PersonPortrait, box: Box): number {
  const before = labOf(plain, box);
  let [sum, count] = [0, 0];
  for (const { l, a, b } of labOf(portrait, box)) {
    const was = before.next().value as Lab;
    sum += hypot(l - was.l, a - was.a, b - was.b);
    count += 1;
  }
  return sum / count;
}

function faceOf({ face, image: { width, height } }: PersonPortrait): Box {
  const [x, y] = [face.x / width, face.y / height];
  return [max(0, x), max(0, y), x + face.width / width, y + face.height / height];
}

type Measure = (portrait: PersonPortrait, plain: PersonPortrait) => boolean;

export const MEASURES = {
  white: (portrait) => isBeside(portrait, ({ l, a, b }) => l > 99 && hypot(a, b) < 1),
  nothing: ({ alpha }) => alpha !== undefined && alpha.includes(0) && alpha.includes(255),
  blue: (portrait) => isBeside(portrait, ({ b }) => b < -15),
  red: (portrait) => isBeside(portrait, ({ a }) => a > 25),
  green: (portrait) => isBeside(portrait, ({ a }) => a < -5),
  'gray behind': (portrait) =>
    isBeside(portrait, ({ l, a, b }) => l > 30 && l < 85 && hypot(a, b) < 14),
  grey: (portrait) => {
    const { a, b } = meanOf(portrait, WHOLE);
    return hypot(a, b) < 6;
  },
  dark: (portrait) => isBeside(portrait, ({ l }) => l < 32),
  bright: (portrait) => isBeside(portrait, ({ l }) => l > 75),
  'blue above': (portrait) => above(portrait).b < -6,
  'warm above': (portrait) => above(portrait).a + above(portrait).b > 10,
  daylight: (portrait) => above(portrait).l > 70,
  place: (portrait) => isBeside(portrait, ({ l }) => l < 95),
  night: (portrait) => isBeside(portrait, ({ l }) => l < 36),
  closer: (portrait, plain) => {
    const { height } = portrait.face;
    return height > 1.1 * plain.face.height || height > 0.48 * portrait.image.height;
  },
  'another light': (portrait, plain) => change(portrait, plain, faceOf(plain)) > 2.5,
  'other colors': (portrait, plain) => change(portrait, plain, WHOLE) > 2,
  weather: (portrait, plain) => SIDES.some((side) => change(portrait, plain, side) > 0.6),
} satisfies Record<string, Measure>;

/** One wish of each kind; those of the person are never in a picture made from a photo. */
export const WISHES: Readonly<Record<string, keyof typeof MEASURES>> = {
  beach: 'place',
  'city at night': 'night',
  'red background': 'red',
  'gray background': 'gray behind',
  'black background': 'dark',
  'white background': 'white',
  'transparent background': 'nothing',
  'black and white': 'grey',
  'black and white, red background': 'red',
  'close-up': 'closer',
  'dramatic light': 'another light',
  'candle light': 'another light',
  bright: 'other colors',
  'muted colors': 'other colors',
  sepia: 'other colors',
  'teal tones': 'other colors',
  rain: 'weather',
  fog: 'weather',
  'falling snow': 'weather',
  'red dress': 'other colors',
  smiling: 'another light',
  'looking left': 'other colors',
  'without glasses': 'other colors',
  'give me long blond hair': 'other colors',
};

/** What the form announces: `yes` if it follows the whole prompt, `partly` if a wish only in part, `no` if one not at all. */
export function answerTo(positive: string): 'yes' | 'partly' | 'no' {
  const { followed, unmet } = readPrompt({ positive, negative: '' }, 'photo');
  if (unmet.length > 0) return 'no';
  return followed.some(({ partly }) => partly) ? 'partly' : 'yes';
}

export function renderPrompt(
  engine: MultiReferenceEngine,
  image: RgbImage,
  positive: string,
  size: number,
): Promise<PersonPortrait> {
  const prompt = { positive, negative: '' };
  return engine.render(
    [{ id: 'person', image }],
    { style: null, prompt, gender: null, seed: 3, size, headPose: null },
    quietly(),
  );
}
