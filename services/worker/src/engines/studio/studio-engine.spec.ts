import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { personPixels } from '@likeness/testing/photos/people';
import sharp from 'sharp';
import { closestPair } from '../../bench/closest-pair.js';
import { decodeImage } from '../../imaging/decode.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { demoPerson } from '../../testing/demo-people.js';
import { ASTRONAUT, decoded, pictureOf } from '../../imaging/testing/pictures.js';
import { renderPhotos, type Wanted } from '../../testing/render-photos.js';
import { PhotoRefusedError, UnknownStyleError } from '../portrait/engine-errors.js';
import type { RenderStage } from '@likeness/contracts/http/generation';
import type { PersonPortrait, Recipe, Reference } from '../portrait/portrait-engine.js';
import { STUDIO_STYLES, findStyle } from './styles/catalogue.js';
import { WarmUp } from './warm-up.js';
import { StudioEngine } from './studio-engine.js';
import { studioSuite } from '../../testing/suites.js';

const STYLES = STUDIO_STYLES.map(({ title }) => title);
const GOLDEN_SIDE = 96;
/** One size, because each needs a cutout of its own. */
const SIZE = 384;
/** The most used style, and those with fine lines. */
const AS_DELIVERED = new Set(
  STUDIO_STYLES.filter(
    ({ id, look }) => id === 'studio-headshot' || look.renderer === 'engraving',
  ).map(({ title }) => title),
);
/** Brush strokes differ between processors, because each stroke follows the ones before it. */
const STROKES = new Set(['oil', 'pastel']);
const STROKES_SIDE = 24;
const LIKENESS_STYLES = { 1: 'Oil painting', 3: 'Studio headshot' };

/** Renderers that take seconds; larger progress jumps look stuck. */
const PAINTERLY = new Set(['oil', 'pastel', 'watercolour', 'comic', 'poster', 'drawing']);
const LONGEST_STEP = 0.16;
const MOST_UNLIKE = 0.5;

let astronaut: RgbImage;

const engine = studioSuite();
beforeAll(async () => {
  astronaut = await decodeImage(await readFile(ASTRONAUT));
});

const render = (photos: RgbImage | Reference[], wanted?: Wanted, on: StudioEngine = engine) =>
  renderPhotos(on, photos, wanted);

const digest = ({ image }: PersonPortrait) => createHash('sha256').update(image.data).digest('hex');

function difference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;
}

