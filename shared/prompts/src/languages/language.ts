/** Another language in which prompts are written. */
export type Language = {
  /** Phrases and the English words that stand for them; an empty text stands for nothing. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Endings of inflected words, and what takes their place in the words above. */
  readonly endings: readonly (readonly [ending: string, base: string])[];
  /** What is left out in front of a vowel: "l'", "d'". */
  readonly elision?: RegExp;
  /** Umlauts are also written as two letters. */
  readonly digraphs?: true;
  readonly putsAdjectivesLast?: true;
};
