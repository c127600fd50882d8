import { lastDay, LOCAL_ZONE } from '@likeness/contracts/text/local-days';
import { dayLocale } from '../../../lib/locale.js';

function shown(time: Date): string {
  if (Number.isNaN(time.getTime())) return '-';
  return time.toLocaleDateString(dayLocale, { dateStyle: 'medium', timeZone: LOCAL_ZONE });
}

export function startDate(stored: string | null): string {
  return stored === null ? '-' : shown(new Date(stored));
}

/** One day before the stored date, which starts the next period. */
export function endDate(stored: string | null): string {
  return stored === null ? '-' : shown(lastDay(stored));
}
