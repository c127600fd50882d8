export type PlainWord = {
  readonly text: string;
  /** With digits and symbols as letters, "1" as "i" and as "l". */
  readonly letters: readonly [string, string];
  /** All of these, with stretched letters shortened, and singulars. */
  readonly stems: ReadonlySet<string>;
  /** Letters hidden by an asterisk: "n*de". */
  readonly mask: { readonly text: string; readonly fits: RegExp } | undefined;
  readonly clause: number;
};

/** Homoglyphs from other alphabets, each group after the Latin letter that it resembles. */
const LOOKALIKES = `aаαɑᴀɐ bвьβʙ cсςϲᴄɔ dԁᴅđɗð eеєεҽᴇℯəǝɘɛ fғꜰƒք gɡɢɠցƃ hнһʜհɥ iіιıɪⅰɩ jјᴊ kкκᴋƙʞ lӏʟⅼɭłլ mмᴍⅿɯ nηпռɴոɲƞŋ
  oоοօσᴏө pрρᴘ qԛǫ rгʀɾɹ sѕꜱʂ tтτᴛŧʇ uυսᴜʋ vνѵᴠʌ wԝωшᴡաʍ xхχ× yуγʏүʎ zᴢʐƶ`;
const LATIN_OF = new Map(
  LOOKALIKES.split(/\s+/).flatMap(([latin, ...others]) =>
    others.map((other) => [other, latin!] as const),
  ),
);
const WRITTEN_OUT: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' };
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
    const [word = ''] = /[^!|*+].*[^!|*+]|[^!|*+]/u.exec(piece) ?? [];
    if (/[\p{L}\p{N}]/u.test(word)) words.push(wordOf(word, clause));
    if (/[!|]$/.test(piece)) clause += 1;
  }
  return words;
}

/** Character references of HTML, URLs and programming languages. */
const ESCAPES =
  /&#x([\da-f]{1,6});?|&#(\d{1,7});?|%([2-7][\da-f])|\\u\{([\da-f]{1,6})\}|\\u([\da-f]{4})|\\x([\da-f]{2})|&(\w{2,8});/gi;
/** "&eacute;" is an e; other named references are blanks. */
const ACCENTED =
  /^([a-z])(?:acute|grave|uml|circ|tilde|cedil|ring|slash|caron|dblac|ogon|macr|breve|dot)$/i;
const INVISIBLE = /^(?:shy|zwn?j)$/i;

function unescaped(text: string): string {
  return text.replace(ESCAPES, (_, hex?: string, decimal?: string, ...others: unknown[]) => {
    const [percent, braced, unicode, byte, name] = others as (string | undefined)[];
    if (name !== undefined) return INVISIBLE.test(name) ? '' : (ACCENTED.exec(name)?.[1] ?? ' ');
    const digits = hex ?? percent ?? braced ?? unicode ?? byte;
    const code = digits === undefined ? Number(decimal) : Number.parseInt(digits, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
  });
}

function foldText(text: string): string {
  const shown = unescaped(text)
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

export function wordOf(written: string, clause: number): PlainWord {
  const text = written.replace(/[*|+!]/g, '');
  const letters = lettersOf(written);
  const stems = new Set<string>();
  for (const reading of /\p{L}/u.test(written) ? [text, ...letters] : [text]) {
    for (const stem of [reading, ...shortened(reading)]) {
      stems.add(stem);
      // Short words aren't plurals: "gas", "ass".
      if (stem.length >= 5 && stem.endsWith('s')) stems.add(stem.slice(0, -1));
    }
  }
  const mask =
    /^[a-z][a-z*]{3,}$/.test(written) && written.includes('*')
      ? { text: written, fits: new RegExp(`^${written.replaceAll('*', '[a-z]')}$`) }
      : undefined;
  return { text, letters, stems, mask, clause };
}

function lettersOf(written: string): [string, string] {
  if (/^[a-z]+$/.test(written)) return [written, written];
  const read = (one: string) =>
    written.replace(/[\d@$€!|+*]/g, (sign) =>
      /[1!|]/.test(sign) ? one : (LETTER_OF_SIGN[sign] ?? (sign === '*' ? '' : sign)),
    );
  return [read('i'), read('l')];
}

function shortened(word: string): string[] {
  if (!/(.)\1/.test(word)) return [];
  const isDoubled = word.length >= 6 && /^(?:(.)\1)+$/.test(word);
  return [
    word.replace(/(.)\1{2,}/g, '$1'),
    word.replace(/(.)\1{2,}/g, '$1$1'),
    ...(isDoubled ? [word.replace(/(.)\1/g, '$1')] : []),
  ];
}
