import type { PackPipeline } from '@likeness/contracts/packs/pack-base';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { Flux2KleinPipeline } from '../pipelines/flux2-klein.js';
import { FluxKontextPipeline } from '../pipelines/flux-kontext.js';
import { PromptTokenizer } from '../tokens/prompt-tokenizer.js';
import { type Alteration, altered } from './altered-graphs.js';
import { Golden } from './golden.js';
import { type Prepared, rerun, type RunErrors } from './golden-run.js';
import { openTinyPack, type TinyPack } from './tiny-pack.js';

type Note = { readonly prompt: string; readonly steps: number; readonly guidance?: number };

export type FluxFixture = {
  readonly golden: Golden;
  readonly pack: TinyPack;
  prepare(name: string, alteration?: Alteration): Promise<Prepared>;
  rerun(name: string): Promise<RunErrors>;
  close(): Promise<void>;
};

type FluxPipeline = Extract<PackPipeline, 'flux2-klein' | 'flux-kontext'>;

export async function openFluxFixture(pipeline: FluxPipeline): Promise<FluxFixture> {
  return fluxFixture(pipeline, await openTinyPack(pipeline), await Golden.read(pipeline));
}

async function fluxFixture(
  pipeline: FluxPipeline,
  pack: TinyPack,
  golden: Golden,
): Promise<FluxFixture> {
  const tokenizer = await PromptTokenizer.open(pack.tokenizerFolder('text_encoder'));
  const { manifest } = pack;
  const prepare: FluxFixture['prepare'] = async (name, alteration) => {
    const note = golden.note<Note>(`run.${name}`);
    const graphs = alteration ? altered(pack.graphs, alteration) : pack.graphs;
    const opened =
      pipeline === 'flux2-klein'
        ? await Flux2KleinPipeline.open(graphs, tokenizer, manifest)
        : await FluxKontextPipeline.open(
            graphs,
            {
              text_encoder: tokenizer,
              text_encoder_2: await PromptTokenizer.open(pack.tokenizerFolder('text_encoder_2')),
            },
            manifest,
            // The golden reference is smaller than any training size.
            (image) => image,
          );
    const order = await opened.prepare({
      ...manifest.size,
      prompt: note.prompt,
      settings: {
        steps: note.steps,
        guidance: note.guidance ?? 1,
        controlnetScale: 1,
        ipScale: 1,
      },
      references: referencesOf(golden, name),
    });
    return { golden, name, graphs, order };
  };
  return {
    golden,
    pack,
    prepare,
    rerun: async (name) => rerun(await prepare(name)),
    close: () => pack.close(),
  };
}

function referencesOf(golden: Golden, name: string): RgbImage[] {
  const images: RgbImage[] = [];
  while (golden.has(`run.${name}.reference.${images.length}`)) {
    images.push(golden.image(`run.${name}.reference.${images.length}`));
  }
  return images;
}
