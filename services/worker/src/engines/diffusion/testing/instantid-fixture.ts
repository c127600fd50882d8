import type { PackScheduler } from '@likeness/contracts/packs/pack-rendering';
import type { FivePoints } from '../faces/five-points.js';
import { openPipeline } from '../pipelines/open-pipeline.js';
import { type Alteration, altered } from './altered-graphs.js';
import { Golden } from './golden.js';
import { type Prepared, rerun, type RunErrors } from './golden-run.js';
import { openTinyPack, type TinyPack } from './tiny-pack.js';

export const INSTANTID_RUNS = ['euler', 'dpmpp', 'lcm', 'lightning', 'window'] as const;

type Note = {
  readonly scheduler: PackScheduler['name'];
  readonly steps: number;
  readonly guidance: number;
  readonly prompt: string;
  readonly negative_prompt: string | null;
  readonly controlnet_scale: number;
  readonly ip_scale: number;
  readonly controlnet_start?: number;
  readonly controlnet_end?: number;
};

export type InstantIdFixture = {
  readonly golden: Golden;
  readonly pack: TinyPack;
  prepare(name: string, alteration?: Alteration): Promise<Prepared>;
  rerun(name: string): Promise<RunErrors>;
  close(): Promise<void>;
};

export async function openInstantIdFixture(): Promise<InstantIdFixture> {
  return instantIdFixture(
    await openTinyPack('sdxl-instantid'),
    await Golden.read('sdxl-instantid'),
  );
}

function instantIdFixture(pack: TinyPack, golden: Golden): InstantIdFixture {
  const prepare: InstantIdFixture['prepare'] = async (name, alteration) => {
    const note = golden.note<Note>(`run.${name}`);
    const graphs = alteration ? altered(pack.graphs, alteration) : pack.graphs;
    const manifest = { ...pack.manifest, scheduler: { name: note.scheduler } };
    const pipeline = await openPipeline(manifest, graphs, pack.tokenizerFolder);
    const [height, width] = golden.dims(`run.${name}.image`);
    const own = `run.${name}.embedding`;
    const order = await pipeline.prepare({
      ...{ width, height },
      prompt: note.prompt,
      ...(note.negative_prompt !== null && { negativePrompt: note.negative_prompt }),
      settings: {
        steps: note.steps,
        guidance: note.guidance,
        controlnetScale: note.controlnet_scale,
        controlnetStart: note.controlnet_start,
        controlnetEnd: note.controlnet_end,
        ipScale: note.ip_scale,
      },
      references: [],
      face: {
        embedding: golden.numbers(golden.has(own) ? own : 'face.embedding'),
        points: pointsOf(golden.numbers(`run.${name}.points`)),
      },
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

function pointsOf(numbers: Float32Array): FivePoints {
  const point = (n: number) => [numbers[2 * n], numbers[2 * n + 1]] as const;
  return [point(0), point(1), point(2), point(3), point(4)];
}
