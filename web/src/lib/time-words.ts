import { clockWords } from './day-words.js';

/** A moment of today or tomorrow in the reader's own time, as in "today at 14:20". ISO 8601 in. */
export function timeWords(at: string, now = new Date()): string {
  const date = new Date(at);
  const isToday = date.toDateString() === now.toDateString();
  return `${isToday ? 'today' : 'tomorrow'} at ${clockWords(date)}`;
}
