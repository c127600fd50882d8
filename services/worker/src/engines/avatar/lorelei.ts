import { createAvatar } from '@dicebear/core';
import * as collection from '@dicebear/lorelei';
import type { Unmet } from '@likeness/contracts/generation/prompt-answers';
import type { Random } from '../../imaging/random.js';
import type { ExpressionWish, HairLength, HairShape } from '@likeness/prompts/wishes';
import type { Appearance } from './appearance.js';
import { type Drawing, MARKERS } from './drawing.js';
import { drawAge } from './age-lines.js';
import { drawGarment } from './garment.js';
import { LIPS, MARKS_OF_LORELEI, wearsStubble } from './gender-marks.js';

type Who = 'woman' | 'man' | 'anybody';
type Hair = {
  readonly variant: number;
  readonly length: HairLength;
  readonly who: Who;
  readonly shapes?: readonly HairShape[];
  readonly isRare?: true;
  readonly coversEye?: true;
};

/** Lisa Wischofsky's "Lorelei" (CC0 1.0), its heads of hair described. */
const HAIRS: readonly Hair[] = [
  { variant: 48, length: 'medium', who: 'woman', shapes: ['ponytail', 'bangs'] },
  { variant: 47, length: 'short', who: 'man', shapes: ['straight'] },
  { variant: 46, length: 'medium', who: 'woman', shapes: ['bun', 'bangs'] },
  { variant: 45, length: 'long', who: 'woman', shapes: ['bun'], coversEye: true },
  { variant: 44, length: 'short', who: 'man', shapes: ['curly'] },
  { variant: 43, length: 'short', who: 'anybody', shapes: ['bangs'] },
  { variant: 42, length: 'medium', who: 'woman', shapes: ['wavy', 'ponytail', 'bangs'] },
  { variant: 41, length: 'long', who: 'woman', shapes: ['ponytail', 'bangs'], coversEye: true },
  { variant: 40, length: 'long', who: 'woman', shapes: ['straight'], coversEye: true },
  { variant: 39, length: 'short', who: 'man', shapes: ['curly'] },
  { variant: 38, length: 'medium', who: 'woman', shapes: ['bun'] },
  { variant: 37, length: 'medium', who: 'man', shapes: ['wavy'] },
  { variant: 36, length: 'short', who: 'man', shapes: ['bun', 'ponytail'] },
  { variant: 35, length: 'long', who: 'woman', shapes: ['wavy', 'curly'] },
  { variant: 33, length: 'medium', who: 'woman', shapes: ['ponytail', 'straight'] },
  { variant: 32, length: 'medium', who: 'woman', shapes: ['wavy'] },
  { variant: 31, length: 'long', who: 'woman', shapes: ['ponytail', 'wavy'] },
  { variant: 30, length: 'medium', who: 'woman', shapes: ['bangs'] },
  { variant: 29, length: 'medium', who: 'woman', shapes: ['ponytail', 'wavy'] },
  { variant: 28, length: 'short', who: 'man', shapes: ['straight'] },
  { variant: 27, length: 'short', who: 'anybody', shapes: ['mohawk'], isRare: true },
  { variant: 26, length: 'medium', who: 'woman', shapes: ['bun'] },
  { variant: 25, length: 'bald', who: 'man' },
  { variant: 24, length: 'long', who: 'woman', shapes: ['curly'] },
  { variant: 23, length: 'long', who: 'woman', shapes: ['straight', 'bangs'] },
  { variant: 22, length: 'short', who: 'man', shapes: ['curly', 'wavy'] },
  { variant: 21, length: 'long', who: 'woman', shapes: ['straight'], coversEye: true },
  { variant: 20, length: 'medium', who: 'man', shapes: ['wavy', 'bangs'] },
  { variant: 19, length: 'medium', who: 'woman', shapes: ['straight', 'bangs'] },
  { variant: 18, length: 'medium', who: 'woman', shapes: ['wavy', 'curly', 'bangs'] },
  { variant: 17, length: 'medium', who: 'woman', shapes: ['wavy'] },
  { variant: 16, length: 'long', who: 'woman', shapes: ['straight', 'bangs'] },
  { variant: 15, length: 'long', who: 'woman', shapes: ['straight'] },
  { variant: 14, length: 'medium', who: 'woman', shapes: ['bun', 'bangs'] },
  { variant: 13, length: 'medium', who: 'woman', shapes: ['bangs', 'wavy'] },
  { variant: 12, length: 'short', who: 'man', shapes: ['straight'] },
  { variant: 11, length: 'short', who: 'anybody', shapes: ['bangs'] },
  { variant: 10, length: 'medium', who: 'woman', shapes: ['bangs', 'wavy'] },
  { variant: 9, length: 'short', who: 'man', shapes: ['curly'] },
  { variant: 8, length: 'short', who: 'man', shapes: ['straight'] },
  { variant: 7, length: 'short', who: 'man', shapes: ['bangs'] },
  { variant: 6, length: 'short', who: 'anybody', shapes: ['bangs'] },
  { variant: 5, length: 'short', who: 'anybody', shapes: ['curly'] },
  { variant: 4, length: 'short', who: 'man', shapes: ['wavy'] },
  { variant: 3, length: 'short', who: 'man', shapes: ['wavy'] },
  { variant: 2, length: 'short', who: 'man', shapes: ['curly', 'wavy'] },
  { variant: 1, length: 'short', who: 'man', shapes: ['straight'] },
];

