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
      title: 'We found no file there.',
      advice:
        'A picture dragged from another page is often only a link. Save it first, then choose the file.',
    };
  }
  if (others.length > 0) {
    return {
      title: `You chose ${files.length} pictures. Check one at a time.`,
      advice: 'We didn’t send any of them. Choose the one that you want to check.',
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
      title: 'We can’t check that file.',
      advice: `${TAKEN.words} We can’t read animated WebP. Save other formats, such as HEIC, as JPEG. The copy loses its credentials but keeps the hidden mark.`,
    };
  }
  return undefined;
}

export function tooLarge(bytes: number): FileProblem {
  return {
    title: `That file is ${Math.ceil(bytes / MEGABYTE).toLocaleString('en')} MB. The limit is ${PROVENANCE_LIMITS.maxBytes / MEGABYTE} MB.`,
    advice:
      'We did not check it. Save a smaller copy and choose that. A copy loses its credentials but keeps the hidden mark.',
  };
}
