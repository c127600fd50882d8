import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import { PackLibrary } from '../packs/pack-library.js';
import { writeSmallMatting } from '../packs/testing/small-network.js';
import { PortraitRenderer } from './portrait-renderer.js';

const folder = mkdtempSync(join(tmpdir(), 'likeness-matting-'));
const packsDir = join(folder, 'packs');
const opened: PortraitRenderer[] = [];

beforeAll(async () => {
  const store = new FileObjectStore(join(folder, 'objects'));
  await store.prepare();
  const photo = await readFile(new URL('../../fixtures/people/person-33.jpg', import.meta.url));
  await store.put('photo', photo);
});
afterAll(async () => {
  await Promise.all(opened.map((renderer) => renderer.close()));
  rmSync(folder, { recursive: true });
});

async function seen(expected: number) {
  writeSmallMatting(join(packsDir, 'small'), expected);
  const library = new PackLibrary({
    packsDir,
    named: [],
    providers: ['cpu'],
    card: '0',
    threads: 1,
    needsSafetyCheck: true,
    cacheDir: join(folder, 'cache'),
  });
  const matting = await library.matting();
  const settings = {
    storage: { DATA_DIR: folder, S3_BUCKET: 'likeness', S3_REGION: 'us-east-1' },
    provenance: { DATA_DIR: folder, AUTH_SECRET: 'a secret that only this spec of packs has' },
    providers: ['cpu' as const],
    threads: 1,
    matting,
  };
  const renderer = new PortraitRenderer(1, settings, () => undefined);
  opened.push(renderer);
  const report = await renderer.warmUp();
  return { report, photo: await renderer.prepare('photo') };
}

describe("an operator's network votes on cut-outs", () => {
  it('takes everything for a person, the others do not: nobody knows', async () => {
    expect(await seen(1)).toMatchObject({
      report: { provider: 'cpu' },
      photo: { keeps_background: true, clothes: [] },
    });
  });

  it('is left out if it computes something else than it should', async () => {
    expect(await seen(0)).toMatchObject({
      report: { mattingRefused: expect.stringMatching(/^small computes something else here/) },
      photo: { keeps_background: false, clothes: ['navy', 'black', 'white'] },
    });
  });
});
