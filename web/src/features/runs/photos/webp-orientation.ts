const ORIENTATION_TAG = 0x0112;
const CHUNKS_AT = 12;

/** The value of a tag of the first directory of Exif data. */
function exifTag(view: DataView, wanted: number): number | undefined {
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (view.getUint16(at, isLittle) === wanted) return view.getUint16(at + 8, isLittle);
  }
  return undefined;
}

const isText = (view: DataView, at: number, text: string) =>
  [...text].every((character, index) => view.getUint8(at + index) === character.charCodeAt(0));

function readOrientation(view: DataView): number | undefined {
  for (let at = CHUNKS_AT; at + 8 <= view.byteLength;) {
    const size = view.getUint32(at + 4, true);
    if (isText(view, at, 'EXIF')) {
      const start = isText(view, at + 8, 'Exif') ? at + 14 : at + 8;
      const exif = new DataView(view.buffer, view.byteOffset + start, view.byteLength - start);
      return exifTag(exif, ORIENTATION_TAG);
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/**
 * How a WebP is to be turned, by its Exif data: 1 to 8, 1 where nothing is said. Undefined for what is
 * no WebP: browsers turn every other kind themselves, and this one only some of them.
 */
export function webpOrientation(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < CHUNKS_AT || !isText(view, 0, 'RIFF') || !isText(view, 8, 'WEBP')) {
    return undefined;
  }
  try {
    const orientation = readOrientation(view) ?? 1;
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  } catch (error) {
    // Offsets that lead out of the file.
    if (error instanceof RangeError) return 1;
    throw error;
  }
}
