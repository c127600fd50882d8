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
