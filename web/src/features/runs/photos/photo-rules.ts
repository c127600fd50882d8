import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import * as text from '../messages.js';

/** How a file came in; it decides the words for one that is too large. */
export type PhotoSource = 'picker' | 'drop' | 'clipboard' | 'camera';

export const PHOTO_MESSAGES = {
  unsupported: text.unsupportedType,
  tooLarge: text.tooLarge,
  tooLargePasted: text.tooLargePasted,
  duplicate: text.duplicateFile,
  invalid: text.invalidFile,
  corrupted: text.corruptedImage,
  notLoaded: text.notLoaded,
  outdated: text.outdatedPage,
  tooManyPixels: text.tooManyPixels,
} as const;

/** What file choosers offer: besides the types that are sent, those a browser may make a JPEG of. */
export const PHOTO_ACCEPT = [
  ...PHOTO_LIMITS.contentTypes,
  ...PHOTO_LIMITS.extensions.map((ending) => `.${ending}`),
  ...['image/webp', 'image/avif', 'image/heic', 'image/heif', 'image/bmp'],
  ...['.webp', '.avif', '.heic', '.heif', '.bmp'],
].join(',');

/** What is wrong with a file before any of it is read. */
export function sizeProblem(size: number, source: PhotoSource): string | undefined {
  if (size <= PHOTO_LIMITS.maxBytes) return undefined;
  return source === 'clipboard' ? PHOTO_MESSAGES.tooLargePasted : PHOTO_MESSAGES.tooLarge;
}

/** Drops what exceeds the room that is left, and says so. */
export function fitIntoRoom<File>(
  files: readonly File[],
  taken: number,
  limit: number = PHOTO_LIMITS.maxFiles,
): { files: File[]; message: string | null } {
  const room = Math.max(0, limit - taken);
  if (files.length <= room) return { files: [...files], message: null };
  const message = room === 0 ? text.noRoom(limit) : text.onlyFirst(room, limit);
  return { files: files.slice(0, room), message };
}

/** Sums up what became of the files of one choice; empty when all are fine. */
export function batchSummary(problems: readonly (string | null)[]): string[] {
  const count = (message: string) => problems.filter((problem) => problem === message).length;
  const unsupported = count(PHOTO_MESSAGES.unsupported);
  const duplicates = count(PHOTO_MESSAGES.duplicate);
  const remaining = problems.length - unsupported - duplicates;
  const invalid = problems.filter((problem) => problem !== null).length - unsupported - duplicates;

  const summary: string[] = [];
  if (unsupported > 0) summary.push(text.unsupportedFiles(unsupported));
  if (duplicates > 0) summary.push(text.duplicateFiles(duplicates));
  if (invalid > 0) summary.push(invalid === remaining ? text.allOthersInvalid : text.someInvalid);
  return summary;
}
