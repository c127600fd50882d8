import type { Hex } from '../../imaging/colour.js';
import type { Random } from '../../imaging/random.js';
import type { PersonWishes } from '@likeness/prompts/wishes';

/** Wishes from the prompt; the seed chooses the rest. */
export type Appearance = {
  readonly gender: 'woman' | 'man';
  readonly skin: Hex;
  readonly hair: Hex;
  readonly clothing: Hex;
  readonly hat: Hex;
  readonly wishes: PersonWishes;
};

const SKINS: readonly Hex[] = [
  '#f7dcc6',
  '#f1cba9',
  '#e2b08a',
  '#cf9468',
  '#b0754b',
  '#8a5637',
  '#65402b',
];
const HAIRS: readonly Hex[] = [
  '#231c1f',
  '#33241f',
  '#4a2f22',
  '#6b4128',
  '#8a5530',
  '#b98a4e',
  '#d9b877',
  '#8e3b25',
];
const FIRST_DARK_SKIN = 3;
const DARK_HAIRS = 4;
const GREYS: readonly Hex[] = ['#c9c7c4', '#a9a7a6', '#e6e3dd'];
const GREYING: readonly Hex[] = ['#33241f', '#6b4128', '#6f6763', '#857b74'];
const DARK_CLOTHES: readonly Hex[] = ['#2f4858', '#34363d', '#46505f', '#5a4a40', '#3f4a3d'];
const CLOTHES: readonly Hex[] = [
  '#2f4858',
  '#c4573f',
  '#e0b04c',
  '#50785f',
  '#7b5c8d',
  '#d9d2c3',
  '#3d6d8c',
  '#9c3d4a',
  '#34363d',
  '#cf8f7a',
];

/** Light, so that folds show in styles of one color. */
const HATS: readonly Hex[] = ['#e59a86', '#e0b04c', '#d9d2c3', '#7fa8c4', '#d9a3b8', '#9cba8f'];

/** @param gender form field; words in the prompt take precedence */
export function chooseAppearance(
  wishes: PersonWishes,
  gender: 'woman' | 'man' | null,
  random: Random,
): Appearance {
  const skin = random.pick(SKINS);
  const young = SKINS.indexOf(skin) < FIRST_DARK_SKIN ? HAIRS : HAIRS.slice(0, DARK_HAIRS);
  const picks = {
    gender: random.pick(['woman', 'man'] as const),
    skin,
    hair: random.pick(hairsOf(wishes.age) ?? young),
    clothing: random.pick(isTailored(wishes) ? DARK_CLOTHES : CLOTHES),
    hat: random.pick(HATS),
  };
  return {
    gender: wishes.gender ?? gender ?? picks.gender,
    skin: wishes.skin ?? picks.skin,
    hair: wishes.hairColour ?? picks.hair,
    clothing: wishes.clothing ?? picks.clothing,
    hat: wishes.hatColour ?? picks.hat,
    wishes,
  };
}

function hairsOf(age: PersonWishes['age']): readonly Hex[] | undefined {
  if (age === 'old') return GREYS;
  return age === 'middle' ? GREYING : undefined;
}

function isTailored({ garment }: PersonWishes): boolean {
  return garment === 'suit' || garment === 'coat';
}
