import { join } from 'node:path';
import { PackLibrary } from '../packs/pack-library.js';
import { writeSmallMatting } from '../packs/testing/small-network.js';
import { PortraitRenderer } from './portrait-renderer.js';
import { storedFiles } from './testing/stored-files.js';
import { packSettings } from '../packs/testing/pack-settings.js';

const stored = storedFiles();
const packsDir = join(stored.folder, 'packs');
const opened: PortraitRenderer[] = [];

beforeAll(() =>
  stored.put({ photo: new URL('../../fixtures/people/person-33.jpg', import.meta.url) }),
);
afterAll(async () => {
  await Promise.all(opened.map((renderer) => renderer.close()));
  stored.remove();
});

async function seen(expected: number) {
  writeSmallMatting(join(packsDir, 'small'), expected);
  const library = new PackLibrary(packSettings(packsDir, join(stored.folder, 'cache')));
  const matting = await library.matting();
  const renderer = new PortraitRenderer(1, { ...stored.settings, matting }, () => undefined);
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
