export type PlainWord = {
  readonly text: string;
  /** Alternative readings: digits and symbols as letters, stretched letters shortened. */
  readonly readings: ReadonlySet<string>;
  /** Matches letters hidden by an asterisk: "n*de". */
  readonly pattern: RegExp | undefined;
  readonly clause: number;
};

/** Homoglyphs from other alphabets, each group after the Latin letter that it resembles. */
const LOOKALIKES = `aаαɑᴀ bвьβʙ cсςϲᴄ dԁᴅ eеєεҽᴇℯ fғꜰ gɡɢ hнһʜ iіιıɪⅰ jјᴊ kкκᴋ lӏʟⅼ mмᴍⅿ nηпռɴ
  oоοօσᴏ pрρᴘ qԛǫ rгʀ sѕꜱ tтτᴛ uυսᴜ vνѵᴠ wԝωшᴡ xхχ yуγʏ zᴢ`;
const LATIN_OF = new Map(
  LOOKALIKES.split(/\s+/).flatMap(([latin, ...others]) =>
    others.map((other) => [other, latin!] as const),
  ),
);
const WRITTEN_OUT: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l' };
/** Regional indicators, circled and squared letters: Unicode normalization ignores them. */
const LETTER_SIGNS = [0x1f1e6, 0x1f150, 0x1f170];
const LETTERS = 26;

const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'i',
  '+': 't',
};

export function plainWords(text: string): PlainWord[] {
  const words: PlainWord[] = [];
  let clause = 0;
  for (const [piece] of foldText(text).matchAll(/[\p{L}\p{N}@$€!|*+]+|[,.;:?\n()/]/gu)) {
    if (/^[,.;:?\n()/]$/.test(piece)) {
      clause += 1;
      continue;
    }
    const word = piece.replace(/^[!|*+]+|[!|*+]+$/g, '');
    if (/[\p{L}\p{N}]/u.test(word)) words.push(wordOf(word, clause));
    if (/[!|]$/.test(piece)) clause += 1;
  }
  return words;
}

/** Joins neighbours into one word: "n u d e", "na-ked". */
export function joinedWord(words: readonly PlainWord[]): PlainWord {
  return wordOf(words.map(({ text }) => text).join(''), words[0]!.clause);
}

function foldText(text: string): string {
  const shown = text
    .normalize('NFKC')
    // Zero-width characters, and blanks that count as letters.
    .replace(/[\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  return Array.from(shown, latin).join('');
}

function latin(letter: string): string {
  const code = letter.codePointAt(0)!;
  const first = LETTER_SIGNS.find((start) => code >= start && code < start + LETTERS);
  if (first !== undefined) return String.fromCodePoint(code - first + 'a'.charCodeAt(0));
  return LATIN_OF.get(letter) ?? WRITTEN_OUT[letter] ?? letter;
}

function wordOf(written: string, clause: number): PlainWord {
  const text = written.replace(/[*|+!]/g, '');
  const hasLetters = /\p{L}/u.test(written);
  const spelled = hasLetters ? [text, ...asLetters(written)] : [text];
  const shortened = spelled.flatMap((word) => [
    word.replace(/(.)\1{2,}/g, '$1'),
    word.replace(/(.)\1{2,}/g, '$1$1'),
    isDoubled(word) ? word.replace(/(.)\1/g, '$1') : word,
  ]);
  return {
    text,
    readings: new Set([...spelled, ...shortened]),
    pattern:
      /^[a-z][a-z*]{3,}$/.test(written) && written.includes('*')
        ? new RegExp(`^${written.replaceAll('*', '[a-z]')}$`)
        : undefined,
    clause,
  };
}

function asLetters(written: string): string[] {
  const bare = written.replaceAll('*', '');
  const read = (one: string) =>
    Array.from(bare, (sign) => (/[1!|]/.test(sign) ? one : (LETTER_OF_SIGN[sign] ?? sign))).join(
      '',
    );
  return [read('i'), read('l')];
}

function isDoubled(word: string): boolean {
  return word.length >= 6 && /^(?:(.)\1)+$/.test(word);
}
