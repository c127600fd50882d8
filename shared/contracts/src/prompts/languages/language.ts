/** A language other than English that prompts may use. */
export type Language = {
  /** English translations of phrases; an empty text drops the phrase. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Inflected endings and their base forms. */
  readonly endings: readonly (readonly [ending: string, base: string])[];
  /** Articles elided before a vowel: "l'", "d'". */
  readonly elision?: RegExp;
  /** Umlauts may be written as two letters. */
  readonly digraphs?: true;
  readonly putsAdjectivesLast?: true;
};
