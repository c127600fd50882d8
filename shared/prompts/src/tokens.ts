export type Token = {
  readonly word: string;
  readonly clause: number;
  readonly start: number;
  readonly end: number;
};

/** Hyphens separate words, punctuation separates clauses. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  for (const { 0: piece, index } of text.matchAll(
    /[\p{L}\p{N}]+(?:['’]\p{L}+)*|[,.;:!?\n()/+|]/gu,
  )) {
    if (/^[,.;:!?\n()/+|]$/u.test(piece)) {
      clause += 1;
      continue;
    }
    const word = piece.toLowerCase().replaceAll('’', "'").replace(/'s$/, '');
    tokens.push({ word, clause, start: index, end: index + piece.length });
  }
  return tokens;
}

export function isWord(word: string, wanted: string): boolean {
  return word === wanted || word === `${wanted}s` || word === `${wanted}es`;
}

export const FILLERS = new Set(
  (
    'a an the and or with in on at of for to from by as is are be it its this that these those my me ' +
    'i you your our we us make made create turn into show give please want would like look looking ' +
    'looks feel feeling style styled type kind version image picture photo photograph photography ' +
    'portrait avatar illustration art artwork face head person someone human subject self ' +
    'same real true very really quite slightly little bit more less much some any high highly quality ' +
    'resolution res detailed detail details sharp focus best beautiful stunning gorgeous amazing nice ' +
    'great good perfect masterpiece professional elegant attractive pretty handsome creative modern ' +
    'classic classical timeless 4k 8k hd uhd hdr ultra render rendered award winning trending ' +
    'background backdrop behind front lighting light lights lit tone tones tonal palette colour color ' +
    'colours colors coloured colored hue hues grading mood atmosphere atmospheric vibe expression ' +
    'something anything hair haired skin skinned complexion wearing wears dressed wear frame framing composition shot crop ' +
    'camera lens facing looking set using use uses keep while where has have having shallow depth ' +
    'effect effects texture textured young adult reference references first second third other ' +
    'scene based inspired after before over under through against wall room setting place paper transform ' +
    'near change edit put add apply bring combine blend mix but also instead natural studio strong subtle deep rich light pale full ' +
    'too next hi hello hey thanks thank seen see sitting standing sit stand pure plainly where there here ' +
    "am only just out profile if so pic thx can could u ur pls plz im id i'm i'd i'll love lots lot kinda sort thing ok okay plus length all haha"
  ).split(' '),
);

/** Faults that we never produce, so requests to avoid them are always met. */
export const NEGATIONS = new Set([
  'no',
  'not',
  'without',
  'never',
  'avoid',
  'minus',
  'except',
  'remove',
  "don't",
  'dont',
]);

/** What negations often name and pictures never show. */
export const NEVER_SHOWN = new Set(
  (
    'text letter letters writing word words caption watermark logo signature blur blurry noise noisy grain distorted ' +
    'distortion deformed deformation mutated extra finger fingers hand hands limb limbs arm arms ugly bad poor low ' +
    'anatomy artifact artifacts duplicate cropped border frame other others else missing disfigured overexposed ' +
    'underexposed jpeg worst cartoonish plastic filter filters change changes'
  ).split(' '),
);
