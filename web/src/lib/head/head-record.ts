import { createContext } from 'react';
import type { PageMeta } from './head-tags.js';

/** What a page that is rendered without a browser says of itself. */
export type HeadRecord = { title?: string; meta?: PageMeta };

/** Takes down what such a page says; nothing in a browser, where effects write the head itself. */
export const HeadRecordContext = createContext<((said: HeadRecord) => void) | null>(null);
