import type { Hex } from '../../imaging/colour.js';
import { STUDIO_STYLES } from '../studio/styles/catalogue.js';
import { LIT_SKIN, type Style } from '../studio/model/style.js';
import { lightFor, styleThatLights } from './light-rigs.js';
import {
  backdropsFor,
  panelBackdrops,
  plainBackdrops,
  shade,
  styleThatPaints,
} from './wished-backdrops.js';
import type { Wishes } from '@likeness/prompts/wishes';
import { WISH_MATRIX } from '@likeness/prompts/wish-matrix';
import { WHITE_WALL } from '@likeness/prompts/describing-words';

const BY_VALUE: ReadonlyMap<string, Style> = new Map(
  STUDIO_STYLES.map((style) => [style.title, style]),
);
/** On paper, a plain background is the paper itself. */
const ON_PAPER = new Set<Style['look']['renderer']>([
  'drawing',
  'engraving',
  'poster',
  'print',
  'watercolour',
]);
const PLACE_LIGHT = 0.5;
const PLAIN_PHOTO = 'Studio headshot';
const FLAT_SCENES = new Set(['plain', 'gradient', 'canvas', 'transparent']);
const GREEN = new Set(['garden', 'forest', 'meadow']);

export function wishedStyle(wishes: Wishes, fallback: Style): Style {
  const base = (wishes.style && BY_VALUE.get(wishes.style)) || fallback;
  const lit = wishes.light ? inLight(base, lightFor(wishes.light, BY_VALUE)) : base;
  const { scene, hour, backdropColour } = wishes;
  const isPlace = scene !== undefined && !FLAT_SCENES.has(scene);
  if (isPlace && hasScenery(base)) return inPlace(lit, backdropsFor(scene, hour, BY_VALUE));
  if (backdropColour) return onColour(lit, backdropColour);
  if (!scene || ON_PAPER.has(base.look.renderer)) return lit;
  return { ...lit, backdrops: backdropsFor(scene, hour, BY_VALUE) };
}

function inPlace(style: Style, backdrops: Style['backdrops']): Style {
  const { placeLight = style.look.renderer === 'photo' ? PLACE_LIGHT : 0 } = style;
  return { ...style, placeLight, backdrops };
}

export function inLight(style: Style, light: Partial<Style>): Style {
  const skin = style.skin === 'own' ? LIT_SKIN : style.skin;
  return { ...style, skin, placeLight: 0, ...light };
}

export function hasScenery({ title }: Style): boolean {
  return WISH_MATRIX.place[title] !== 'lacks';
}

export function photoStyleFor({ scene, hour, light, avoidedStyles }: Wishes): Style {
  const values = [scene && styleThatPaints(scene, hour), light && styleThatLights(light)];
  const found = values.find((value) => {
    const renderer = value && BY_VALUE.get(value)?.look.renderer;
    return renderer === 'photo' && !avoidedStyles.includes(value!);
  });
  const style = styleOf(found ?? PLAIN_PHOTO);
  if (found !== 'Garden' || (scene && GREEN.has(scene))) return style;
  const { split: _, ...grade } = style.grade;
  return { ...style, grade };
}

export function isDrawn({ look: { renderer } }: Style): boolean {
  return renderer === 'drawing' || renderer === 'engraving';
}

/** @throws Error if no style has the value */
export function styleOf(value: string): Style {
  const style = BY_VALUE.get(value);
  if (!style) throw new Error(`there is no style ${value}`);
  return style;
}

function onColour(style: Style, colour: Hex): Style {
  const { look } = style;
  switch (look.renderer) {
    case 'comic':
      return { ...style, backdrops: panelBackdrops(colour) };
    case 'poster': {
      const behind = { ground: colour, figure: shade(colour, 10) };
      return {
        ...style,
        look: { ...look, palettes: look.palettes.map((inks) => ({ ...inks, ...behind })) },
      };
    }
    case 'watercolour':
      return {
        ...style,
        look: { ...look, washes: [{ first: colour, second: shade(colour, 14) }] },
      };
    case 'drawing':
      return { ...style, look: { ...look, paper: paperOf(colour, look.medium === 'light') } };
    case 'engraving':
      return { ...style, look: { ...look, papers: [paperOf(colour, false)] } };
    case 'print':
      return { ...style, look: { ...look, paper: paperOf(colour, false) } };
    default:
      return { ...style, backdrops: plainBackdrops(colour) };
  }
}

function paperOf(colour: Hex, isDark: boolean): Hex {
  if (colour === WHITE_WALL && !isDark) return colour;
  return isDark ? shade(shade(colour, -100), 22) : shade(shade(colour, 100), -14);
}
