import * as text from '../messages.js';

export const PROMPT_SUGGESTIONS = [
  text.suggestOil,
  text.suggestHeadshot,
  text.suggestNoir,
  text.suggestWatercolour,
  text.suggestGolden,
  text.suggestCity,
  text.suggestClose,
  text.suggestMuted,
] as const;

export const QUICK_START_PROMPTS = [
  text.headshotPrompt,
  text.oilPrompt,
  text.cinemaPrompt,
  text.watercolourPrompt,
  text.monochromePrompt,
] as const;
