import { PROVENANCE_LIMITS } from '@likeness/contracts/photos/limits';
import { PICTURE_HEAD_BYTES, sniffPictureType } from '@likeness/contracts/photos/picture-type';

const MEGABYTE = 1_048_576;

export const TAKEN = {
  accept: PROVENANCE_LIMITS.contentTypes.join(','),
  words: `PNG, JPEG, WebP or GIF, up to ${PROVENANCE_LIMITS.maxBytes / MEGABYTE} MB and ${PROVENANCE_LIMITS.maxPixels / 1_000_000} megapixels.`,
};

export type FileProblem = { readonly title: string; readonly advice: string };

export async function problemOf(files: readonly File[]): Promise<FileProblem | undefined> {
  const [file, ...others] = files;
  if (file === undefined) {
    return {
      title: 'That wasn’t a file.',
      advice:
        'A picture from another page often comes as a link. Save it first, then choose the file.',
    };
  }
  if (others.length > 0) {
    return {
      title: `One picture at a time, please (you dropped ${files.length}).`,
      advice: 'We sent none of them. Drop the one you want to check.',
    };
  }
  if (file.size === 0) {
    return {
      title: 'That file is empty.',
      advice: 'Please save the picture again, then choose it.',
    };
  }
  if (file.size > PROVENANCE_LIMITS.maxBytes) return tooLarge(file.size);
  const head = new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer());
  if (sniffPictureType(head) === undefined) {
    return {
      title: 'We can’t read this file.',
      advice: `${TAKEN.words} Not animated WebP. Save other formats, such as HEIC, as JPEG. That removes the credentials but keeps the hidden mark.`,
    };
  }
  return undefined;
}

export function tooLarge(bytes: number): FileProblem {
  return {
    title: `That file has ${Math.ceil(bytes / MEGABYTE).toLocaleString('en')} MB; ${PROVENANCE_LIMITS.maxBytes / MEGABYTE} MB is the most.`,
    advice:
      'We did not check it. Save a smaller copy and choose that. A copy loses its credentials but keeps the hidden mark.',
  };
}
