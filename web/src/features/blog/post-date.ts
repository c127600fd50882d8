import { longDay } from '../../lib/day-words.js';

/** A day in words, the same wherever it is read: without a zone, it is the reader's own. */
export const postDate = (day: string) => longDay(new Date(`${day}T00:00`));
