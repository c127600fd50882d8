import type { Tool } from './tool.js';

/** In characters. The page truncates longer prompts. */
export const PROMPT_MAX = { lenszero: 500, kontextlens: 1_000 } as const satisfies Record<
  Tool,
  number
>;
/** In characters. */
export const PROMPT_MIN = 5;
