import { createAvatar } from '@dicebear/core';
import * as collection from '@dicebear/open-peeps';
import type { Random } from '../../imaging/random.js';
import type {
  BeardWish,
  ExpressionWish,
  HairLength,
  HairShape,
  HatWish,
} from '@likeness/prompts/wishes';
import { drawAgeOfPeep } from './age-lines.js';
import type { Appearance } from './appearance.js';
import { type Drawing, MARKERS } from './drawing.js';
import { marksOfPeep, wearsStubble } from './gender-marks.js';

type Parts = collection.Options;
type Part<Name extends keyof Parts> = NonNullable<Parts[Name]>[number & keyof Parts[Name]];
type Head = Part<'head'>;
type Headwear = { readonly names: readonly Head[]; readonly ink: Drawing['broadInk'] };

const HATS: Readonly<Record<HatWish, Headwear>> = {
  beanie: { names: ['hatBeanie'], ink: 'hair' },
  hat: { names: ['hatHip'], ink: 'hat' },
  headscarf: { names: ['hijab'], ink: 'hat' },
  turban: { names: ['turban'], ink: 'hair' },
};
const LOCK = `fill="#${MARKERS.locks}" stroke="#000" stroke-width="8" stroke-linejoin="round"`;
type Locks = { readonly behind: string; readonly inFront: string };
/** Hair below hats, which the collection draws without any. */
const LOCKS: Readonly<Record<'short' | 'medium' | 'long', Locks>> = {
  short: {
    behind: '',
    inFront: `<path ${LOCK} d="M 302 322 C 260 340 226 372 222 420 C 220 456 236 484 264 490 C 282 470 286 430 290 400 C 294 375 300 350 302 322 Z"/>`,
  },
  medium: {
    behind: `<path ${LOCK} d="M 560 290 C 596 380 590 470 602 540 C 590 590 550 600 500 590 Z"/>`,
    inFront: `<path ${LOCK} d="M 306 322 C 250 338 214 372 206 440 C 200 500 192 545 184 592 C 214 612 250 606 278 584 C 280 520 288 440 294 390 Z"/>`,
  },
  long: {
    behind: `<path ${LOCK} d="M 560 290 C 600 380 592 470 606 560 C 616 620 622 680 612 724 L 500 724 L 490 500 Z"/>`,
    inFront: `<path ${LOCK} d="M 306 322 C 250 338 214 372 206 440 C 196 520 176 580 150 660 C 142 700 144 716 150 730 L 266 730 C 284 660 268 600 276 540 C 284 470 290 420 294 390 C 298 365 302 340 306 322 Z"/>`,
  },
};
/** The collection has none; it is behind the head. */
const PONYTAIL = `<path fill="#${MARKERS.hair}" stroke="#000" stroke-width="12" stroke-linejoin="round" d="M 300 190 C 210 140 130 180 118 290 C 110 380 134 440 100 530 C 180 510 216 440 222 360 C 226 310 240 280 290 262 Z"/>`;
const AFROS: Readonly<Record<Appearance['gender'], readonly Head[]>> = {
  woman: ['afro'],
  man: ['afro', 'flatTop', 'twists2'],
};
const BRAIDS: typeof AFROS = {
  woman: ['cornrows', 'cornrows2'],
  man: ['dreads2', 'twists'],
};
const SHAPES: Readonly<Partial<Record<HairShape, readonly [short: Head[], long: Head[]]>>> = {
  curly: [['shaved2', 'twists2'], ['longCurly']],
  wavy: [['pomp'], ['long']],
  straight: [['short1', 'flatTop'], ['mediumStraight']],
  bangs: [['bangs2'], ['longBangs']],
  bun: [['bun2'], ['bun2']],
  ponytail: [['short2'], ['short2']],
  mohawk: [
    ['mohawk', 'mohawk2'],
    ['mohawk', 'mohawk2'],
  ],
};
const HEADS: Readonly<Record<HairLength, readonly Head[]>> = {
  bald: ['noHair1', 'noHair2'],
  short: ['short1', 'short2', 'short3', 'short5', 'pomp', 'shaved2'],
  medium: ['medium1', 'medium3', 'mediumStraight', 'bangs2'],
  long: ['long', 'longBangs'],
};

const FACES: Readonly<Record<ExpressionWish | 'friendly', readonly Part<'face'>[]>> = {
  friendly: ['calm', 'smile'],
  smile: ['smile', 'calm'],
  laugh: ['smileBig'],
  calm: ['calm', 'contempt'],
  serious: ['serious', 'blank', 'suspicious'],
  confident: ['driven'],
  surprised: ['awe'],
  sad: ['solemn', 'tired'],
};
const CLEAR_GLASSES: readonly Part<'accessories'>[] = ['glasses', 'glasses2', 'glasses3'];
const NOT_SMILING: readonly Part<'face'>[] = ['blank', 'serious'];
const BEARDS: Readonly<Record<BeardWish, readonly Part<'facialHair'>[]>> = {
  full: ['full', 'full2', 'full3', 'chin'],
  moustache: ['moustache5', 'moustache6', 'moustache2'],
  goatee: ['goatee1', 'goatee2'],
};

