import path from 'node:path';
import sharp from 'sharp';
import { Provenance } from '../provenance/provenance.js';
import { COMPOSED, history, noise } from '../testing/signed-picture.js';
import { openSigning, type Signing } from '../testing/signing.js';
import type { PortraitRenderer } from '../inference/portrait-renderer.js';
import { RenditionSigning } from './rendition-sign.handler.js';

const KEYS = {
  draft_key: 'derived/x/master-256.draft.webp',
  original_key: 'renders/x/1/master.jpg',
  signed_key: 'derived/x/master-256.webp',
};
let world: Signing;
let signing: RenditionSigning;
let draft: Buffer;

beforeEach(async () => {
  world = await openSigning();
  signing = new RenditionSigning(world.store, world.provenance, {} as PortraitRenderer);
  const original = await world.provenance.sign(await noise('jpeg'), history());
  draft = await sharp(original).resize(100).webp().keepXmp().toBuffer();
  await world.store.put(KEYS.original_key, original);
  await world.store.put(KEYS.draft_key, draft);
});
afterEach(() => world.close());

/** An object never changes, so another one takes its place. */
async function putOriginal(bytes: Buffer): Promise<void> {
  await world.store.remove([KEYS.original_key]);
  await world.store.put(KEYS.original_key, bytes);
}

/** A changed picture of ours, one of another installation, and one without a manifest. */
async function foreignPictures(): Promise<Buffer[]> {
  const changed = Buffer.from(await world.store.read(KEYS.original_key));
  changed[changed.length - 100] ^= 1;
  const elsewhere = path.join(world.folder, 'elsewhere');
  const other = await Provenance.open({ DATA_DIR: elsewhere, AUTH_SECRET: 'x'.repeat(32) });
  return [changed, await other.sign(await noise('jpeg'), history()), await noise('jpeg')];
}

/** Removes `keys` when a worker is about to store the signed picture. */
function removeDuringSigning(keys: string[]): void {
  const put = world.store.put.bind(world.store);
  world.store.put = async (key, body) => {
    await world.store.remove(keys);
    await put(key, body);
  };
}

it('a smaller copy has the history of the picture and its reduction', async () => {
  await signing.run(KEYS);
  const signed = await world.store.read(KEYS.signed_key);
  expect(await world.provenance.readCredentials(signed)).toMatchObject({
    valid: true,
    own: true,
    digitalSourceType: COMPOSED,
  });
  expect(await world.provenance.historyOf(signed)).toEqual(history({ reduced: true }));
  const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
  expect((await pixels(signed)).equals(await pixels(draft))).toBe(true);
  expect((await sharp(signed).metadata()).xmp).toBeDefined();
});

it('a copy with an AI label says so, in the size of the original', async () => {
  await signing.run({ ...KEYS, is_labeled: true });
  const signed = await world.store.read(KEYS.signed_key);
  expect(await world.provenance.readCredentials(signed)).toMatchObject({ valid: true, own: true });
  expect(await world.provenance.historyOf(signed)).toEqual(history({ labeled: true }));
});

it('a copy of a picture without a valid manifest stays unsigned', async () => {
  for (const original of await foreignPictures()) {
    await putOriginal(original);
    await signing.run(KEYS);
    expect((await world.store.read(KEYS.signed_key)).equals(draft)).toBe(true);
  }
});

it.each(['draft_key', 'original_key'] as const)(
  'a picture that was removed meanwhile leaves nothing behind (%s)',
  async (gone) => {
    await world.store.remove([KEYS[gone]]);
    await signing.run(KEYS);
    expect(await world.store.size(KEYS.signed_key)).toBeUndefined();
  },
);

it('leaves nothing if the picture is removed during signing', async () => {
  removeDuringSigning([KEYS.draft_key, KEYS.original_key]);
  await signing.run(KEYS);
  expect(await world.store.size(KEYS.signed_key)).toBeUndefined();
});

describe('a meme', () => {
  const meme = async () => {
    const original = await world.store.read(KEYS.original_key);
    return sharp(original)
      .composite([{ input: LETTER }])
      .jpeg()
      .keepXmp()
      .toBuffer();
  };
  const LETTER = { create: { width: 40, height: 20, channels: 4, background: '#fff' } } as const;

  it('records that our picture was opened and edited, and keeps its hidden mark', async () => {
    await world.store.put(KEYS.draft_key, await meme());
    expect(await signing.signMeme(KEYS)).toBe(true);
    const signed = await world.store.read(KEYS.signed_key);
    expect(await world.provenance.readCredentials(signed)).toMatchObject({
      valid: true,
      own: true,
      digitalSourceType: COMPOSED,
    });
    const told = await world.provenance.historyOf(signed);
    expect(told).toEqual(history({ parent: told?.parent, inputs: [] }));
    expect(told?.parent).toMatch(/^urn:likeness:photo:/);
    expect(told?.parent).not.toBe(history().parent);
  });

  it('that a crashed worker has stored is not written again', async () => {
    await world.store.put(KEYS.signed_key, Buffer.from('signed'));
    expect(await signing.signMeme(KEYS)).toBe(true);
    expect((await world.store.read(KEYS.signed_key)).toString()).toBe('signed');
  });

  it('of a drawing names the drawing', async () => {
    const drawn = history({ parent: null, inputs: ['urn:likeness:photo:cc:dd'] });
    await putOriginal(await world.provenance.sign(await noise('png'), drawn));
    expect(await signing.signMeme(KEYS)).toBe(true);
    const told = await world.provenance.historyOf(await world.store.read(KEYS.signed_key));
    expect(told).toMatchObject({ parent: expect.any(String) as string, inputs: [] });
  });

  it('of a foreign or changed picture is not signed', async () => {
    for (const original of await foreignPictures()) {
      await putOriginal(original);
      expect(await signing.signMeme(KEYS)).toBe(false);
      expect(await world.store.size(KEYS.signed_key)).toBeUndefined();
    }
  });

  it('leaves nothing if it is cancelled during signing', async () => {
    removeDuringSigning([KEYS.draft_key]);
    expect(await signing.signMeme(KEYS)).toBe(false);
    expect(await world.store.size(KEYS.signed_key)).toBeUndefined();
  });
});
