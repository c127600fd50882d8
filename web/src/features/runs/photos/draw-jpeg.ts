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

/** More than a face needs, and little enough for a phone's memory. */
const MAX_PIXELS = 24_000_000;
const QUALITIES = [0.92, 0.85, 0.75];
type Turn = [a: number, b: number, c: number, d: number, e: number, f: number];

/** What turns a picture of this size upright, by its Exif orientation from 1 to 8. */
function turnOf(orientation: number, width: number, height: number): Turn {
  const turns: readonly Turn[] = [
    [1, 0, 0, 1, 0, 0],
    [-1, 0, 0, 1, width, 0],
    [-1, 0, 0, -1, width, height],
    [1, 0, 0, -1, 0, height],
    [0, 1, 1, 0, 0, 0],
    [0, 1, -1, 0, height, 0],
    [0, -1, -1, 0, height, width],
    [0, -1, 1, 0, 0, width],
  ];
  return turns[orientation - 1] ?? [1, 0, 0, 1, 0, 0];
}

function draw(bitmap: ImageBitmap, orientation: number): OffscreenCanvas {
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (bitmap.width * bitmap.height)));
  const width = Math.max(1, Math.floor(bitmap.width * scale));
  const height = Math.max(1, Math.floor(bitmap.height * scale));
  const isAcross = orientation >= 5;
  const canvas = new OffscreenCanvas(isAcross ? height : width, isAcross ? width : height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(...turnOf(orientation, width, height));
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** Draws a picture upright, white where it is transparent, as a JPEG of at most `maxBytes` if it can be. */
export async function drawJpeg(picture: Blob, maxBytes: number): Promise<Blob> {
  const orientation = webpOrientation(new Uint8Array(await picture.arrayBuffer()));
  const bitmap = await createImageBitmap(picture, {
    imageOrientation: orientation === undefined ? 'from-image' : 'none',
  });
  try {
    const canvas = draw(bitmap, orientation ?? 1);
    let jpeg: Blob | undefined;
    for (const quality of QUALITIES) {
      jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (jpeg.size <= maxBytes) break;
    }
    if (jpeg?.type !== 'image/jpeg') throw new Error('The browser could not encode a JPEG');
    return jpeg;
  } finally {
    bitmap.close();
  }
}
