import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { portraitOf } from '../../../testing/portrait.js';
import { decodeImage } from '../../../imaging/decode.js';
import type { Portrait } from '../portrait-engine.js';
import { encodePortrait } from './encode-portrait.js';

const ASTRONAUT = new URL('../../../../assets/astronaut.png', import.meta.url);
const SIZE = 512;
const FACE = { x: 160, y: 60, width: 130, height: 150 };

let portrait: Portrait;
let clean: Buffer;
let marked: Buffer;

beforeAll(async () => {
  const photo = await sharp(await readFile(ASTRONAUT))
    .withExif({
      IFD0: { Make: 'SecretCamera', Software: 'PhoneOS' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  portrait = portraitOf(await decodeImage(photo), FACE);
  clean = await encodePortrait(portrait, { watermark: false });
  marked = await encodePortrait(portrait, { watermark: true });
});

describe('encodePortrait', () => {
  it('writes what the picture is and how it was made', async () => {
    const { xmp, format, chromaSubsampling, hasProfile, density } = await sharp(marked).metadata();
    expect({ format, chromaSubsampling, hasProfile, density }).toEqual({
      format: 'jpeg',
      chromaSubsampling: '4:4:4',
      hasProfile: true,
      density: 72,
    });
    const text = String(xmp);
    expect(text).toContain(
      'Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/newscodes/digitalsourcetype/composite"',
    );
    expect(text).toContain('likeness:seed="3"');
    expect(text).toContain('likeness:style="Low key"');
    expect(text).toContain(`likeness:percent="${portrait.likeness?.percent}"`);
    expect(text).toContain('xmp:CreatorTool="Likeness studio');
  });

  it('escapes what comes from outside', async () => {
    const record = { ...portrait.record, style: '"><evil>&' };
    const { xmp } = await sharp(
      await encodePortrait({ ...portrait, record }, { watermark: false }),
    ).metadata();
    expect(String(xmp)).toContain('likeness:style="&quot;&gt;&lt;evil&gt;&amp;"');
  });

  it('carries nothing of the photo it was made from', async () => {
    for (const file of [clean, marked]) {
      const { exif, iptc, comments, xmp } = await sharp(file).metadata();
      expect({ exif, iptc, comments }).toEqual({});
      expect(file.includes('SecretCamera')).toBe(false);
      // Not in the whole file: compressed pixels may contain these letters.
      expect(String(xmp)).not.toContain('GPS');
    }
  });

  it('puts the wordmark in a corner, clearly visible and off the face', async () => {
    const [a, b] = await Promise.all([clean, marked].map((f) => sharp(f).raw().toBuffer()));
    const { x, y, width, height } = portrait.face;
    let changed = 0;
    let onFace = 0;
    for (let i = 0; i < a.length; i += 3) {
      if (Math.abs(a[i] - b[i]) < 40) continue;
      changed++;
      const [px, py] = [(i / 3) % SIZE, Math.floor(i / 3 / SIZE)];
      if (px > x && px < x + width && py > y && py < y + height) onFace++;
    }
    expect(changed).toBeGreaterThan(0.004 * SIZE * SIZE);
    expect(onFace).toBe(0);
  });
});
