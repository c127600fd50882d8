/** Asks for any style; the server chooses. */
export const RANDOM_STYLE = 'random';

/** The value a style is requested with: its title without the ordering prefix. */
export function styleValue(title: string): string {
  return title.slice(3);
}

/** Asks for a picture made from words alone, without photos. */
export const PROMPT_ONLY_STYLE = 'prompt-only';
