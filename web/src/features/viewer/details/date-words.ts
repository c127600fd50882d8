const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

/** A day in words. */
export function dateWords(date: string | null | undefined): string {
  if (!date) return 'Date not available';
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? 'Invalid Date' : time.toLocaleDateString('en-GB', DATE);
}
