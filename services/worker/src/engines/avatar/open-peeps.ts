import { createAvatar } from '@dicebear/core';
import * as collection from '@dicebear/open-peeps';
import type { Random } from '../../imaging/random.js';
import type { BeardWish, ExpressionWish, HatWish, PersonWishes } from '@likeness/prompts/wishes';
import { drawAgeOfPeep } from './age-lines.js';
import type { Appearance } from './appearance.js';
import { type Drawing, MARKERS } from './drawing.js';

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
const AFROS: Readonly<Record<Appearance['gender'], readonly Head[]>> = {
  woman: ['afro'],
  man: ['afro', 'flatTop', 'twists2'],
};
const BRAIDS: readonly Head[] = ['cornrows', 'cornrows2', 'dreads1', 'dreads2', 'twists'];
const SHORT: readonly Head[] = ['short1', 'short2', 'short3', 'short5', 'pomp', 'shaved2'];
const LONG: readonly Head[] = [
  'long',
  'longBangs',
  'medium3',
  'mediumStraight',
  'bangs2',
  'medium1',
];
const BALD: readonly Head[] = ['noHair1', 'noHair2'];

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

/** Only this collection has headwear, afros, braids and moustaches. */
export function needsOpenPeeps({ hat, hairShape, beard }: PersonWishes): boolean {
  const hasItsHair = hairShape === 'afro' || hairShape === 'braids';
  return Boolean(hat) || hasItsHair || beard === 'moustache' || beard === 'goatee';
}

/** Draws a person of Pablo Stanley's "Open Peeps" (CC0 1.0). */
export function drawOpenPeeps(appearance: Appearance, random: Random): Drawing {
  const { wishes } = appearance;
  const { names, ink } = headsFor(appearance);
  const beard = wishes.beard ? BEARDS[wishes.beard] : undefined;
  const avatar = createAvatar(collection, {
    seed: 'parts',
    skinColor: [MARKERS.skin],
    headContrastColor: [MARKERS.hair],
    clothingColor: [MARKERS.clothing],
    head: [random.pick(names)],
    face: [random.pick(wishes.noSmile ? NOT_SMILING : FACES[wishes.expression ?? 'friendly'])],
    facialHair: [random.pick(beard ?? BEARDS.full)],
    facialHairProbability: beard ? 100 : 0,
    accessories: [wishes.glasses === 'dark' ? 'sunglasses2' : random.pick(CLEAR_GLASSES)],
    accessoriesProbability: wishes.glasses ? 100 : 0,
    maskProbability: 0,
  });
  const person = avatar
    .toString()
    .replace('<svg ', '<svg overflow="visible" width="704" height="704" ')
    .replace(' mask="url(#viewboxMask)"', '');
  return {
    svg: person + drawAgeOfPeep(wishes.age, beard !== undefined),
    bust: { x: 372, y: 14, side: 690, bottom: 704 },
    eyes: { x: 370, y: 300, width: 190, height: 115 },
    face: { x: 429, y: 399, across: 17, down: 17.7, yaw: 34 },
    markedHair: wishes.hat ? 'hat' : 'hair',
    broadInk: ink,
    missing: wishes.garment ? [{ code: 'plain-clothes', values: [wishes.garment] }] : [],
  };
}

function headsFor({ gender, wishes }: Appearance): Headwear {
  if (wishes.hat) return HATS[wishes.hat];
  const { hairShape, hairLength } = wishes;
  if (hairShape === 'afro') return { names: AFROS[gender], ink: 'hair' };
  if (hairShape === 'braids') return { names: BRAIDS, ink: 'hair' };
  if (hairLength === 'bald') return { names: BALD, ink: 'hair' };
  const isLong = hairLength ? hairLength !== 'short' : gender === 'woman';
  return { names: isLong ? LONG : SHORT, ink: 'hair' };
}