type Face = {
  readonly eyes: readonly number[];
  readonly mouth: readonly string[];
  readonly eyebrows: readonly number[];
};

const FACES: Readonly<Record<ExpressionWish | 'friendly', Face>> = {
  friendly: {
    eyes: [24, 21, 20, 17, 16, 14, 11, 6, 4],
    mouth: ['happy01', 'happy02', 'happy04', 'happy03', 'happy14'],
    eyebrows: [9, 7, 5, 2, 10, 12],
  },
  smile: {
    eyes: [24, 21, 20, 16, 14],
    mouth: ['happy05', 'happy06', 'happy02', 'happy04'],
    eyebrows: [9, 7, 5],
  },
  laugh: { eyes: [19, 1, 16], mouth: ['happy05', 'happy06', 'happy16'], eyebrows: [9, 7, 5] },
  calm: { eyes: [19, 12, 1], mouth: ['happy01', 'happy14', 'happy10'], eyebrows: [9, 7, 2] },
  serious: { eyes: [8, 6, 12, 10], mouth: ['sad03', 'sad09', 'happy14'], eyebrows: [12, 10, 13] },
  confident: {
    eyes: [14, 11, 17, 6],
    mouth: ['happy02', 'happy04', 'happy10'],
    eyebrows: [12, 10, 3],
  },
  surprised: { eyes: [21, 5, 16], mouth: ['happy08', 'sad02', 'sad01'], eyebrows: [5, 7] },
  sad: { eyes: [12, 17, 19], mouth: ['sad04', 'sad05', 'sad09'], eyebrows: [1] },
};
/** Probability for old men without a wish for hair. */
const BALD_WITH_AGE = 0.35;
const NOT_SMILING = ['happy14', 'sad03', 'sad09'];
/** Half-moon glasses (5) are too low: the eyes would be above them. */
const CLEAR_GLASSES = [1, 3, 4];
const DARK_GLASSES = 2;
const LOW_GLASSES = [3, 4];
const TALLER = 'matrix(1 0 0 1.26 0 -134)';
const GLASSES_INK = '000001';
const EYES_INK = '000002';
const BROWS_INK = '000003';
const MOUTH_INK = '000004';
const LINE_OF_MOUTH = new RegExp(`<path [^>]*#${MOUTH_INK}"/>`);
/** Closed or round eyes have no place for lashes; one pair has them. */
const NOT_OF: Readonly<Record<Appearance['gender'], readonly number[]>> = {
  woman: [16, 19],
  man: [11],
};
const WITH_DIMPLES = ['happy10', 'happy14', 'happy16'];
const HEAVY_BROWS = ' stroke="#000" stroke-width="11"';
const EYES_OF_A_CHILD = 'matrix(1.08 0 0 1.22 -45 -96)';
const BIG_EYES = [24, 21, 14];

