import { createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadBenchPhotos } from '../bench/bench-photos.js';
import { decodeImage } from '../imaging/decode.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import sharp from 'sharp';
import { asJpeg, attacked, ATTACKS } from './testing/attacks.js';
import { decodeSuspect } from './decode-suspect.js';
import { readFingerprint } from './fingerprint/fingerprint-file.js';
import { edited, EDITS } from './testing/edits.js';
import { estimatedMark, folded, strengthAt, withMark } from './testing/forgeries.js';
import { embedMark } from './hidden-mark.embed.js';
import { psnr, ssim } from './testing/image-quality.js';
import { markChips } from './mark-chips.js';
import { type MarkedImage, Provenance } from './provenance.js';
import { type Layer, verdictOf } from './verdict.js';

const SIDE = 1024;
const WASHED_DB = 45;
const STYLES = ['oil-painting', 'studio-headshot', 'engraving', 'low-poly', 'neon'];
const folder = await mkdtemp(path.join(tmpdir(), 'mark-'));
const provenance = await Provenance.open({ DATA_DIR: folder, AUTH_SECRET: 'm'.repeat(32) });
afterAll(() => rm(folder, { recursive: true }));

const plain: RgbImage[] = [];
const marked: MarkedImage[] = [];
let foreign: RgbImage;
const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;

beforeAll(async () => {
  const square = async (file: Buffer) =>
    decodeImage(await sharp(file).resize(SIDE, SIDE).png().toBuffer());
  for (const style of STYLES) {
    const preview = `../engines/studio/styles/${style}/preview.webp`;
    const file = await readFile(new URL(preview, import.meta.url));
    plain.push(await square(file));
  }
  plain.forEach((image) => marked.push(provenance.mark(image)));
  foreign = await square(await asJpeg((await loadBenchPhotos())[1]));
});

async function layersOf(file: Buffer, among = [...marked.keys()]): Promise<(Layer | null)[]> {
  const suspect = await decodeSuspect(file);
  return among.map((index) => {
    const comparison = provenance.compare(suspect, idOf(index), marked[index].fingerprint);
    return comparison ? verdictOf(comparison) : null;
  });
}

function only(index: number, layer: Layer): (Layer | null)[] {
  return marked.map((_, other) => (other === index ? layer : null));
}

describe('a mark', () => {
  it('is invisible', () => {
    plain.forEach((image, index) => {
      expect(psnr(image, marked[index].image)).toBeGreaterThan(44);
      expect(ssim(image, marked[index].image)).toBeGreaterThan(0.985);
    });
  });

  it('is deterministic and does not modify its input', () => {
    const before = Buffer.from(plain[0].data);
    const again = provenance.mark(plain[0]);
    expect(Buffer.from(again.image.data).equals(marked[0].image.data)).toBe(true);
    expect(again.fingerprint.equals(marked[0].fingerprint)).toBe(true);
    expect(before.equals(plain[0].data)).toBe(true);
  });

  // `npm run bench -- provenance` and `-- edits` measure the others too.
  const some = <T>(all: readonly T[], every: number) => all.filter((_, i) => i % every === 0);
  it.each(some(ATTACKS, 2).map((attack, position) => [attack.name, attack, position] as const))(
    'outlives: %s',
    async (_name, attack, position) => {
      const index = position % marked.length;
      const another = (index + 1) % marked.length;
      const file = await attacked(await asJpeg(marked[index].image), attack);
      expect(await layersOf(file, [index, another])).toEqual(['mark', null]);
    },
  );

  it.each(
    some(EDITS, 4).map((edit, position) => [`${edit.kind}, ${edit.name}`, edit, position] as const),
  )('is recognised without metadata after: %s', async (_name, edit, position) => {
    const index = position % marked.length;
    const another = (index + 1) % marked.length;
    const file = await edited(marked[index].image, edit, position);
    expect(await layersOf(file, [index, another])).toEqual(['mark', null]);
  });

  it('does not prove a picture that is mostly another one', async () => {
    const over = await sharp(await asJpeg(foreign))
      .resize(SIDE, Math.round(0.7 * SIDE), { fit: 'cover' })
      .toBuffer();
    for (const [index, gravity] of ['north', 'south'].entries()) {
      const file = await sharp(await asJpeg(marked[index].image))
        .composite([{ input: over, gravity }])
        .jpeg({ quality: 90 })
        .toBuffer();
      expect(await layersOf(file, [index])).toEqual([null]);
    }
  });

  it('is the same in equal pictures, so any of them proves a copy', async () => {
    const copy = sharp(await asJpeg(provenance.mark(plain[4]).image)).jpeg({ quality: 80 });
    const suspect = await decodeSuspect(await copy.toBuffer());
    const comparison = provenance.compare(suspect, idOf(9), marked[4].fingerprint);
    expect(comparison && verdictOf(comparison)).toBe('mark');
  });

  it('of version 0.2.0, which depends on the render, is detected', async () => {
    const MARK_SECRET = 's'.repeat(32);
    const upgraded = await Provenance.open({
      DATA_DIR: folder,
      AUTH_SECRET: 'm'.repeat(32),
      MARK_SECRET,
    });
    const { fingerprint, softBinding } = upgraded.mark(plain[0]);
    const chips = markChips(MARK_SECRET, `${idOf(0)} ${softBinding.value}`, {
      width: SIDE,
      height: SIDE,
    });
    const suspect = await decodeSuspect(await asJpeg(embedMark(plain[0], chips)));
    expect(upgraded.compare(suspect, idOf(0), fingerprint)?.mark).toBeGreaterThan(20);
    expect(upgraded.compare(suspect, idOf(1), fingerprint)?.mark).toBeLessThan(6);
  });

  it('is not detected with another key', async () => {
    const other = await Provenance.open({ DATA_DIR: folder, AUTH_SECRET: 'n'.repeat(32) });
    const suspect = await decodeSuspect(await asJpeg(marked[0].image));
    expect(other.compare(suspect, idOf(0), marked[0].fingerprint)?.mark).toBeLessThan(6);
    expect(provenance.compare(suspect, idOf(0), marked[0].fingerprint)?.mark).toBeGreaterThan(20);
  });
});

