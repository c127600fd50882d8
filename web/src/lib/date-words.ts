import { dayLocale } from './locale.js';
import * as text from './messages.js';

const day = new Intl.DateTimeFormat(dayLocale, { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat(dayLocale, { dateStyle: 'medium', timeStyle: 'short' });

/** `14 May 2026` in the local time zone. */
export function dateWords(time: string | null | undefined): string {
  if (!time) return text.noDate;
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? text.invalidDate : day.format(date);
}

export const momentWords = (time: string): string => moment.format(Date.parse(time));
