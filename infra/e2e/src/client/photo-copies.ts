import { personPhoto } from '@likeness/testing/photos/people';
import type { SamplePhoto } from '@likeness/testing/photos/sample-photo';

/** Just under the upload limit of 10 MB. */
export const LARGE_BYTES = 10_000_000;
/** Limit of a JPEG comment segment. */
const COMMENT_BYTES = 65_000;

/** Different files of one photo, padded with comments as cameras do with previews. */
export async function photoCopies(count: number, size = 0): Promise<SamplePhoto[]> {
  const photo = await personPhoto();
  return Array.from({ length: count }, (_, index) => {
    const missing = Math.max(1, size - photo.bytes.length);
    const comments = Array.from({ length: Math.ceil(missing / COMMENT_BYTES) }, () =>
      commentSegment(Math.min(missing, COMMENT_BYTES), index),
    );
    const { bytes } = photo;
    return {
      ...photo,
      fileName: `copy-${index + 1}.jpg`,
      bytes: Buffer.concat([bytes.subarray(0, 2), ...comments, bytes.subarray(2)]),
    };
  });
}

function commentSegment(length: number, index: number): Buffer {
  const segment = Buffer.alloc(length + 4, 33 + index);
  segment.writeUInt16BE(0xff_fe, 0);
  segment.writeUInt16BE(length + 2, 2);
  return segment;
}