/** With broad ink beside sunglasses. */
const BROAD_FACES: readonly Part<'face'>[] = ['awe', 'smileBig'];
const BEARD_GROUP = /<g transform="translate\(279 400\)">.*?<\/g>/s;
/** From the head on, only headwear has the color of the clothes. */
const HEAD_GROUP = /<g transform="matrix\(.*$/s;
const FACE_GROUP = '<g transform="translate(315 248)"';
const JAW = `<path fill="#${MARKERS.skin}" stroke="#000" stroke-width="15" d="M 566 420 C 566 470 562 520 534 548 C 506 572 440 574 400 564 C 384 560 370 552 358 542"/>`;

function isHeavyFace({ gender, wishes }: Appearance): boolean {
  return gender === 'man' && Boolean(wishes.hat) && wishes.age !== 'child';
}

/** Where broad ink is no headwear or hair: eyes, sunglasses, and all features of a heavy face. */
function eyesOf(appearance: Appearance, isBroad: boolean): Drawing['eyes'] {
  const { hat, glasses } = appearance.wishes;
  if (!hat && !glasses && !isBroad) return { x: 388, y: 335, width: 152, height: 50 };
  const [x, width] = glasses === 'dark' ? [318, 255] : [370, hat ? 172 : 190];
  const heavy = hat === 'headscarf' ? 220 : 275;
  return { x, y: 300, width, height: isHeavyFace(appearance) ? heavy : 130 };
}

function genderOf(appearance: Appearance, face: Part<'face'>, hasBeard: boolean): string {
  const { lashes, lips, stubble } = marksOfPeep(face);
  if (appearance.gender === 'woman') {
    return lashes + (appearance.wishes.age === 'child' ? '' : lips) + FACE_GROUP;
  }
  if (appearance.wishes.age === 'child') return FACE_GROUP;
  const shadow = wearsStubble(appearance, hasBeard) ? stubble : '';
  const heavy = isHeavyFace(appearance) ? ' stroke="#000" stroke-width="6"' : '';
  return JAW + shadow + FACE_GROUP + heavy;
}

/** Draws a person of Pablo Stanley's "Open Peeps" (CC0 1.0). */
export function drawOpenPeeps(appearance: Appearance, random: Random): Drawing {
  const { wishes } = appearance;
  const { names, ink } = headsFor(appearance);
  const beard = wishes.beard ? BEARDS[wishes.beard] : undefined;
  const face = random.pick(wishes.noSmile ? NOT_SMILING : FACES[wishes.expression ?? 'friendly']);
  const avatar = createAvatar(collection, {
    seed: 'parts',
    skinColor: [MARKERS.skin],
    headContrastColor: [MARKERS.hair],
    clothingColor: [MARKERS.clothing],
    head: [random.pick(names)],
    face: [face],
    facialHair: [random.pick(beard ?? BEARDS.full)],
    facialHairProbability: beard ? 100 : 0,
    accessories: [wishes.glasses === 'dark' ? 'sunglasses2' : random.pick(CLEAR_GLASSES)],
    accessoriesProbability: wishes.glasses ? 100 : 0,
    maskProbability: 0,
  });
  const person = avatar
    .toString()
    .replace('<svg ', '<svg overflow="visible" width="704" height="704" ')
    .replace(' mask="url(#viewboxMask)"', '')
    .replace(HEAD_GROUP, (group) =>
      group.replaceAll(`#${MARKERS.clothing}`, `#${wishes.hat ? MARKERS.hair : MARKERS.clothing}`),
    )
    .replace(BEARD_GROUP, (group) =>
      group.replaceAll('#000', `#${wishes.hat ? MARKERS.locks : MARKERS.hair}`),
    )
    .replace(FACE_GROUP, genderOf(appearance, face, beard !== undefined));
  const locks = locksOf(appearance);
  return {
    svg:
      (locks?.behind ?? '') +
      (wishes.hairShape === 'ponytail' && !wishes.hat ? PONYTAIL : '') +
      person +
      (locks?.inFront ?? '') +
      drawAgeOfPeep(wishes.age, beard !== undefined),
    bust: { x: 372, y: 14, side: 690, bottom: 704 },
    eyes: eyesOf(appearance, BROAD_FACES.includes(face)),
    face: { x: 429, y: 399, across: 17, down: 17.7, yaw: 34 },
    markedHair: wishes.hat ? 'hat' : 'hair',
    broadInk: ink,
    missing: [],
  };
}

function headsFor({ gender, wishes }: Appearance): Headwear {
  if (wishes.hat) return HATS[wishes.hat];
  const { hairShape, hairLength } = wishes;
  if (hairShape === 'afro') return { names: AFROS[gender], ink: 'hair' };
  if (hairShape === 'braids') return { names: BRAIDS[gender], ink: 'hair' };
  const length = hairLength ?? (gender === 'woman' ? 'long' : 'short');
  const shaped = hairShape && length !== 'bald' && SHAPES[hairShape]?.[length === 'short' ? 0 : 1];
  return { names: shaped || HEADS[length], ink: 'hair' };
}

/** A turban shows only hair that was asked for. */
function locksOf({ gender, wishes: { hat, hairLength } }: Appearance): Locks | undefined {
  const isCovered = hat === 'headscarf' || (hat === 'turban' && !hairLength);
  if (!hat || isCovered || hairLength === 'bald') return undefined;
  return LOCKS[hairLength ?? (gender === 'woman' ? 'long' : 'short')];
}
