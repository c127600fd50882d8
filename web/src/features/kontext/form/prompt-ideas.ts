export const PROMPT_SUGGESTIONS = [
  'oil painting',
  'professional headshot',
  'film noir',
  'soft watercolour',
  'golden hour light',
  'city at night',
  'close up',
  'muted colours',
] as const;

export const QUICK_START_PROMPTS = [
  'A professional headshot in soft light on a plain background',
  'An oil painting in warm light with a canvas backdrop',
  'A cinematic portrait with the city at night in the background',
  'A watercolour portrait in natural light, in a garden',
  'A black and white portrait in dramatic light',
] as const;
