import { PROVENANCE_LIMITS } from '@likeness/contracts/photos/limits';
import { PICTURE_HEAD_BYTES, sniffPictureType } from '@likeness/contracts/photos/picture-type';
import { locale } from '../../lib/locale.js';
import * as text from './messages.js';

const MEGABYTE = 1_048_576;
const LIMIT_MB = PROVENANCE_LIMITS.maxBytes / MEGABYTE;

export const TAKEN = {
  accept: PROVENANCE_LIMITS.contentTypes.join(','),
  words: text.taken(LIMIT_MB, PROVENANCE_LIMITS.maxPixels / 1_000_000),
};

export type FileProblem = { readonly title: string; readonly advice: string };

export async function problemOf(files: readonly File[]): Promise<FileProblem | undefined> {
  const [file, ...others] = files;
  if (file === undefined) {
    return { title: text.noFile, advice: text.noFileAdvice };
  }
  if (others.length > 0) {
    return { title: text.severalFiles(files.length), advice: text.severalFilesAdvice };
  }
  if (file.size === 0) {
    return { title: text.emptyFile, advice: text.emptyFileAdvice };
  }
  if (file.size > PROVENANCE_LIMITS.maxBytes) return tooLarge(file.size);
  const head = new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer());
  if (sniffPictureType(head) === undefined) {
    return { title: text.unknownFile, advice: text.unknownFileAdvice(TAKEN.words) };
  }
  return undefined;
}

export function tooLarge(bytes: number): FileProblem {
  const size = Math.ceil(bytes / MEGABYTE).toLocaleString(locale);
  return { title: text.tooLarge(size, LIMIT_MB), advice: text.tooLargeAdvice };
}
