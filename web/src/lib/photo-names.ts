import { local } from './storage.js';

const KEY = 'likeness.photo-names';
/** Keeps the newest names; a stored photo expires after a day. */
const KEPT = 100;

type Names = Record<string, string>;

const withoutDashes = (id: string) => id.replaceAll('-', '');

function readNames(): Names {
  try {
    const names: unknown = JSON.parse(local.read(KEY) ?? '{}');
    return typeof names === 'object' && names !== null ? (names as Names) : {};
  } catch {
    return {};
  }
}

/** Remembers an upload's file name in this browser; the server never stores it. */
export function keepPhotoName(id: string, name: string): void {
  const { [withoutDashes(id)]: _, ...others } = readNames();
  const newest = [...Object.entries(others), [withoutDashes(id), name]].slice(-KEPT);
  local.write(KEY, JSON.stringify(Object.fromEntries(newest)));
}

export function photoName(id: string): string | undefined {
  const names = readNames();
  const key = withoutDashes(id);
  const name: unknown = Object.hasOwn(names, key) ? names[key] : undefined;
  return typeof name === 'string' ? name : undefined;
}
