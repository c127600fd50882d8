import { personPhoto, personPixels } from '@likeness/testing/photos/people';
import type { SamplePhoto } from '@likeness/testing/photos/sample-photo';

const LARGE_BYTES = 10_000_000;
const LARGE_SIDE = 2_600;
/** Limit of a JPEG comment segment. */
const COMMENT_BYTES = 65_000;

export async function photoCopies(count: number): Promise<SamplePhoto[]> {
  const photo = await personPhoto();
  return copies(photo, count, photo.bytes.length);
}

/** Copies just under the upload limit of 10 MB: a large frame at full quality. */
export async function largePhotos(count: number): Promise<SamplePhoto[]> {
  const bytes = await personPixels('ponytail')
    .resize(LARGE_SIDE, LARGE_SIDE, { fit: 'cover' })
    .jpeg({ quality: 98 })
    .toBuffer();
  return copies({ ...(await personPhoto()), bytes }, count, LARGE_BYTES);
}

/** Pads the file with comments, as cameras do with previews. */
function copies(photo: SamplePhoto, count: number, size: number): SamplePhoto[] {
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