describe('StudioEngine', () => {
  it('offers many styles over many renderers, each with a preview', async () => {
    expect(STUDIO_STYLES.length).toBeGreaterThanOrEqual(24);
    expect(new Set(STUDIO_STYLES.map(({ look }) => look.renderer)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(STYLES).size).toBe(STYLES.length);
    for (const { id, title, description, preview } of STUDIO_STYLES) {
      expect(id).toBe(title.toLowerCase().replaceAll(' ', '-'));
      expect(description).toMatch(/^[A-Z].{20,100}\.$/);
      const { size } = await stat(preview);
      expect(size).toBeLessThanOrEqual(40 * 1024);
    }
  });

  it.each(STYLES)('paints %s as the golden picture shows and tells its progress', async (style) => {
    const size = AS_DELIVERED.has(style) ? 1024 : SIZE;
    const told: number[] = [];
    const onProgress = (stage: RenderStage, fraction: number) => {
      if (stage === 'style' || stage === 'verify') told.push(fraction);
    };
    const { image, likeness, record } = await render(astronaut, { style, size, onProgress });
    const shown = await pictureOf(image).resize(GOLDEN_SIDE).raw().toBuffer();
    const id = STUDIO_STYLES.find((entry) => entry.title === style)!.id;
    const file = fileURLToPath(new URL(`./styles/${id}/golden.png`, import.meta.url));
    const raw = { width: GOLDEN_SIDE, height: GOLDEN_SIDE, channels: 3 } as const;
    // A photo without a clear outline would keep its background.
    expect(record).toMatchObject({ engine: 'studio', style, seed: 8, size, unmet: [] });
    expect(record.gentleness).toBe(0);
    if ([id, 'all'].includes(process.env.WRITE_GOLDEN ?? '')) {
      await sharp(shown, { raw }).toFile(file);
    }
    const side = STROKES.has(record.renderer) ? STROKES_SIDE : GOLDEN_SIDE;
    const golden = await sharp(file).resize(side).removeAlpha().raw().toBuffer();
    const compared = await sharp(shown, { raw }).resize(side).raw().toBuffer();
    expect(difference(compared, golden)).toBeLessThan(3);
    expect(likeness.euclid).toBeLessThanOrEqual(MOST_UNLIKE);
    const steps = told.slice(1).map((fraction, index) => fraction - told[index]);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    if (PAINTERLY.has(record.renderer)) {
      expect(Math.max(...steps)).toBeLessThanOrEqual(LONGEST_STEP);
    }
  });

  it('gives the same pixels for the same recipe, after any other render and of a prepared photo', async () => {
    const recipe = { style: 'oil painting', size: SIZE };
    const fresh = await StudioEngine.open({ threads: 1 });
    const photo = { id: 'photo', image: astronaut };
    await fresh.scenes.warm([photo], recipe.size, { signal: new AbortController().signal });
    const stages = new Set<RenderStage>();
    const onProgress = (stage: RenderStage) => void stages.add(stage);
    const prepared = await render([photo], { ...recipe, onProgress }, fresh);
    await fresh.close();
    expect([...stages]).toEqual(['analyse', 'style', 'verify']);
    expect(digest(prepared)).toBe(digest(await render(astronaut, recipe)));
  });

  it('paints the chosen backdrop in every picture of a set, in the style that has one', async () => {
    const corner = async (style: string, backdrop: string, seed: number) => {
      const finish = { retouch: 'light', backdrop } as const;
      const { image } = await render(astronaut, { style, seed, size: SIZE, finish });
      const at = 3 * (12 * image.width + image.width - 14);
      return [...image.data.subarray(at, at + 3)];
    };
    for (const seed of [1, 2]) {
      const [r, g, b] = await corner('studio headshot', '#2a9d4f', seed);
      expect(g).toBeGreaterThan(1.3 * Math.max(r, b));
      expect(Math.min(...(await corner('studio headshot', 'white', seed)))).toBeGreaterThan(205);
    }
    expect(Math.min(...(await corner('cinema', 'white', 1)))).toBeLessThan(205);
  });

  it('leaves only the person with a transparent backdrop, in the style that offers it', async () => {
    const finish = { retouch: 'light', backdrop: 'transparent' } as const;
    const alphaOf = async (style: string) =>
      (await render(astronaut, { style, seed: 1, size: SIZE, finish })).alpha;
    const alpha = await alphaOf('studio headshot');
    expect([alpha?.[12 * SIZE + 370], alpha?.[192 * SIZE + 192]]).toEqual([0, 255]);
    expect(await alphaOf('cinema')).toBeUndefined();
  });

  it('leaves the skin as it is without retouch', async () => {
    const of = (retouch: 'light' | 'none') =>
      render(astronaut, { gender: null, size: SIZE, finish: { retouch, backdrop: null } });
    const [light, none] = [await of('light'), await of('none')];
    const detail = async ({ image, face }: PersonPortrait) => {
      const { x, y, width, height } = face;
      const skin = sharp(image.data, { raw: { ...image, channels: 3 } }).extract({
        left: Math.round(x + 0.2 * width),
        top: Math.round(y + 0.5 * height),
        width: Math.round(0.6 * width),
        height: Math.round(0.2 * height),
      });
      const { data } = await skin.greyscale().raw().toBuffer({ resolveWithObject: true });
      return data.reduce((sum, level, i) => sum + Math.abs(level - (data[i + 1] ?? level)), 0);
    };
    expect(await detail(none)).toBeGreaterThan(1.01 * (await detail(light)));
    expect(none.face).toEqual(light.face);
  });

  it('leans retouch and tone by gender, and nothing else', async () => {
    const of = (gender: 'woman' | 'man' | null) => render(astronaut, { gender, size: SIZE });
    const [woman, man, neither] = [await of('woman'), await of('man'), await of(null)];
    expect(digest(woman)).not.toBe(digest(man));
    for (const one of [woman, man]) {
      expect(difference(one.image.data, neither.image.data)).toBeLessThan(4);
      expect(one.face).toEqual(neither.face);
    }
  });

  it('takes the photo that suits the style, a large face or the whole head, and reports stages in order', async () => {
    const face = { left: 130, top: 62, width: 190, height: 190 };
    const close = sharp(await readFile(ASTRONAUT)).extract(face);
    const references = [
      { id: 'whole', image: astronaut },
      { id: 'close', image: await decoded(close.resize(760)) },
    ];
    const stages = new Set<RenderStage>();
    const fractions: number[] = [];
    const onProgress = (stage: RenderStage, fraction: number) => {
      stages.add(stage);
      fractions.push(fraction);
    };
    const used = async (style: string, wanted?: Wanted) =>
      (await render(references, { style, size: SIZE, ...wanted })).record.referenceId;
    expect(await used('Studio headshot', { onProgress })).toBe('close');
    expect([...stages]).toEqual(['analyse', 'compose', 'matte', 'light', 'style', 'verify']);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(await used('Pencil')).toBe('whole');
  });

  it('stops when aborted', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const seen: RenderStage[] = [];
    const onProgress = (stage: RenderStage) => {
      seen.push(stage);
      if (stage === 'style') setImmediate(() => controller.abort(new Error('enough')));
    };
    const stopped = render(astronaut, { style: 'oil painting', size: SIZE, onProgress, signal });
    await expect(stopped).rejects.toThrow('enough');
    expect(seen).toEqual(['analyse', 'style']);
  });

  it('warms up with one portrait of each renderer, and goes on where it was broken off', async () => {
    const made: string[] = [];
    const breakOff = new AbortController();
    const studio = {
      styles: STUDIO_STYLES,
      render: (_: unknown, { style }: Recipe) => {
        made.push(findStyle(STUDIO_STYLES, style).look.renderer);
        if (made.length === 2) breakOff.abort();
        return Promise.resolve({});
      },
    };
    const warmUp = new WarmUp(studio as unknown as StudioEngine);
    await warmUp.run(breakOff.signal, () => undefined);
    expect(made).toHaveLength(2);
    await warmUp.run(new AbortController().signal, () => undefined);
    expect(made).toEqual([...new Set(STUDIO_STYLES.map(({ look }) => look.renderer))]);
  });

  it.each([
    ['Pencil', 'a photo with room for other frames', () => readFile(ASTRONAUT)],
    ['Studio headshot', 'a close photo', () => personPixels('ponytail').png().toBuffer()],
  ])('makes no two alike of the eight pictures of a set: %s of %s', async (title, _photo, file) => {
    const style = STUDIO_STYLES.find((one) => one.title === title)!;
    const photo = await decodeImage(await file());
    expect(await closestPair(engine, photo, style)).toBeGreaterThanOrEqual(10);
  });

  it.each([1, 3] as const)(
    'keeps the likeness of one person in photo %i, and no other',
    async (n) => {
      const person = await demoPerson(n);
      const style = LIKENESS_STYLES[n];
      const { image, likeness, record } = await render(person, { style, seed: n, size: 256 });
      expect(likeness.euclid).toBeLessThanOrEqual(MOST_UNLIKE);
      expect(likeness.referenceIndex).toBe(0);
      expect(record.heldOut).toMatchObject({ referenceId: person[1].id });
      if (style === 'Studio headshot') {
        expect(await engine.analyser.detect(image)).toHaveLength(1);
      }
    },
  );

  it('refuses photos without a face and styles it does not have', async () => {
    const empty = { width: 400, height: 300, data: new Uint8Array(400 * 300 * 3).fill(128) };
    await expect(render(empty)).rejects.toThrow(PhotoRefusedError);
    await expect(render(astronaut, { style: 'cubism' })).rejects.toThrow(UnknownStyleError);
  });
});
