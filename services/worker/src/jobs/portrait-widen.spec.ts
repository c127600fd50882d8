import { readFile } from 'node:fs/promises';
import type { PortraitToWiden } from '@likeness/contracts/jobs/enlargements.jobs';
import { suite } from '@likeness/testing/suite';
import sharp from 'sharp';
import { compareEmbeddings, embedFaceAt } from '../analysis/likeness.js';
import { finishPortrait } from '../engines/portrait/finish/finish-portrait.js';
import { quietly, type PersonPortrait } from '../engines/portrait/portrait-engine.js';
import { decodeImage } from '../imaging/decode.js';
import type { PortraitRenderer } from '../inference/portrait-renderer.js';
import { PortraitWidener } from '../inference/portrait-widener.js';
import { examineFile } from '../provenance/examine-file.js';
import { openSigning } from '../testing/signing.js';
import { studioSuite } from '../testing/suites.js';
import { RenditionSigning } from './rendition-sign.handler.js';

const PERSON = new URL('../../fixtures/people/person-07.jpg', import.meta.url);
const PHOTO = 'uploads/photo.jpg';
const PARENT = 'urn:likeness:photo:aa:bb';
const RECIPE = {
  style: 'Studio headshot',
  gender: null,
  seed: 8,
  size: 384,
  headPose: null,
} as const;

const world = suite(openSigning);
const engine = studioSuite();
let renditions: RenditionSigning;
let portrait: PersonPortrait;

beforeAll(async () => {
  const widener = new PortraitWidener(engine, world.marks, world.store);
  const { signal } = new AbortController();
  renditions = new RenditionSigning(world.store, world.provenance, {
    widen: (wanted: PortraitToWiden) => widener.run(wanted, signal),
  } as PortraitRenderer);
  await world.store.put(PHOTO, await readFile(PERSON));
  portrait = await keepPortrait('renders/x.jpg');
  expect(await renditions.widen(wanted('a'))).toBe(true);
});

async function keepPortrait(master: string, change = {}): Promise<PersonPortrait> {
  const image = await decodeImage(await world.store.read(PHOTO));
  const made = await engine.render([{ id: 'photo', image }], { ...RECIPE, ...change }, quietly());
  const finished = await finishPortrait(made, world.marks, { parent: PARENT, inputs: [] });
  await world.store.put(master, await world.provenance.sign(finished.master, finished.history));
  return made;
}

const wanted = (name: string, change: Partial<PortraitToWiden> = {}): PortraitToWiden => ({
  master_key: 'renders/x.jpg',
  wide_key: `derived/${name}.jpg`,
  watermarked_key: `derived/${name}-marked.jpg`,
  fingerprint_key: `derived/${name}.json`,
  photo: { id: 'photo', object_key: PHOTO },
  head_pose: null,
  style: 'studio-headshot',
  gender: null,
  finish: null,
  seed: RECIPE.seed,
  size: RECIPE.size,
  gentleness: portrait.record.gentleness,
  ...change,
});

it('is 3:2, signed and marked like the portrait', async () => {
  const keys = ['derived/a.jpg', 'derived/a-marked.jpg'];
  const files = await Promise.all(keys.map((key) => world.store.read(key)));
  for (const file of files) {
    const { width, height, hasProfile, xmp } = await sharp(file).metadata();
    expect({ width, height, hasProfile }).toEqual({ width: 576, height: 384, hasProfile: true });
    expect(String(xmp)).toContain('DigitalSourceType');
    expect(await world.provenance.readCredentials(file)).toMatchObject({ valid: true, own: true });
    expect(await world.provenance.historyOf(file)).toMatchObject({
      parent: PARENT,
      cropped: false,
    });
    expect(await examineFile(file, world.provenance, world.marks)).toMatchObject({
      mark: { fits: true },
    });
  }
  expect(files[0].equals(files[1])).toBe(false);
});

it('shows the same face at about the same size', async () => {
  const wide = await decodeImage(await world.store.read('derived/a.jpg'));
  const [face] = await engine.analyser.detect(wide);
  const [before, after] = await Promise.all([
    embedFaceAt(engine.analyser, portrait.image, portrait.face),
    embedFaceAt(engine.analyser, wide, face.box),
  ]);
  expect(compareEmbeddings(before!, after!).euclid).toBeLessThan(0.15);
  const [own] = await engine.analyser.detect(portrait.image);
  expect(face.box.width / own.box.width).toBeGreaterThan(0.9);
  expect(face.box.width / own.box.width).toBeLessThan(1.3);
});

it('of a cut-out is transparent beside the person', async () => {
  const finish = { retouch: 'light', backdrop: 'transparent' } as const;
  const { record } = await keepPortrait('renders/cut.png', { finish });
  const { gentleness } = record;
  const change = { master_key: 'renders/cut.png', wide_key: 'derived/cut.png', finish, gentleness };
  const isMade = await renditions.widen(wanted('cut', { ...change, watermarked_key: undefined }));
  expect(isMade).toBe(true);
  const alpha = await sharp(await world.store.read('derived/cut.png'))
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  expect([alpha[0], alpha[576 * 192 + 288]]).toEqual([0, 255]);
});

it('is not made of another photo, an unknown style or a card, or without the photo', async () => {
  await world.store.put('uploads/other.jpg', await readFile(new URL('person-33.jpg', PERSON)));
  const changes: Partial<PortraitToWiden>[] = [
    { photo: { id: 'other', object_key: 'uploads/other.jpg' } },
    { photo: { id: 'gone', object_key: 'uploads/gone.jpg' } },
    { style: 'forgotten' },
    { style: 'instant-photo' },
  ];
  for (const change of changes) expect(await renditions.widen(wanted('e', change))).toBe(false);
  expect(await world.store.size('derived/e.jpg')).toBeUndefined();
});

it('of a removed portrait leaves nothing', async () => {
  expect(await renditions.widen(wanted('f', { master_key: 'renders/gone.jpg' }))).toBe(true);
  expect(await world.store.size('derived/f.jpg')).toBeUndefined();
});
