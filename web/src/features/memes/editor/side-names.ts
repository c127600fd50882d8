import type { Side } from './meme-draft.js';

export const SIDE_NAMES: Record<Side, string> = { top: 'Top text', bottom: 'Bottom text' };
