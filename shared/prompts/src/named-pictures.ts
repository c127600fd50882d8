import type { Token } from './tokens.js';

type NamedPicture = Named & { readonly isLook: boolean };
type Named = { readonly image: number; readonly from: number; readonly to: number };

const PICTURES = new Set(['image', 'picture', 'photo', 'photograph', 'reference']);
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const LOOKS = new Set(
  (
    'look style styled colour colours color colors tone tones hue hues palette light lighting lights ' +
    'mood atmosphere vibe like'
  ).split(' '),
);
/** "of images 1 and 2" extends the first reference to the second. */
const JOINERS = new Set(['and', 'of', 'the', 'from', 'in']);
const MOST_WORDS_BETWEEN = 6;

/** Marks pictures used only for their look: "in the colours of image 2". */
export function namedPictures(tokens: readonly Token[]): NamedPicture[] {
  const found: NamedPicture[] = [];
  for (const picture of tokens.flatMap((_, i) => pictureAt(tokens, i) ?? [])) {
    const before = found.at(-1);
    const words = wordsBefore(tokens, picture.from, before?.to ?? 0);
    const goesOn = before?.isLook && words.every((word) => JOINERS.has(word));
    found.push({ ...picture, isLook: goesOn || words.some((word) => LOOKS.has(word)) });
  }
  return found;
}

function wordsBefore(tokens: readonly Token[], from: number, least: number): string[] {
  const { clause } = tokens[from]!;
  return tokens
    .slice(Math.max(least, from - MOST_WORDS_BETWEEN), from)
    .flatMap((token) => (token.clause === clause ? token.word : []));
}

function pictureAt(tokens: readonly Token[], i: number): Named | undefined {
  const [here, next] = [tokens[i]!, tokens[i + 1]];
  if (next?.clause !== here.clause) return undefined;
  if (PICTURES.has(here.word) && /^[1-9]\d?$/.test(next.word)) {
    return { image: Number(next.word), from: i, to: i + 2 };
  }
  const ordinal = ORDINALS.indexOf(here.word);
  if (ordinal === -1 || !PICTURES.has(next.word)) return undefined;
  return { image: ordinal + 1, from: i, to: i + 2 };
}
