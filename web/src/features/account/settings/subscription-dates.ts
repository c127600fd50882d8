import { dayLocale } from '../../../lib/locale.js';

const DAY_MS = 24 * 3600 * 1000;

function shown(time: number): string {
  if (Number.isNaN(time)) return '-';
  return new Date(time).toLocaleDateString(dayLocale, { dateStyle: 'medium', timeZone: 'UTC' });
}

export function startDate(stored: string | null): string {
  return stored === null ? '-' : shown(Date.parse(stored));
}

/** One day before the stored date, which starts the next period. */
export function endDate(stored: string | null): string {
  return stored === null ? '-' : shown(Date.parse(stored) - DAY_MS);
}
