export type Dimensions = { width: number; height: number };

function pngDimensions(view: DataView): Dimensions | undefined {
  if (view.byteLength < 24) return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function gifDimensions(view: DataView): Dimensions | undefined {
  if (view.byteLength < 10) return undefined;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** SOF0 to SOF15 carry the frame size; C4, C8 and CC in that range are tables. */
const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegDimensions(view: DataView): Dimensions | undefined {
  let offset = 2;
  while (offset + 9 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return undefined;
    const marker = view.getUint8(offset + 1);
    if (marker === 0xff) {
      offset += 1;
    } else if (isFrameHeader(marker)) {
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    } else {
      offset += 2 + view.getUint16(offset + 2);
    }
  }
  return undefined;
}

/**
 * Reads width and height in px from the header of a PNG (IHDR), GIF (logical screen) or JPEG
 * (SOFn) without decoding it, so that a pixel flood is refused before it costs memory.
 */
export function photoDimensions(bytes: Uint8Array): Dimensions | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0x89) return pngDimensions(view);
  if (bytes[0] === 0x47) return gifDimensions(view);
  if (bytes[0] === 0xff) return jpegDimensions(view);
  return undefined;
}