export function drawLorelei(appearance: Appearance, random: Random): Drawing {
  const { wishes } = appearance;
  const { hair, missing } = chooseHair(appearance, random.fork('hair'));
  const face = FACES[wishes.expression ?? 'friendly'];
  const parts = random.fork('parts');
  const isWoman = appearance.gender === 'woman';
  const mouths = wishes.noSmile ? NOT_SMILING : face.mouth;
  const mouth = parts.pick(mouths.filter((each) => !isWoman || !WITH_DIMPLES.includes(each)));
  const eyes = face.eyes.filter((eye) => !NOT_OF[appearance.gender].includes(eye));
  const glasses = glassesOf(appearance, hair, parts);
  const isChild = wishes.age === 'child';
  const isOpen = hair.length !== 'short' && hair.length !== 'bald';
  const hasBeard =
    wishes.beard === 'full' ||
    (wishes.beard === undefined && parts.next() < (isOpen ? 1 : 0.16) && !isWoman && !isChild);
  const hasStubble = wearsStubble(appearance, hasBeard);
  const avatar = createAvatar(collection, {
    seed: 'parts',
    skinColor: [MARKERS.skin],
    hairColor: [MARKERS.hair],
    head: [part(parts.pick([4, 4, 3]))],
    hair: [part(hair.variant)],
    eyes: [part(parts.pick(isChild && !wishes.expression ? BIG_EYES : eyes))],
    eyesColor: [EYES_INK],
    eyebrows: [part(parts.pick(face.eyebrows))],
    eyebrowsColor: [BROWS_INK],
    nose: [part(parts.pick([1, 3, 4, 5, 6]))],
    mouth: [mouth as 'happy01'],
    mouthColor: [MOUTH_INK],
    glasses: [part(glasses ?? 1)],
    glassesColor: [GLASSES_INK],
    glassesProbability: glasses === undefined ? 0 : 100,
    beard: [part(parts.pick([1, 2]))],
    beardProbability: hasBeard ? 100 : 0,
    earringsProbability: 0,
    frecklesProbability: isChild ? 100 : 0,
    hairAccessoriesProbability: 0,
  });
  const isLow = glasses !== undefined && LOW_GLASSES.includes(glasses);
  const garment = drawGarment(random.fork('garment'), wishes, isOpen);
  const person = avatar
    .toString()
    .replace('<svg ', '<svg overflow="visible" width="980" height="980" ')
    .replace(' mask="url(#viewboxMask)"', '')
    .replaceAll(`#${EYES_INK}"`, `#000"${isChild ? ` transform="${EYES_OF_A_CHILD}"` : ''}`)
    .replaceAll(`#${BROWS_INK}"`, `#000"${isWoman ? '' : HEAVY_BROWS}`)
    .replace(LINE_OF_MOUTH, (line) => {
      const lips = line.replace(`fill="#${MOUTH_INK}"`, `${LIPS} stroke-width="20"`);
      const marks = isWoman ? MARKS_OF_LORELEI.lashes : hasStubble ? MARKS_OF_LORELEI.stubble : '';
      const below = `<g transform="translate(-10 60)">${marks}</g>${isWoman && !isChild ? lips : ''}`;
      return below + line.replace(`#${MOUTH_INK}`, '#000');
    })
    .replace(`#${GLASSES_INK}"`, `#000"${isLow ? ` transform="${TALLER}"` : ''}`);
  return {
    svg: garment.behind + person + drawAge(wishes.age, hasBeard) + garment.inFront,
    bust: { x: 500, y: -20, side: 1180, bottom: 1400 },
    eyes: { x: 330, y: 380, width: 400, height: 160 },
    face: { x: 514, y: 528, across: 26, down: 20.6, yaw: 28 },
    markedHair: 'hair',
    broadInk: 'ink',
    missing,
  };
}

type Part = 'variant01';
/** The collection's types list each number; the tables here have plain numbers. */
const part = (number: number): Part => `variant${String(number).padStart(2, '0')}` as Part;

const noHair = (length: string, shape: string | undefined): Unmet => ({
  code: 'no-hair',
  values: shape ? [length, shape] : [length],
});

const TIED: readonly HairShape[] = ['bun', 'ponytail'];

function chooseHair({ gender, wishes }: Appearance, random: Random) {
  const { hairLength, hairShape } = wishes;
  const suits = ({ who, coversEye }: Hair) =>
    (who === gender || who === 'anybody') && !(coversEye && wishes.glasses);
  const mayBeBald = wishes.age === 'old' && gender === 'man' && random.next() < BALD_WITH_AGE;
  const hasLength = ({ length }: Hair) =>
    hairLength ? length === hairLength : (length === 'bald') === Boolean(mayBeBald && !hairShape);
  // Hair that is tied up shows no length.
  const isTied = (shapes: Hair['shapes']) => shapes?.some((shape) => TIED.includes(shape));
  const hasShape = ({ shapes, isRare }: Hair) =>
    hairShape ? shapes?.includes(hairShape) : !isRare && !(hairLength && isTied(shapes));
  const every = HAIRS.filter((hair) => hasLength(hair) && hasShape(hair));
  const fitting = every.filter(suits);
  if (fitting.length > 0) return { hair: random.pick(fitting), missing: [] };
  if (every.length > 0) return { hair: random.pick(every), missing: [] };
  const rest = HAIRS.filter((hair) => hasShape(hair) && hair.length !== 'bald');
  const among = rest.filter(suits);
  return {
    hair: random.pick(among.length > 0 ? among : rest),
    missing: hairLength ? [noHair(hairLength, hairShape)] : [],
  };
}

function glassesOf(
  { wishes }: Appearance,
  { coversEye }: Hair,
  random: Random,
): number | undefined {
  const clear = random.pick(CLEAR_GLASSES);
  const byChance = random.next() < 0.2 ? clear : undefined;
  if (wishes.glasses === undefined) return coversEye ? undefined : byChance;
  if (wishes.glasses === false) return undefined;
  return wishes.glasses === 'dark' ? DARK_GLASSES : clear;
}
