import { createContext } from 'react';
import type { PageMeta } from './head-tags.js';

export type HeadRecord = { title?: string; meta?: PageMeta };

/** Collects head tags on the server; null in browsers, where effects write the head. */
export const HeadRecordContext = createContext<((said: HeadRecord) => void) | null>(null);
