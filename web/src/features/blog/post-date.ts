import { longDay } from '../../lib/day-words.js';

/** Parses without a time zone, so that the day is the same everywhere. */
export const postDate = (day: string) => longDay(new Date(`${day}T00:00`));
