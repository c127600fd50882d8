import type {
  Coded,
  Unmet,
  UnmetCode,
  WishMeaning,
  WishReason,
} from '@likeness/contracts/generation/prompt-answers';
import type { SceneWish } from './picture-terms.js';

type Words<Code extends string> = Readonly<Record<Code, (...values: string[]) => string>>;

const REASONS: Words<Exclude<WishReason, 'unknown'>> = {
  'hair-stays': () => 'hair stays as in the photo',
  'hair-covered': () => 'the headwear covers it',
  'glasses-stay': () => 'glasses stay as in the photo',
  'beard-stays': () => 'beards stay as in the photo',
  'headwear-stays': () => 'headwear stays as in the photo',
  'expression-stays': () => 'the expression stays as in the photo',
  'skin-stays': () => 'skin keeps its shade',
  'clothes-stay': () => 'clothes stay as in the photo',
  'age-stays': () => 'age stays as in the photo',
  'frame-stays': () => 'the frame stays at head and shoulders',
  'clothes-not-drawn': () => 'avatars wear shirts, pullovers, hoodies, suits, dresses and coats',
  'clothes-one-color': () => 'clothes have one colour',
  'clothes-plain': () => 'with this headwear or hair clothes are plain',
  'one-person': () => 'one person is shown, alone',
  'no-role': () => 'the person stays who they are',
  'style-instead': (style) => `${style} instead`,
  'no-painter': (style) => `not this painter’s style; ${style} instead`,
  'came-first': (words) => `“${words}” came first`,
  'no-scenery': (style) => `${style} has no scenery`,
  'style-lacks': (style) => `not in the style ${style}`,
  partly: (style) => `only in part in the style ${style}`,
  nearest: () => 'the nearest that we have',
  'not-avoided': () => 'we can’t be sure to leave it out',
  'not-shown': () => 'the picture doesn’t show it',
  'prompt-too-long': () => 'more words than the model reads',
};

const GAPS: Words<Exclude<UnmetCode, WishReason>> = {
  'no-image': (number) => `image ${number} (there is no such image)`,
  'no-hair': (...words) => `${words.join(' ')} hair`,
  'plain-clothes': (garment) => `${garment} (with this headwear or hair clothes are plain)`,
  'no-pose': () => 'head pose (avatars look three quarters to the side)',
  turned: (made, asked) => `Head turned ${made}° of the ${asked}° asked for.`,
  raised: (made, asked) => `Head raised ${made}° of the ${asked}° asked for.`,
  lowered: (made, asked) => `Head lowered ${made}° of the ${asked}° asked for.`,
  tilted: (made, asked) => `Head tilted ${made}° of the ${asked}° asked for.`,
  'face-larger': () =>
    'The face is larger in the frame than asked for, because the photo shows no more around it.',
  'face-smaller': () => 'The face is smaller in the frame than asked for.',
  'face-elsewhere': () =>
    'The face is not quite where the pose has it, because the photo shows no more around it.',
  'own-background': () =>
    'The portrait keeps the background of your photo: we could not tell clearly where you end and it begins.',
  'own-clothes': () =>
    'The clothes keep their color: we could not tell them clearly from skin, hair or background.',
};

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

const MEANINGS: Words<WishMeaning> = {
  style: (style) => `the style ${style}`,
  light: (light) => `${light} light`,
  tone: (tone) => `${tone} colours`,
  color: () => 'colours that lean to it',
  scene: (scene) => SCENES[scene as SceneWish],
  weather: (weather) => (weather === 'snowfall' ? 'snow falling' : weather) + ' behind you',
  hour: (hour) => (hour === 'sunset' ? 'a low sun' : hour === 'night' ? 'by night' : 'by day'),
  'white-backdrop': () => 'pure white behind you',
  'backdrop-color': () => 'a plain backdrop of that colour',
  framing: (framing) => (framing === 'close' ? 'a frame close to the face' : 'head and shoulders'),
  drawn: () => 'drawn',
  'left-out': () => 'left out',
  look: (number) => `the look of image ${number}`,
};

/** Null for words without a known meaning. */
export function reasonInWords({ code, values = [] }: Coded<WishReason>): string | null {
  return code === 'unknown' ? null : REASONS[code](...values);
}

export function meaningInWords({ code, values = [] }: Coded<WishMeaning>): string {
  return MEANINGS[code](...values);
}

export function unmetInWords(unmet: Unmet): string {
  if (!('words' in unmet)) return GAPS[unmet.code](...(unmet.values ?? []));
  const reason = reasonInWords(unmet);
  return reason === null ? unmet.words : `${unmet.words} (${reason})`;
}
