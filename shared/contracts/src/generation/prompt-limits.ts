import type { Tool } from './tool.js';

/** Characters a prompt may have; the page cuts off what goes beyond. */
export const PROMPT_MAX = { lenszero: 500, kontextlens: 1_000 } as const satisfies Record<
  Tool,
  number
>;
/** Below this many characters a prompt is neither submitted nor enhanced. */
export const PROMPT_MIN = 5;
