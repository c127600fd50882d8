/** The words of a generation: as written and, where that was asked for, as enhanced. */
export type Prompts = {
  readonly positive: string;
  readonly negative: string;
  readonly enhancedPositive: string | null;
  readonly enhancedNegative: string | null;
};

/** The words that are rendered. */
export function spokenWords(prompts: Prompts): { positive: string; negative: string } {
  return {
    positive: prompts.enhancedPositive ?? prompts.positive,
    negative: prompts.enhancedNegative ?? prompts.negative,
  };
}
