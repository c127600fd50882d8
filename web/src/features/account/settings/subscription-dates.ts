const DAY_MS = 24 * 3600 * 1000;

function shown(time: number): string {
  if (Number.isNaN(time)) return '-';
  return new Date(time).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
}

/** A stored moment as a short date; a dash without one. */
export function startDate(stored: string | null): string {
  return stored === null ? '-' : shown(Date.parse(stored));
}

/** The last day of a period: one day before the stored moment at which the next would begin. */
export function endDate(stored: string | null): string {
  return stored === null ? '-' : shown(Date.parse(stored) - DAY_MS);
}
