import { keepPhotoName, photoName } from './photo-names.js';

const KEY = 'likeness.photo-names';

describe('names of photos', () => {
  const items = new Map<string, string>();
  beforeEach(() => {
    items.clear();
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    };
    vi.stubGlobal('localStorage', storage);
  });

  it('are found by the id of the upload, with and without dashes', () => {
    keepPhotoName('0f-1a', 'At the lake.jpg');
    expect([photoName('0f-1a'), photoName('0f1a')]).toEqual(['At the lake.jpg', 'At the lake.jpg']);
    expect(photoName('toString')).toBeUndefined();
  });

  it('keeps the newest hundred', () => {
    for (let n = 0; n <= 100; n += 1) keepPhotoName(`p${n}`, `${n}.jpg`);
    expect([photoName('p0'), photoName('p1'), photoName('p100')]).toEqual([
      undefined,
      '1.jpg',
      '100.jpg',
    ]);
  });

  it.each(['{', 'null', '7', '{"a":7}'])('begins anew from %s', (broken) => {
    items.set(KEY, broken);
    expect(photoName('a')).toBeUndefined();
    keepPhotoName('a', 'A.jpg');
    expect(photoName('a')).toBe('A.jpg');
  });

  it('works without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    keepPhotoName('a', 'A.jpg');
    expect(photoName('a')).toBeUndefined();
  });
});
