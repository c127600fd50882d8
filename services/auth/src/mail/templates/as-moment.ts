/** Such as `23 November 2026 at 10:15 (UTC)`. */
export function asMoment(moment: string): string {
  const time = new Date(moment).toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${time} (UTC)`;
}
