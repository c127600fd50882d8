import { clockWords } from './day-words.js';
import * as text from './times-messages.js';

/** A time today or tomorrow in the local time zone, such as "today at 14:20". @param at ISO 8601 */
export function timeWords(at: string, now = new Date()): string {
  const date = new Date(at);
  const isToday = date.toDateString() === now.toDateString();
  return isToday ? text.todayAt(clockWords(date)) : text.tomorrowAt(clockWords(date));
}
