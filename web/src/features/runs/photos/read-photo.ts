import { PHOTO_LIMITS, sniffPhotoType } from '@likeness/contracts/photos/limits';
import { LateCodeError, loadPatiently } from '../../../lib/late-component.js';
import { photoDimensions } from './photo-dimensions.js';
import { PHOTO_MESSAGES } from './photo-rules.js';

export type ReaderPorts = {
  /** Decodes the photo and gives the URL of its preview; throws for a photo that can't be read. */
  preview: (file: File) => Promise<string>;
  /** Makes a JPEG of a picture that the browser can decode; throws for one that it can't. */
  toJpeg: (file: File) => Promise<File>;
};

export type ReadPhoto = {
  /** As it is going to be sent. */
  file: File;
  hash: string | null;
  previewUrl: string | null;
  problem: string | null;
};

const includes = (list: readonly string[], value: string) => list.includes(value);

/** Whether a file claims to be a photo, by its declared type or else its ending. Only words depend on it. */
function claimsSupportedType({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  if (type !== '') return includes(PHOTO_LIMITS.contentTypes, type.toLowerCase());
  return includes(PHOTO_LIMITS.extensions, name.split('.').at(-1)?.toLowerCase() ?? '');
}

/** What is wrong with a photo's bytes before it is decoded: no size, or a pixel flood. */
export function contentProblem(bytes: Uint8Array): string | undefined {
  const size = photoDimensions(bytes);
  if (!size || size.width === 0 || size.height === 0) return PHOTO_MESSAGES.corrupted;
  if (isTooLarge(size.width, size.height)) return PHOTO_MESSAGES.tooManyPixels;
  return undefined;
}

const isTooLarge = (width: number, height: number) => width * height > PHOTO_LIMITS.maxPixels;

/** What a picture of a kind that uploads don't take has become: a JPEG, or a problem. */
async function converted(
  file: File,
  bytes: Uint8Array,
  toJpeg: ReaderPorts['toJpeg'],
): Promise<{ file: File } | { problem: string } | undefined> {
  // Few photos need it, so that it comes with the first that does.
  const late = await loadPatiently(() => import('./other-dimensions.js')).catch(() => null);
  if (!late) return { problem: PHOTO_MESSAGES.outdated };
  const { otherDimensions, undecodable } = late;
  const size = otherDimensions(bytes);
  if (!size) return undefined;
  if (isTooLarge(size.width, size.height)) return { problem: PHOTO_MESSAGES.tooManyPixels };
  try {
    const jpeg = await toJpeg(file);
    return jpeg.size > PHOTO_LIMITS.maxBytes
      ? { problem: PHOTO_MESSAGES.tooLarge }
      : { file: jpeg };
  } catch (error) {
    const isLate = error instanceof LateCodeError;
    return { problem: isLate ? PHOTO_MESSAGES.outdated : undecodable(bytes) };
  }
}

/**
 * Reads a photo: what it is by its bytes, a preview, and what is wrong with it. A picture that only
 * the browser can decode goes on as a JPEG.
 */
export async function readPhoto(file: File, { preview, toJpeg }: ReaderPorts): Promise<ReadPhoto> {
  const unread = { file, hash: null, previewUrl: null };
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (!bytes) return { ...unread, problem: PHOTO_MESSAGES.corrupted };
  const hash = await contentHash(bytes);
  const type = sniffPhotoType(bytes);
  const other = type ? undefined : await converted(file, bytes, toJpeg);
  if (other && 'problem' in other) return { ...unread, hash, problem: other.problem };
  const refused = claimsSupportedType(file) ? PHOTO_MESSAGES.invalid : PHOTO_MESSAGES.unsupported;
  const problem = other ? null : type ? contentProblem(bytes) : refused;
  if (problem) return { ...unread, hash, problem };
  const { name, lastModified } = file;
  const ready =
    other?.file ?? (file.type === type ? file : new File([file], name, { type, lastModified }));
  const previewUrl = await preview(ready).catch(() => null);
  return {
    file: ready,
    hash,
    previewUrl,
    problem: previewUrl === null ? PHOTO_MESSAGES.corrupted : null,
  };
}

/** Hex SHA-256 of the bytes: two files with the same content are the same photo. */
async function contentHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
