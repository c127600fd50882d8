import { kontextIds } from '../latents/position-ids.js';
import { pillowLanczos } from '../pipelines/pillow-lanczos.js';
import { kleinReference, kontextSize } from '../pipelines/reference-size.js';
import { Golden } from '../testing/golden.js';

const kontext = await Golden.read('flux-kontext');

it('puts further references of FLUX.1 beside or below the first, none over another', () => {
  const references = [
    { height: 2, width: 2 },
    { height: 2, width: 3 },
    { height: 4, width: 1 },
  ];
  const { rows, columns } = kontextIds({ height: 1, width: 1 }, references);
  const places = new Set<string>();
  for (let i = 0; i < rows.length; i += columns) places.add(rows.slice(i, i + columns).join());
  expect(places.size).toBe(rows.length / columns);
});

it('resizes like Pillow', () => {
  const picture = kontext.image('resampling.picture');
  for (const [index, [width, height]] of kontext.note<[number, number][]>('resampling').entries()) {
    const expected = kontext.image(`resampling.${index}`);
    expect(pillowLanczos(picture, width, height).data).toEqual(expected.data);
  }
});

it('reduces a large reference of klein to a megapixel, then keeps its middle', () => {
  const data = new Uint8Array(3 * 1537 * 1025);
  const { width, height } = kleinReference(
    { width: 1537, height: 1025, data },
    { width: 1024, height: 1024 },
  );
  expect([width, height]).toEqual([1248, 832]);
});

describe('kontextSize', () => {
  const model = { width: 1024, height: 1024 };

  it('answers each size that the model knows with itself', () => {
    for (const [width, height] of kontext.note<[number, number][]>('reference_sizes')) {
      expect(kontextSize({ width, height }, model)).toEqual({ width, height });
    }
  });

  it('keeps the proportions of a photo as nearly as it can', () => {
    expect(kontextSize({ width: 4000, height: 3000 }, model)).toEqual({ width: 1184, height: 880 });
    expect(kontextSize({ width: 100, height: 4000 }, model)).toEqual({ width: 672, height: 1568 });
  });
});
