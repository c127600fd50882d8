import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fillPack } from './fill-pack.js';

const packs = fileURLToPath(new URL('../../../../fixtures/diffusion/packs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'likeness-seeded-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('refuses weights that are not the ones of the manifest', async () => {
  const changed = join(folder, 'changed');
  await cp(join(packs, 'flux2-klein'), changed, { recursive: true });
  const list = join(changed, 'seeded.json');
  writeFileSync(list, readFileSync(list, 'utf8').replace('"scale": 0.5', '"scale": 0.25'));
  await expect(fillPack(changed, join(folder, 'never'))).rejects.toThrow(
    'cpu/text_encoder.onnx.data is not what pack.json names',
  );
});
