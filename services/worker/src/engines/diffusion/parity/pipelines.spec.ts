import { suite } from '@likeness/testing/suite';
import { encodeReference } from '../pipelines/flux-pipeline.js';
import { kleinReference, kontextReference } from '../pipelines/reference-size.js';
import { Graph } from '../graphs/graph.js';
import { normalised } from '../pipelines/flux2-klein.js';
import { patchified } from '../latents/packing.js';
import { relativeError, shareWithin } from '../testing/compare.js';
import { openGoldenFixture } from '../testing/golden-fixture.js';

const GRAPH_BAR = 1e-4;
const LATENT_BAR = 1e-3;
const IMAGE_SHARE = 0.999;

describe.each([
  ['sdxl-instantid', ['euler', 'dpmpp', 'lcm', 'lightning', 'window'], []],
  ['flux2-klein', ['words', 'one', 'two', 'three'], ['one', 'three']],
  ['flux-kontext', ['words', 'one', 'odd', 'three'], ['one', 'odd', 'three']],
] as const)('%s', (pipeline, runs, withReferences) => {
  const fixture = suite(() => openGoldenFixture(pipeline));

  it.each(runs)('follows the published pipeline to the same picture, run "%s"', async (name) => {
    const { latents, image } = await fixture.rerun(name, await fixture.prepare(name));
    expect(Math.max(...latents)).toBeLessThanOrEqual(LATENT_BAR);
    const expected = fixture.golden.image(`run.${name}.image`);
    expect(shareWithin(image, expected, 1)).toBeGreaterThanOrEqual(IMAGE_SHARE);
  });

  if (withReferences.length === 0) return;
  it.each(withReferences)(
    'sees references as the published pipeline does, run "%s"',
    async (run) => {
      const { golden, pack } = fixture;
      const { batchNorm, scale, shift } = pack.manifest.latent;
      const encoder = await Graph.open(pack.graphs, 'vae_encoder');
      for (let at = 0; golden.has(`run.${run}.reference.${at}`); at++) {
        const image = golden.image(`run.${run}.reference.${at}`);
        const fitted = batchNorm
          ? kleinReference(image, pack.manifest.size)
          : kontextReference(image, image);
        const latent = await encodeReference(encoder, fitted);
        const seen = batchNorm
          ? normalised(patchified(latent), batchNorm).data
          : latent.data.map((value) => (value - shift) * scale);
        const expected = golden.numbers(`run.${run}.reference.${at}.latent`);
        expect(relativeError(seen, expected)).toBeLessThanOrEqual(GRAPH_BAR);
      }
    },
  );
});
