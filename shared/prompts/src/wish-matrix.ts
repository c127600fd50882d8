import type { WishReason } from '@likeness/contracts/generation/prompt-answers';
import { WHITE_WALL } from './describing-words.js';
import type { FoundTerm } from './find-terms.js';
import { PLACELESS, type SceneWish } from './picture-terms.js';
import type { PromptSubject, Reason } from './wishes.js';

type Cell = 'partly' | 'lacks';

const cellsBy = <Kind extends string>(cells: Readonly<Record<Kind, Record<string, Cell>>>) => cells;
const every = (styles: readonly string[], cell: Cell) =>
  Object.fromEntries(styles.map((style) => [style, cell]));

const ON_DARK_PAPER = ['Chalkboard'];
const DRAWN = ['Pencil', 'Charcoal', 'Red chalk', ...ON_DARK_PAPER, 'Engraving'];
const INKED = ['Pop art', 'Campaign poster', 'Duotone', 'Screen print'];
const WASHED = ['Watercolour', 'Ink wash'];
const ON_PAPER = [...DRAWN, 'Screen print', ...WASHED];
const WITHOUT_COLOR = [...DRAWN, ...INKED, 'Ink wash', 'Noir', 'Black and white'];

const PLACES = { ...every([...DRAWN, ...INKED], 'lacks'), 'Stained glass': 'partly' as const };

/**
 * What a style shows of a kind of wish; all of it where nothing is written.
 * `wishes.spec.ts` of the worker measures a sample, and every cell with `ALL_WISHES=1`.
 */
export const WISH_MATRIX = cellsBy({
  place: PLACES,
  night: { ...PLACES, ...every(WASHED, 'partly') },
  backdrop: { ...every(ON_PAPER, 'partly'), 'Ink wash': 'lacks' },
  'dark backdrop': every(
    ON_PAPER.filter((style) => !ON_DARK_PAPER.includes(style)),
    'lacks',
  ),
  'white backdrop': every(ON_DARK_PAPER, 'lacks'),
  transparent: {},
  light: every([...DRAWN, ...INKED], 'partly'),
  'leaning color': every(DRAWN, 'partly'),
  'colored light': every(WITHOUT_COLOR, 'partly'),
  lightness: every(DRAWN, 'lacks'),
  saturation: every(WITHOUT_COLOR, 'lacks'),
  'color of parts': every(WITHOUT_COLOR, 'lacks'),
});
export type WishKind = keyof typeof WISH_MATRIX;

/** Aspects of a person that stay as in the photo, in every style. */
export const AS_IN_THE_PHOTO: Readonly<Partial<Record<FoundTerm['aspect'], WishReason>>> = {
  hairColour: 'hair-stays',
  hairLength: 'hair-stays',
  hairShape: 'hair-stays',
  glasses: 'glasses-stay',
  beard: 'beard-stays',
  glassesColour: 'glasses-stay',
  hat: 'headwear-stays',
  hatColour: 'headwear-stays',
  expression: 'expression-stays',
  skin: 'skin-stays',
  eyes: 'unknown',
  clothing: 'clothes-stay',
  clothes: 'clothes-stay',
  age: 'age-stays',
};

const DARK = 0.25;
const COLORED_LIGHTS = new Set(['golden hour', 'candle', 'night', 'neon']);
const LIGHTNESS = new Set(['dark', 'bright', 'high contrast', 'pastel']);
const SATURATION = new Set(['vivid', 'muted']);

export type Answer = { readonly reason: Reason; readonly isPartly: boolean };

/** What the picture lacks of a wish; undefined if it shows all. @param style the one asked for */
export function answerTo(
  term: FoundTerm,
  style: string | undefined,
  subject: PromptSubject,
): Answer | undefined {
  if (subject === 'photo') {
    const code = AS_IN_THE_PHOTO[term.aspect];
    if (code) return { reason: { code }, isPartly: false };
    if (term.aspect === 'framing' && term.value === 'wide') {
      return { reason: { code: 'frame-stays' }, isPartly: false };
    }
  }
  const kind = kindOf(term);
  const cell = style !== undefined && kind ? WISH_MATRIX[kind][style] : undefined;
  if (cell) {
    const lacks = kind === 'place' || kind === 'night' ? 'no-scenery' : 'style-lacks';
    const code = cell === 'partly' ? 'partly' : lacks;
    return { reason: { code, values: [style!] }, isPartly: cell === 'partly' };
  }
  if (term.isNearest && term.aspect === 'style' && style !== term.value) {
    return { reason: { code: 'style-instead', values: [style!] }, isPartly: false };
  }
  return term.isNearest ? { reason: { code: 'nearest' }, isPartly: true } : undefined;
}

export function kindOf({
  aspect,
  value,
}: Pick<FoundTerm, 'aspect' | 'value'>): WishKind | undefined {
  switch (aspect) {
    case 'scene':
      if (value === 'transparent') return 'transparent';
      return PLACELESS.has(value as SceneWish) ? undefined : 'place';
    case 'weather':
      return 'place';
    case 'hour':
      return value === 'night' ? 'night' : 'place';
    case 'backdropColour':
      if (value === WHITE_WALL) return 'white backdrop';
      return isDark(value) ? 'dark backdrop' : 'backdrop';
    case 'light':
      return COLORED_LIGHTS.has(value) ? 'colored light' : 'light';
    case 'colour':
      return 'leaning color';
    case 'tone':
      if (LIGHTNESS.has(value)) return 'lightness';
      return SATURATION.has(value) ? 'saturation' : undefined;
    case 'clothing':
    case 'hairColour':
    case 'hatColour':
    case 'skin':
      return 'color of parts';
    default:
      return undefined;
  }
}

function isDark(hex: string): boolean {
  return [1, 3, 5].every((i) => parseInt(hex.slice(i, i + 2), 16) < 255 * DARK);
}
