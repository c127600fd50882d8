import * as text from '../messages/en.js';
import type { Side } from './meme-draft.js';

export const SIDE_NAMES: Record<Side, string> = { top: text.topText, bottom: text.bottomText };
