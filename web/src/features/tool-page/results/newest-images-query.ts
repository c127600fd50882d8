import type { Tool } from '@likeness/contracts/generation/tool';
import { imagePageQuery } from '../../../lib/images/image-queries.js';

/** Rows come out full in 3, 4 and 6 columns. */
const EARLIER_SHOWN = 24;

/** The newest images of a tool. */
export const newestImagesQuery = (tool: Tool) =>
  imagePageQuery({ origin: 'ai_generated', tool }, 1, EARLIER_SHOWN);
