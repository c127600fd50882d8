import type { Recorder } from './recorder.js';

/** Start of a log entry, not of a stack line. */
const ENTRY = /^(?=\d\d:\d\d:\d\d )/m;
const UNEXPECTED = /\bcode=(?:INTERNAL|RENDER_FAILED)\b/;
const MOST = 5;

/** Operations with 5xx other than 503, and their log entries; empty if none. */
export function unexpected(recorder: Recorder, printed: string): string {
  const failed = recorder
    .operations()
    .flatMap(({ name, statuses }) =>
      [...statuses]
        .filter(([status]) => recorder.isServerError(status))
        .map(([status, count]) => `${name}: ${status} ×${count}`),
    );
  if (failed.length === 0) return '';
  const logged = printed.split(ENTRY).filter((entry) => UNEXPECTED.test(entry));
  return [...failed, ...logged.slice(-MOST).map((entry) => entry.trimEnd())].join('\n');
}
