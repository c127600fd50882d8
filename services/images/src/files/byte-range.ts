import type { ByteRange } from '@likeness/storage/object-store';

const SINGLE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/**
 * Reads a `Range` header of one range (RFC 9110 §14.1.2). The package range-parser calls a suffix
 * longer than the file unsatisfiable, where the whole file is meant.
 * @returns `whole` when there is none, or one that a server may pass over: of other units,
 * malformed, or several ranges; `unsatisfiable` when it lies outside the file.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = SINGLE_RANGE.exec(header ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? 'whole' : suffix(Number(last), size);
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (end < start && last !== '') return 'whole';
  return start < size ? { start, end: Math.min(end, size - 1) } : 'unsatisfiable';
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - length), end: size - 1 };
}