describe('a mark with a previous secret', () => {
  const FORMER = 'm'.repeat(32);
  const PRESENT = 'n'.repeat(32);
  const inAll = (settings: object) =>
    Provenance.open({ DATA_DIR: folder, AUTH_SECRET: PRESENT, ...settings });
  const derived = createHmac('sha256', FORMER).update('hidden mark').digest('hex');
  const others = ['o', 'p'].map((letter) => letter.repeat(32));

  it.each<[string, object]>([
    ['follows from AUTH_SECRET_ALSO', { AUTH_SECRET_ALSO: FORMER }],
    ['is one of MARK_SECRET_ALSO', { MARK_SECRET_ALSO: [...others, derived] }],
    [
      'is one of MARK_SECRET_ALSO beside a secret of its own',
      { MARK_SECRET: 'q'.repeat(32), MARK_SECRET_ALSO: [...others, derived] },
    ],
  ])('is detected if the previous one %s', async (_where, settings) => {
    const later = await inAll(settings);
    const suspect = await decodeSuspect(await asJpeg(marked[0].image));
    const comparison = later.compare(suspect, idOf(0), marked[0].fingerprint);
    expect(comparison).toEqual(provenance.compare(suspect, idOf(0), marked[0].fingerprint));
    expect(comparison && verdictOf(comparison)).toBe('mark');
  });

  it('is embedded with the current secret only', async () => {
    const [plainly, also] = [await inAll({}), await inAll({ AUTH_SECRET_ALSO: FORMER })];
    const [one, other] = [plainly, also].map((each) => each.mark(plain[0]).image);
    expect(Buffer.from(one.data).equals(Buffer.from(other.data))).toBe(true);
  });

  it('is not found in other pictures by any allowed number of keys', async () => {
    const all = await inAll({ AUTH_SECRET_ALSO: FORMER, MARK_SECRET_ALSO: [...others, derived] });
    const suspect = await decodeSuspect(await asJpeg(plain[0]));
    expect(all.compare(suspect, idOf(0), marked[0].fingerprint)?.mark).toBeLessThan(6);
  });
});

describe('a forger', () => {
  const names = ['of one portrait', 'of several portraits', 'by folding one portrait'];
  const estimates = new Map<string, Float32Array>();

  beforeAll(() => {
    const one = estimatedMark([marked[0].image]);
    const several = estimatedMark(marked.map(({ image }) => image));
    [one, several, folded(one, SIDE, 128)].forEach((mark, i) => estimates.set(names[i], mark));
  });

  function estimateOf(name: string): Float32Array {
    return estimates.get(name) ?? new Float32Array();
  }

  it.each(names)('can’t forge a foreign photo with the mark %s', async (name) => {
    const forged = await asJpeg(withMark(foreign, estimateOf(name), 3));
    expect(await layersOf(forged)).toEqual(marked.map(() => null));
  });

  it.each(names)('can’t remove the fingerprint match by subtracting the mark %s', async (name) => {
    const [original] = marked;
    const estimate = estimateOf(name);
    const washed = withMark(original.image, estimate, -strengthAt(WASHED_DB, estimate));
    expect(psnr(original.image, washed)).toBeGreaterThan(WASHED_DB - 1);
    expect((await layersOf(await asJpeg(washed)))[0]).not.toBeNull();
  });
});

describe('a search', () => {
  it('finds copies whose scale lies between two levels', async () => {
    for (const { image, fingerprint } of marked) {
      const copy = await sharp(await asJpeg(image))
        .resize(Math.round(0.36 * SIDE))
        .toBuffer();
      const tried = new Set((await decodeSuspect(copy)).words);
      const shared = readFingerprint(fingerprint).words.filter((word) => tried.has(word));
      expect(shared.length).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('without the mark', () => {
  it('the same picture is found by its fingerprint', async () => {
    for (const index of [0, 3]) {
      expect(await layersOf(await asJpeg(plain[index]))).toEqual(only(index, 'fingerprint'));
    }
  });

  it('a part of it and a foreign photo are not found', async () => {
    const face = await sharp(await asJpeg(plain[1]))
      .extract({ left: 300, top: 150, width: 420, height: 460 })
      .toBuffer();
    for (const file of [face, await asJpeg(foreign)]) {
      expect(await layersOf(file)).toEqual(marked.map(() => null));
    }
  });

  it.each(['#fff', '#000', '#808080'])(
    'a plain picture of %s does not match',
    async (background) => {
      const create = { width: 700, height: 300, channels: 3, background } as const;
      const file = await sharp({ create }).png().toBuffer();
      expect(await layersOf(file)).toEqual(marked.map(() => null));
    },
  );

  it('handles tiny and mostly empty pictures', async () => {
    const tiny = await sharp(await asJpeg(marked[0].image))
      .resize(20)
      .png()
      .toBuffer();
    expect(await layersOf(tiny)).toEqual(marked.map(() => null));
    const thin = await sharp(await asJpeg(marked[0].image))
      .resize(1500, 3, { fit: 'fill' })
      .png()
      .toBuffer();
    expect(await layersOf(thin)).toEqual(marked.map(() => null));
  });
});
