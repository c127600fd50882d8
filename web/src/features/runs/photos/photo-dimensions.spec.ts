import { photoDimensions } from './photo-dimensions.js';

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
};

describe('photoDimensions', () => {
  it('reads a PNG, however large it claims to be', () => {
    expect(photoDimensions(png(30_000, 30_000))).toEqual({ width: 30_000, height: 30_000 });
  });

  it('reads a GIF in its own byte order', () => {
    const gif = Uint8Array.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x40, 0x01, 0xf0, 0x00]);
    expect(photoDimensions(gif)).toEqual({ width: 320, height: 240 });
  });

  it('walks over the segments of a JPEG to its frame header', () => {
    const jpeg = Uint8Array.from([
      0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x00, 0x00, 0xff, 0xc4, 0x00, 0x03, 0x00, 0xff, 0xff,
      0xc2, 0x00, 0x0b, 0x08, 0x02, 0x58, 0x03, 0x20, 0x01,
    ]);
    expect(photoDimensions(jpeg)).toEqual({ width: 800, height: 600 });
  });

  it('reads a view that starts inside its buffer', () => {
    const whole = new Uint8Array(40);
    whole.set(png(4, 5), 7);
    expect(photoDimensions(whole.subarray(7))).toEqual({ width: 4, height: 5 });
  });

  it.each([
    ['an empty file', []],
    ['a PNG cut in its header', [0x89, 0x50, 0x4e, 0x47]],
    ['a GIF cut in its header', [0x47, 0x49, 0x46]],
    ['a JPEG without a frame', [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04]],
    ['a JPEG with bytes between segments', [0xff, 0xd8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['something else', [0x25, 0x50, 0x44, 0x46]],
  ])('gives nothing for %s', (_name, bytes) => {
    expect(photoDimensions(Uint8Array.from(bytes))).toBeUndefined();
  });
});
