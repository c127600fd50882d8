const DAY_MS = 24 * 3600 * 1000;
const shortDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

function shown(time: number): string {
  return Number.isNaN(time) ? '-' : shortDate.format(time);
}

/** A stored moment as a short date; a dash without one. */
export function startDate(stored: string | null): string {
  return stored === null ? '-' : shown(Date.parse(stored));
}

/** The last day of a period: one day before the stored moment at which the next would begin. */
export function endDate(stored: string | null): string {
  return stored === null ? '-' : shown(Date.parse(stored) - DAY_MS);
}
