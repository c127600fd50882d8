import type { Recorder } from './recorder.js';

/** Begins each line of the stack that is not the stack of an error. */
const ENTRY = /^(?=\d\d:\d\d:\d\d )/m;
const UNEXPECTED = /\bcode=(?:INTERNAL|RENDER_FAILED)\b/;
const MOST = 5;

/** Which operations were answered 5xx other than 503, and what the services logged of it; empty when none was. */
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
