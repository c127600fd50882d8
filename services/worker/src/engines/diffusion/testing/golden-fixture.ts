import type { PackPipeline, GraphName } from '@likeness/contracts/packs/pack-base';
import type { PackScheduler } from '@likeness/contracts/packs/pack-rendering';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { decodeLatent } from '../decode-latent.js';
import { Graph, type GraphSource } from '../graphs/graph.js';
import { FIRST_LATENT } from '../noise/seeded-noise.js';
import { openPipeline } from '../pipelines/open-pipeline.js';
import type { PreparedOrder } from '../pipelines/pipeline.js';
import { runSteps } from '../step-loop.js';
import { relativeError } from './compare.js';
import { Golden } from './golden.js';
import { openTinyPack } from './tiny-pack.js';
import type { InferenceSession, Tensor } from '../../../models/onnx-runtime.js';

type Named = Record<string, Tensor>;
export type Alteration = {
  readonly graph: GraphName;
  readonly feeds?: (feeds: Named) => Named;
  readonly outputs?: (outputs: Named) => Named;
};

type Note = {
  readonly prompt: string;
  readonly negative_prompt?: string | null;
  readonly steps: number;
  readonly guidance?: number;
  readonly scheduler?: PackScheduler['name'];
  readonly controlnet_scale?: number;
  readonly ip_scale?: number;
  readonly controlnet_start?: number;
  readonly controlnet_end?: number;
};
type Prepared = { readonly graphs: GraphSource; readonly order: PreparedOrder };

/** The runs that PyTorch's published pipeline did with a tiny pack. */
export async function openGoldenFixture(of: PackPipeline) {
  const [pack, golden] = [await openTinyPack(of), await Golden.read(of)];

  async function opened({ scheduler }: Note, graphs: GraphSource) {
    const manifest = { ...pack.manifest, ...(scheduler && { scheduler: { name: scheduler } }) };
    // The golden reference is smaller than any training size.
    return openPipeline(manifest, graphs, pack.tokenizerFolder, (image) => image);
  }

  async function prepare(name: string, alteration?: Alteration): Promise<Prepared> {
    const note = golden.note<Note>(`run.${name}`);
    const graphs = alteration ? altered(pack.graphs, alteration) : pack.graphs;
    const pipeline = await opened(note, graphs);
    const [height, width] = golden.dims(`run.${name}.image`);
    const own = `run.${name}.embedding`;
    const order = await pipeline.prepare({
      ...{ width, height },
      prompt: note.prompt,
      ...(typeof note.negative_prompt === 'string' && { negativePrompt: note.negative_prompt }),
      settings: {
        steps: note.steps,
        guidance: note.guidance ?? 1,
        controlnetScale: note.controlnet_scale ?? 1,
        controlnetStart: note.controlnet_start,
        controlnetEnd: note.controlnet_end,
        ipScale: note.ip_scale ?? 1,
      },
      references: referencesOf(golden, name),
      ...(golden.has(`run.${name}.points`) && {
        face: {
          embedding: golden.numbers(golden.has(own) ? own : 'face.embedding'),
          points: golden.points(`run.${name}.points`),
        },
      }),
    });
    return { graphs, order };
  }

  /** Its picture, and the relative error after each step. */
  async function rerun(name: string, { graphs, order }: Prepared) {
    const noise = (stream: number) =>
      stream === FIRST_LATENT
        ? golden.numbers(`run.${name}.noise`)
        : golden.numbers(`run.${name}.step.${numbered(stream - 1 - FIRST_LATENT)}.fresh`);
    const latents: number[] = [];
    const sample = await runSteps(order, noise, {
      checkpoint: () => Promise.resolve(),
      onStep: (step, latent) => {
        const expected = golden.numbers(`run.${name}.step.${numbered(step - 1)}.latent`);
        latents.push(relativeError(latent, expected));
      },
    });
    const decoder = await Graph.open(graphs, 'vae_decoder');
    return { latents, image: await decodeLatent(decoder, order.latentOf(sample), null) };
  }

  return { golden, pack, prepare, rerun, close: () => pack.close() };
}

const numbered = (step: number) => String(step).padStart(2, '0');

function referencesOf(golden: Golden, name: string): RgbImage[] {
  const images: RgbImage[] = [];
  while (golden.has(`run.${name}.reference.${images.length}`)) {
    images.push(golden.image(`run.${name}.reference.${images.length}`));
  }
  return images;
}

function altered(
  source: GraphSource,
  { graph, feeds = (same) => same, outputs = (same) => same }: Alteration,
): GraphSource {
  return {
    session: async (name) => {
      const session = await source.session(name);
      if (name !== graph) return session;
      return {
        inputMetadata: session.inputMetadata,
        outputMetadata: session.outputMetadata,
        run: async (given: Named, into?: Named) =>
          outputs(await (into ? session.run(feeds(given), into) : session.run(feeds(given)))),
      } as unknown as InferenceSession;
    },
  };
}
