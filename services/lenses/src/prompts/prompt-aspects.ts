/** Something about a picture that a prompt may speak of. */
export type Aspect = {
  /** Finds prompts that speak of it; nothing is added to those. */
  readonly spokenOf: RegExp;
  /** What is added otherwise. */
  readonly words: string;
  /** What is added instead to a prompt of that mood. */
  readonly inMood?: readonly { readonly mood: RegExp; readonly words: string }[];
};

const DARK = /\b(dramatic|moody|dark|noir|mysterious|gothic|intense)/i;
const OLD = /\b(vintage|retro|antique|nostalgic|old[- ]fashioned|sepia|19\d0s|victorian)/i;
const BRIGHT = /\b(bright|cheerful|airy|fresh|joyful|summer|spring)/i;

/** Light, palette, backdrop, framing and finish: what every engine can follow. */
export const POSITIVE_ASPECTS: readonly Aspect[] = [
  {
    spokenOf:
      /\b(light|lights|lighting|lit|backlit|sunlit|sun|sunset|sunrise|glow|shadow|golden hour|neon|rembrandt|chiaroscuro|rim)/i,
    words: 'soft natural light',
    inMood: [
      { mood: DARK, words: 'soft dramatic lighting' },
      { mood: BRIGHT, words: 'bright even light' },
    ],
  },
  {
    spokenOf:
      /\b(colou?r|colou?rs|tone|tones|palette|monochrome|black[- ]and[- ]white|sepia|pastel|muted|vivid|warm|cool|golden|grayscale|greyscale|teal|red|blue|green|purple|pink|orange|yellow)/i,
    words: 'balanced natural colours',
    inMood: [
      { mood: OLD, words: 'warm sepia tones' },
      { mood: DARK, words: 'muted tones' },
      { mood: BRIGHT, words: 'fresh bright colours' },
    ],
  },
  {
    spokenOf:
      /\b(background|backdrop|behind|studio|outdoor|outdoors|indoor|indoors|forest|beach|city|street|office|garden|sky|wall|bokeh|landscape)/i,
    words: 'plain soft backdrop',
  },
  {
    spokenOf:
      /\b(headshot|close[- ]?up|head and shoulders|half[- ]length|bust|full[- ](?:body|length)|framing|framed|wide shot|profile)/i,
    words: 'head and shoulders framing',
  },
  {
    spokenOf:
      /\b(detail|detailed|sharp|crisp|soft focus|grain|texture|smooth|painterly|painting|painted|sketch|drawing|watercolou?r|oil|ink|poster|film)/i,
    words: 'fine detail',
  },
];

/** The usual faults, each unless the prompt names it. */
export const NEGATIVE_ASPECTS: readonly Aspect[] = [
  { spokenOf: /\b(blur|blurry|blurred|out of focus|unsharp)/i, words: 'blurry' },
  { spokenOf: /\b(harsh|hard light|hard shadow)/i, words: 'harsh shadows' },
  { spokenOf: /\b(clutter|busy|messy)/i, words: 'cluttered background' },
  { spokenOf: /\b(oversaturat|garish|neon colou?rs)/i, words: 'oversaturated' },
  { spokenOf: /\b(noise|noisy|grain)/i, words: 'noisy' },
];
