import type { Finding } from './books.js';
import type { Memory } from './memory.js';
import { type Operation, quantile } from './recorder.js';

type Row = readonly (string | number)[];

export function operationsTable(operations: readonly Operation[]): string {
  return table(
    ['operation', 'requests', 'p50 ms', 'p95 ms', 'max ms', 'answers'],
    operations.map(({ name, durationsMs, statuses }) => [
      name,
      durationsMs.length,
      Math.round(quantile(durationsMs, 0.5)),
      Math.round(quantile(durationsMs, 0.95)),
      Math.round(quantile(durationsMs, 1)),
      [...statuses].map(([status, count]) => `${status} ×${count}`).join(', '),
    ]),
  );
}

export function memoryTable(memory: readonly Memory[]): string {
  return table(
    ['process', 'start MB', 'warm MB', 'end MB', 'peak MB', 'since warm'],
    memory.map(({ name, startMb, warmMb = NaN, endMb, peakMb }) => [
      name,
      Math.round(startMb),
      Math.round(warmMb),
      Math.round(endMb),
      Math.round(peakMb),
      `${Math.round((endMb / warmMb - 1) * 100)} %`,
    ]),
  );
}

export function countsTable(heading: string, counts: ReadonlyMap<string, number>): string {
  return table([heading, 'count'], [...counts]);
}

export function findingsTable(findings: readonly Finding[]): string {
  return table(
    ['afterwards', 'count'],
    findings.map(({ what, wrong }) => [what, wrong]),
  );
}

/** Fits column widths; all columns but the first and last are right-aligned. */
export function table(headings: readonly string[], rows: readonly Row[]): string {
  const cells = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const isText = (column: number) =>
    column === 0 || ['answers', 'after'].includes(headings[column] ?? '');
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
