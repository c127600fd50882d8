/** Suggestions under the prompt; each names only what the studio can do. */
export const PROMPT_SUGGESTIONS = [
  'oil painting in golden hour light',
  'professional headshot in an office',
  'film noir with strong shadows',
  'watercolour with muted colours',
  'cinematic, the city at night behind',
  'close up in soft window light',
  'pencil drawing on a plain background',
  'vintage film, warm, in a garden',
] as const;

/** What Quick Start writes into the prompt, one of these at random. */
export const QUICK_START_PROMPTS = [
  'A professional headshot in soft light on a plain background',
  'An oil painting in warm light with a canvas backdrop',
  'A cinematic portrait with the city at night in the background',
  'A watercolour portrait in natural light, in a garden',
  'A black and white portrait in dramatic light',
] as const;
