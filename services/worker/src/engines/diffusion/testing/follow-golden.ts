import { packManifestSchema } from '@likeness/contracts/packs/pack-manifest';
import { peakSignalToNoise, shareWithin } from './compare.js';
import { fluxFixture } from './flux-fixture.js';
import { Golden } from './golden.js';
import { instantIdFixture } from './instantid-fixture.js';
import { openForTests } from './tiny-pack.js';

const THREADS = 2;

/** `node follow-golden.js <pack> <golden> [variant]`; the exporter's tests call it. */
const [folder, file, variant] = process.argv.slice(2);
if (!folder || !file || (variant !== undefined && variant !== 'cpu' && variant !== 'cuda'))
  throw new Error('usage: node follow-golden.js <pack> <golden> [cpu | cuda]');
const golden = await Golden.readFile(file);
const opened = await openForTests(folder, THREADS, variant);
const [height, width] = golden.dims(`run.${golden.runs[0]}.image`);
const manifest = packManifestSchema.parse({ ...opened.manifest, size: { width, height } });
const pack = { ...opened, manifest };
const fixture =
  manifest.pipeline === 'sdxl-instantid'
    ? instantIdFixture(pack, golden)
    : await fluxFixture(manifest.pipeline, pack, golden);
for (const name of golden.runs) {
  const { latents, image } = await fixture.rerun(name);
  const expected = golden.image(`run.${name}.image`);
  const worst = {
    latent: Math.max(...latents),
    image: shareWithin(image, expected, 1),
    psnr: peakSignalToNoise(image, expected),
  };
  process.stdout.write(`${JSON.stringify({ name, ...worst })}\n`);
}
await fixture.close();
