import { cropFor, DOWNLOAD_FORMATS } from '@likeness/contracts/http/download-formats';
import type { PortraitToCrop } from '@likeness/contracts/jobs/renditions.jobs';
import { suite } from '@likeness/testing/suite';
import sharp from 'sharp';
import { finishPortrait } from '../engines/portrait/finish/finish-portrait.js';
import { headAround } from '../engines/portrait/head-around.js';
import { examineFile } from '../provenance/examine-file.js';
import { portraitOf } from '../testing/portrait.js';
import { squarePhoto } from '../imaging/testing/pictures.js';
import { openSigning } from '../testing/signing.js';
import type { PortraitRenderer } from '../inference/portrait-renderer.js';
import { RenditionSigning } from './rendition-sign.handler.js';

const MASTER = 'renders/x/1/master.jpg';
const FACE = { x: 380, y: 90, width: 250, height: 300 };
const SIDE = { width: 1024, height: 1024 };

const world = suite(openSigning);
let renditions: RenditionSigning;

beforeAll(async () => {
  renditions = new RenditionSigning(world.store, world.provenance, {} as PortraitRenderer);
  const portrait = portraitOf(await squarePhoto(1024), FACE);
  const photos = { parent: 'urn:likeness:photo:aa:bb', inputs: [] };
  const { master, history } = await finishPortrait(portrait, world.marks, photos);
  await world.store.put(MASTER, await world.provenance.sign(master, history));
});

function wanted(format: (typeof DOWNLOAD_FORMATS)[number], change: Partial<PortraitToCrop> = {}) {
  const head = headAround(FACE, SIDE);
  const crop = cropFor(format, SIDE, head);
  if (!crop) throw new Error(`${format} is not available`);
  const { box, size, dpi } = crop;
  const cropped_key = `derived/x/${format}.jpg`;
  return {
    master_key: MASTER,
    cropped_key,
    box,
    ...size,
    dpi,
    is_watermarked: false,
    head,
    ...change,
  };
}

async function made(crop: PortraitToCrop): Promise<Buffer> {
  await renditions.crop(crop);
  return world.store.read(crop.cropped_key);
}

const greys = async (file: Buffer) => sharp(file).greyscale().raw().toBuffer();

describe.each(DOWNLOAD_FORMATS)('%s', (format) => {
  const crop = wanted(format);
  const files: Buffer[] = [];

  beforeAll(async () => {
    for (const is_watermarked of [false, true]) files.push(await made({ ...crop, is_watermarked }));
  });

  it('is signed, marked, in sRGB and with its resolution', async () => {
    for (const file of files) {
      const { width, height, density, hasProfile, xmp } = await sharp(file).metadata();
      expect({ width, height, density, hasProfile }).toEqual({
        width: crop.width,
        height: crop.height,
        density: format.startsWith('cv') ? 300 : 72,
        hasProfile: true,
      });
      expect(String(xmp)).toContain('DigitalSourceType');
      expect(await world.provenance.readCredentials(file)).toMatchObject({
        valid: true,
        own: true,
      });
      expect(await world.provenance.historyOf(file)).toMatchObject({
        parent: 'urn:likeness:photo:aa:bb',
        cropped: true,
        reduced: format.startsWith('cv'),
      });
      expect(await examineFile(file, world.provenance, world.marks)).toMatchObject({
        mark: { fits: true },
      });
    }
  });

  it('has the whole visible mark, off the face', async () => {
    const [clean, marked] = await Promise.all(files.map(greys));
    const scale = crop.width / crop.box.width;
    let [changed, onFace] = [0, 0];
    for (let i = 0; i < clean.length; i++) {
      if (Math.abs((clean[i] ?? 0) - (marked[i] ?? 0)) < 40) continue;
      changed++;
      const x = (i % crop.width) / scale + crop.box.x - FACE.x;
      const y = Math.floor(i / crop.width) / scale + crop.box.y - FACE.y;
      if (x > 0 && x < FACE.width && y > 0 && y < FACE.height) onFace++;
    }
    expect(changed).toBeGreaterThan(0.003 * crop.width * crop.height);
    expect(onFace).toBe(0);
  });
});

it('of a cut-out keeps its transparency', async () => {
  const master_key = 'renders/x/1/master.png';
  await world.store.put(
    master_key,
    await sharp(await world.store.read(MASTER))
      .ensureAlpha(0)
      .png()
      .toBuffer(),
  );
  const crop = wanted('cv-35x45', { master_key, cropped_key: 'derived/x/cut.png' });
  const { format, density, channels } = await sharp(await made(crop)).metadata();
  expect({ format, density, channels }).toEqual({ format: 'png', density: 300, channels: 4 });
});

it('of a removed portrait leaves nothing', async () => {
  const gone = wanted('4x5', { master_key: 'renders/gone.jpg', cropped_key: 'derived/gone.jpg' });
  await renditions.crop(gone);
  expect(await world.store.size(gone.cropped_key)).toBeUndefined();
  await world.store.put(gone.master_key, await world.store.read(MASTER));
  const put = world.store.put.bind(world.store);
  world.store.put = async (key, body) => {
    await world.store.remove([gone.master_key]);
    await put(key, body);
  };
  await renditions.crop(gone);
  world.store.put = put;
  expect(await world.store.size(gone.cropped_key)).toBeUndefined();
});
