import type { FoundTerm } from './find-terms.js';
import type { Aspect } from './phrases.js';
import { WHITE_WALL } from './describing-words.js';
import type { PromptSubject } from './wish-list.js';
import type { SceneWish } from './picture-terms.js';

const SCENES: Readonly<Record<SceneWish, string>> = {
  office: 'an office behind you, out of focus',
  garden: 'leaves behind you, out of focus',
  library: 'bookshelves behind you, out of focus',
  café: 'a café behind you, out of focus',
  stage: 'stage lights behind you',
  'window room': 'a room with a window behind you',
  blinds: 'light through a blind behind you',
  city: 'a city behind you, out of focus',
  'open country': 'open sky behind you',
  beach: 'a beach behind you, out of focus',
  sea: 'the sea behind you, out of focus',
  mountains: 'mountains behind you, out of focus',
  forest: 'a forest behind you, out of focus',
  snow: 'a snowy landscape behind you, out of focus',
  meadow: 'a meadow behind you, out of focus',
  desert: 'dunes behind you, out of focus',
  space: 'stars and nebulae behind you',
  bokeh: 'soft lights out of focus behind you',
  canvas: 'a painted canvas behind you',
  gradient: 'a plain backdrop with a pool of light',
  plain: 'a plain backdrop',
  transparent: 'nothing behind you: a PNG with transparency',
};

const MEANINGS: Readonly<Partial<Record<Aspect, (value: string) => string>>> = {
  style: (value) => `the style ${value}`,
  light: (value) => `${value} light`,
  tone: (value) => `${value} colours`,
  colour: () => 'colours that lean to it',
  scene: (value) => SCENES[value as SceneWish],
  hour: (value) => (value === 'sunset' ? 'a low sun' : value === 'night' ? 'by night' : 'by day'),
  backdropColour: (value) =>
    value === WHITE_WALL ? 'pure white behind you' : 'a plain backdrop of that colour',
  framing: (value) => (value === 'close' ? 'a frame close to the face' : 'head and shoulders'),
};

/** Undefined for terms that only describe the person. */
export function meaningOf(
  { aspect, value }: FoundTerm,
  subject: PromptSubject,
): string | undefined {
  if (subject === 'photo' && (aspect === 'gender' || aspect === 'child')) return undefined;
  return MEANINGS[aspect]?.(value) ?? 'drawn';
}
