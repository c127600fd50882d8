import { momentWords } from '../../lib/date-words.js';

const SECOND = 1_000;
const UNITS = [
  [86_400 * SECOND, 'd'],
  [3_600 * SECOND, 'h'],
  [60 * SECOND, 'min'],
  [SECOND, 's'],
] as const;

/** How long ago a time was, in its largest unit. */
export function ago(time: string, now = Date.now()): string {
  const past = Math.max(0, now - Date.parse(time));
  const [unit, name] = UNITS.find(([size]) => past >= size) ?? [SECOND, 's'];
  return `${Math.floor(past / unit)} ${name}`;
}

/** A time as it was, for who hovers or listens; how long ago it was, for who looks. */
export function Ago({ time }: { time: string }) {
  return (
    <time dateTime={time} title={momentWords(time)}>
      {ago(time)} ago
    </time>
  );
}

export function Moment({ time }: { time: string }) {
  return <time dateTime={time}>{momentWords(time)}</time>;
}
