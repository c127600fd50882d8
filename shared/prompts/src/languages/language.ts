export type Language = {
  readonly phrases: Readonly<Record<string, string>>;
  readonly endings: readonly (readonly [ending: string, base: string])[];
  /** Articles elided before a vowel: "l'", "d'". */
  readonly elision?: RegExp;
  /** Umlauts may be written as two letters. */
  readonly digraphs?: true;
  readonly putsAdjectivesLast?: true;
};

/** "phrase=english|…" */
export const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split('|').map((pair): [string, string] => {
      const [phrase = '', english = ''] = pair.split('=');
      return [phrase, english];
    }),
  );
