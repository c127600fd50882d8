import type { PackPipeline } from '@likeness/contracts/packs/pack-base';
import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import { suite } from '@likeness/testing/suite';
import { PhotoIntake } from '../portrait/photo-intake.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { digitalSourceType } from '../portrait/finish/metadata.js';
import {
  LikenessRefusedError,
  PhotoRefusedError,
  UnknownStyleError,
} from '../portrait/engine-errors.js';
import {
  quietly,
  type Recipe,
  type Reference,
  type RenderOptions,
} from '../portrait/portrait-engine.js';
import { examplePhoto } from '../studio/warm-up.js';
import { openDiffusionEngine } from './open-engine.js';
import { openTinyPack, type TinyPack } from './testing/tiny-pack.js';
import { analyserSuite } from '../../testing/suites.js';

const SIZE = 128;
const quiet: RenderOptions = quietly();
const words: Recipe = {
  style: null,
  prompt: { positive: 'a knight in silver armour, on a horse', negative: '' },
  gender: null,
  seed: 11,
  size: SIZE,
  headPose: null,
};

let photo: Reference;
const analyser = analyserSuite();
beforeAll(async () => {
  photo = { id: 'photo', image: await examplePhoto() };
});

const open = (pack: TinyPack, changes: Partial<PackManifest> = {}) =>
  openDiffusionEngine(
    { ...pack, manifest: { ...pack.manifest, ...changes } },
    { graphs: pack.graphs, photos: new PhotoIntake(analyser), threads: 1 },
  );

describe.each<PackPipeline>(['sdxl-instantid', 'flux2-klein', 'flux-kontext'])(
  'the engine of a tiny %s pack',
  (pipeline) => {
    const pack = suite(() => openTinyPack(pipeline));

    it('makes a picture of words, shows it growing, and says what made it', async () => {
      const engine = await open(pack);
      const told: string[] = [];
      const fractions: number[] = [];
      const previews: RgbImage[] = [];
      const portrait = await engine.render([photo], words, {
        ...quiet,
        onProgress: (stage, fraction) => {
          if (told.at(-1) !== stage) told.push(stage);
          fractions.push(fraction);
        },
        onPreview: (_, draw) => previews.push(draw(64)),
      });
      expect([portrait.image.width, portrait.image.height]).toEqual([SIZE, SIZE]);
      expect(told).toEqual(['analyse', 'diffuse', 'decode']);
      expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
      expect(previews).toHaveLength(pack.manifest.defaults.steps);
      expect(Math.max(previews[0].width, previews[0].height)).toBeLessThanOrEqual(64);
      expect(portrait.likeness).toBeNull();
      expect(portrait.record).toMatchObject({
        engine: pack.manifest.id,
        pack: pack.manifest.name,
        renderer: pipeline,
        unmet: [],
        referenceId: 'photo',
      });
      expect(digitalSourceType(portrait.record)).toMatch(/\/trainedAlgorithmicMedia$/);
    });
  },
);

describe('the engine of a pack', () => {
  const pack = suite(() => openTinyPack('sdxl-instantid'));

  it('makes the same picture of the same seed, and another of another', async () => {
    const engine = await open(pack);
    const draw = (seed: number) => engine.render([photo], { ...words, seed }, quiet);
    const [first, again, other] = [await draw(1), await draw(1), await draw(2)];
    expect(again.image).toEqual(first.image);
    expect(other.image).not.toEqual(first.image);
  });

  it('says which words were more than the model reads', async () => {
    const positive = `${'a castle, '.repeat(40)}and a dragon`;
    const prompt = { positive, negative: '' };
    const { record } = await (await open(pack)).render([photo], { ...words, prompt }, quiet);
    expect(record.unmet).toHaveLength(1);
    expect(record.unmet?.[0]).toMatch(/and a dragon \(more words than the model reads\)$/);
  });

  it('makes a picture of a thousand emoji, and of signs of the model that were typed in', async () => {
    const engine = await open(pack);
    for (const positive of ['😀'.repeat(1000), 'a <|endoftext|> b <|startoftext|>']) {
      const prompt = { positive, negative: '' };
      const { image } = await engine.render([photo], { ...words, prompt }, quiet);
      expect([image.width, image.height]).toEqual([SIZE, SIZE]);
    }
  });

  it('delivers no picture of a trained model that is not like the person, after a gentler one', async () => {
    const engine = await open(pack, { untrained: false });
    const drawn: string[] = [];
    const onProgress: RenderOptions['onProgress'] = (stage) => drawn.push(stage);
    const refused = engine.render([photo], words, { ...quiet, onProgress });
    await expect(refused).rejects.toThrow(LikenessRefusedError);
    expect(drawn.filter((stage) => stage === 'verify')).toHaveLength(2);
  });

  it('needs a face, and a style that there is', async () => {
    const engine = await open(pack);
    const grey = { width: 64, height: 64, data: new Uint8Array(64 * 64 * 3).fill(128) };
    await expect(engine.render([{ id: 'grey', image: grey }], words, quiet)).rejects.toThrow(
      PhotoRefusedError,
    );
    const style = 'Unheard of';
    await expect(engine.render([photo], { ...words, style }, quiet)).rejects.toThrow(
      UnknownStyleError,
    );
  });
});
