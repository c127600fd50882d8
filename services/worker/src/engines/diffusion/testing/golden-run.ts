import type { RgbImage } from '../../../imaging/rgb-image.js';
import { decodeLatent } from '../decode-latent.js';
import { Graph, type GraphSource } from '../graphs/graph.js';
import { FIRST_LATENT } from '../noise/seeded-noise.js';
import type { PreparedOrder } from '../pipelines/pipeline.js';
import { runSteps } from '../step-loop.js';
import { relativeError } from './compare.js';
import type { Golden } from './golden.js';

export type RunErrors = {
  readonly latents: readonly number[];
  readonly image: RgbImage;
};

const numbered = (step: number) => String(step).padStart(2, '0');

export type Prepared = {
  readonly golden: Golden;
  readonly name: string;
  readonly graphs: GraphSource;
  readonly order: PreparedOrder;
};

export async function rerun({
  golden,
  name,
  graphs,
  order: prepared,
}: Prepared): Promise<RunErrors> {
  const noise = (stream: number) =>
    stream === FIRST_LATENT
      ? golden.numbers(`run.${name}.noise`)
      : golden.numbers(`run.${name}.step.${numbered(stream - 1 - FIRST_LATENT)}.fresh`);
  const latents: number[] = [];
  const sample = await runSteps(prepared, noise, {
    checkpoint: () => Promise.resolve(),
    onStep: (step, latent) => {
      const expected = golden.numbers(`run.${name}.step.${numbered(step - 1)}.latent`);
      latents.push(relativeError(latent, expected));
    },
  });
  const decoder = await Graph.open(graphs, 'vae_decoder');
  return { latents, image: await decodeLatent(decoder, prepared.latentOf(sample), null) };
}
