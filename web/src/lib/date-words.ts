const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `14 May 2026` in the local time zone. */
export function dateWords(time: string | null | undefined): string {
  if (!time) return 'Date not available';
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : day.format(date);
}

export const momentWords = (time: string): string => moment.format(Date.parse(time));
