/** A moment of today or tomorrow in the reader's own clock, as in "today at 14:20". ISO 8601 in. */
export function timeWords(at: string, now = new Date()): string {
  const date = new Date(at);
  const time = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' }).format(
    date,
  );
  const isToday = date.toDateString() === now.toDateString();
  return `${isToday ? 'today' : 'tomorrow'} at ${time}`;
}
