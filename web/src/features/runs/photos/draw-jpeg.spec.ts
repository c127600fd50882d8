import { ascii, little, uint32 } from './photos.fixtures.js';
import { webpOrientation } from './draw-jpeg.js';

/** Exif data with a width (0x0100) before the orientation (0x0112). */
const intel = (orientation: number) => [
  ...ascii('II*\0'),
  ...little(8),
  ...[2, 0],
  ...[0x00, 0x01, 3, 0, 1, 0, 0, 0, 9, 0, 0, 0],
  ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
];
const motorola = (orientation: number) => [
  ...ascii('MM\0*'),
  ...uint32(8),
  ...[0, 1],
  ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
];
const webp = (...chunks: [string, number[]][]) =>
  Uint8Array.from([
    ...ascii('RIFF....WEBP'),
    ...chunks.flatMap(([name, bytes]) => [
      ...ascii(name),
      ...little(bytes.length),
      ...bytes,
      ...(bytes.length % 2 ? [0] : []),
    ]),
  ]);

describe('the orientation of a WebP', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is read from its Exif data: %d', (orientation) => {
    const pixels: [string, number[]] = ['VP8 ', [1, 2, 3]];
    expect(webpOrientation(webp(pixels, ['EXIF', intel(orientation)]))).toBe(orientation);
    const named = [...ascii('Exif\0\0'), ...motorola(orientation)];
    expect(webpOrientation(webp(pixels, ['EXIF', named]))).toBe(orientation);
  });

  it.each([
    ['nothing is said', webp(['VP8 ', [1, 2, 3]])],
    ['nonsense is said', webp(['EXIF', intel(77)])],
    ['its directory lies outside', webp(['EXIF', [...ascii('II*\0'), ...little(9_999)]])],
    ['it ends in the middle', webp(['EXIF', intel(6)]).subarray(0, 34)],
  ])('is upright where %s', (_, bytes) => {
    expect(webpOrientation(bytes)).toBe(1);
  });

  it('is nothing of other pictures', () => {
    expect(webpOrientation(Uint8Array.from([0xff, 0xd8, 0xff]))).toBeUndefined();
    expect(webpOrientation(Uint8Array.from(ascii('GIF89a and what follows')))).toBeUndefined();
  });
});
