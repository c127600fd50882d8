type Template = (...values: string[]) => string;

const templates = <Code extends string>(words: Readonly<Record<Code, Template>>) => words;

/** Why a wish is not followed. */
export const WISH_REASONS = templates({
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
  'clothes-one-color': () => 'clothes have one color',
  'clothes-plain': () => 'with this headwear or hair clothes are plain',
  'one-person': () => 'one person is shown, alone',
  'no-role': () => 'the person stays who they are',
  'style-instead': (style) => `${style} instead`,
  'no-painter': (style) => `not this painter’s style; ${style} instead`,
  'came-first': (words) => `“${words}” came first`,
  'no-scenery': (style) => `${style} has no scenery`,
  'style-lacks': (style) => `not in the style ${style}`,
  /** The wish is followed in part. */
  partly: (style) => `only in part in the style ${style}`,
  /** The wish is followed with it. */
  nearest: () => 'the nearest that we have',
  'not-avoided': () => 'we can’t be sure to leave it out',
  /** The finished picture was measured. */
  'not-shown': () => 'the picture doesn’t show it',
  'prompt-too-long': () => 'more words than the model reads',
});

export type WishReason = keyof typeof WISH_REASONS | 'unknown';

/** What else a picture lacks. */
export const PICTURE_GAPS = templates({
  'no-image': (number) => `image ${number} (there is no such image)`,
  'no-hair': (...words) => `${words.join(' ')} hair`,
  /** Only in older images. */
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
});

type PictureGap = keyof typeof PICTURE_GAPS;

const SCENES = {
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
export type Scene = keyof typeof SCENES;

/** What a wish means in the picture; the value is the one that the words were read as. */
export const WISH_MEANINGS = templates({
  style: (style) => `the style ${style}`,
  light: (light) => `${light} light`,
  tone: (tone) => `${tone} colors`,
  color: () => 'colors that lean to it',
  scene: (scene) => SCENES[scene as Scene],
  weather: (weather) => (weather === 'snowfall' ? 'snow falling' : weather) + ' behind you',
  hour: (hour) => (hour === 'sunset' ? 'a low sun' : hour === 'night' ? 'by night' : 'by day'),
  'white-backdrop': () => 'pure white behind you',
  'backdrop-color': () => 'a plain backdrop of that color',
  framing: (framing) => (framing === 'close' ? 'a frame close to the face' : 'head and shoulders'),
  drawn: () => 'drawn',
  'left-out': () => 'left out',
  look: (number) => `the look of image ${number}`,
});

export type WishMeaning = keyof typeof WISH_MEANINGS;

export type UnmetCode = WishReason | PictureGap;

export type Coded<Code extends string> = { code: Code; values?: string[] };
/** `words` are the user's, for reasons of wishes. */
export type Unmet = Coded<PictureGap> | (Coded<WishReason> & { words: string });
