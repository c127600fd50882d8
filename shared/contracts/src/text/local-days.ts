/** Of all days and times that customers read: where the operator sells. */
export const LOCAL_ZONE = 'Europe/Berlin';

const DAY_MS = 24 * 3_600_000;

/** The last full day of a period. @param end when the next period starts */
export function lastDay(end: Date | string): Date {
  return new Date(new Date(end).getTime() - DAY_MS);
}
