import { momentWords } from '../../lib/date-words.js';

const SECOND = 1_000;
const UNITS = [
  [86_400 * SECOND, 'd'],
  [3_600 * SECOND, 'h'],
  [60 * SECOND, 'min'],
  [SECOND, 's'],
] as const;

export function ago(time: string, now = Date.now()): string {
  const past = Math.max(0, now - Date.parse(time));
  const [unit, name] = UNITS.find(([size]) => past >= size) ?? [SECOND, 's'];
  return `${Math.floor(past / unit)} ${name}`;
}

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
