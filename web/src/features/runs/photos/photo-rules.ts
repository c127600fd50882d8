import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import * as text from '../messages/en.js';

/** The shorter side: a photo by itself is shown some 500 px wide. */
const PREVIEW_PX = 640;

/**
 * Decodes a photo, upright, and gives the object URL of a small preview, so that fifteen large
 * photos don't stay in memory at full size. Throws when the browser can't read the photo.
 */
export async function makePreview(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, PREVIEW_PX / Math.min(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return URL.createObjectURL(file);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp'));
    return URL.createObjectURL(blob ?? file);
  } finally {
    bitmap.close();
  }
}

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
