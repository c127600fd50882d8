import { PHOTO_LIMITS, sniffPhotoType } from '@likeness/contracts/photos/limits';
import { sniffUnreadPhoto } from '@likeness/contracts/photos/picture-type';
import { LateCodeError } from '../../../lib/late-component.js';
import * as text from '../messages.js';
import type { Dimensions } from './photo-preview.js';
import { PHOTO_MESSAGES } from './photo-rules.js';

export type ReaderPorts = {
  /** Throws for a picture that the browser can't read. */
  measure: (picture: Blob) => Promise<Dimensions>;
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

/** A picture of a kind that uploads don't take, as a JPEG. */
async function converted(
  file: File,
  bytes: Uint8Array,
  toJpeg: ReaderPorts['toJpeg'],
): Promise<{ file: File } | { problem: string }> {
  try {
    const jpeg = await toJpeg(file);
    if (jpeg.size > PHOTO_LIMITS.maxBytes) return { problem: PHOTO_MESSAGES.tooLarge };
    return { file: jpeg };
  } catch (error) {
    const isLate = error instanceof LateCodeError;
    return { problem: isLate ? PHOTO_MESSAGES.outdated : unreadable(file, bytes) };
  }
}

function withType(file: File, type: string): File {
  const { name, lastModified } = file;
  return file.type === type ? file : new File([file], name, { type, lastModified });
}

/** What to do with a file that this browser can't read. */
function unreadable(file: File, bytes: Uint8Array): string {
  if (sniffPhotoType(bytes)) return PHOTO_MESSAGES.corrupted;
  const name = sniffUnreadPhoto(bytes);
  if (name) return text.unreadHere(name);
  return claimsSupportedType(file) ? PHOTO_MESSAGES.invalid : PHOTO_MESSAGES.unsupported;
}

/**
 * Reads a photo: what it is by its bytes, a preview, and what is wrong with it. A picture that only
 * the browser can decode goes on as a JPEG.
 */
export async function readPhoto(file: File, ports: ReaderPorts): Promise<ReadPhoto> {
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  const unread = { file, hash: null, previewUrl: null };
  if (!bytes) return { ...unread, problem: PHOTO_MESSAGES.corrupted };
  const hash = await contentHash(bytes);
  const refused = (problem: string) => ({ ...unread, hash, problem });
  // Without the declared type, the browser goes by the bytes.
  const size = await ports.measure(new Blob([bytes])).catch(() => null);
  if (!size) return refused(unreadable(file, bytes));
  if (size.width * size.height > PHOTO_LIMITS.maxPixels) {
    return refused(PHOTO_MESSAGES.tooManyPixels);
  }
  const type = sniffPhotoType(bytes);
  const ready = type ? { file: withType(file, type) } : await converted(file, bytes, ports.toJpeg);
  if ('problem' in ready) return refused(ready.problem);
  const previewUrl = await ports.preview(ready.file).catch(() => null);
  const problem = previewUrl === null ? PHOTO_MESSAGES.corrupted : null;
  return { file: ready.file, hash, previewUrl, problem };
}

/** Hex SHA-256 of the bytes: two files with the same content are the same photo. */
async function contentHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
