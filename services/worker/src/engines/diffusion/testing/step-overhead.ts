import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackPipeline } from '@likeness/contracts/packs/pack-base';
import { packManifestSchema } from '@likeness/contracts/packs/pack-manifest';
import type { PackScheduler } from '@likeness/contracts/packs/pack-rendering';
import { quantile } from '../../../bench/row.js';
import type { InferenceSession, Tensor } from '../../../models/onnx-runtime.js';
import type { GraphSource } from '../graphs/graph.js';
import { seededNoise } from '../noise/seeded-noise.js';
import { openPipeline } from '../pipelines/open-pipeline.js';
import type { PreparedOrder } from '../pipelines/pipeline.js';
import { runSteps } from '../step-loop.js';
import { emptyGraph } from './empty-graphs.js';
import { TINY_PACKS, tinyTokenizer } from './tiny-pack.js';

const ROUNDS = 15;
const SIDE = 1024;
const TOKENS = (SIDE / 16) ** 2;

type Case = {
  readonly name: string;
  readonly pipeline: PackPipeline;
  readonly scheduler: PackScheduler['name'];
  readonly steps: number;
  readonly references: number;
  readonly sizes: Readonly<Record<string, number>>;
};
type Named = Record<string, Tensor>;
type Clock = { inside: number };

/** Published widths, at 1024 × 1024. */
const SDXL = { C: 4, first: 768, second: 1280, pooled: 1280, text: 2048 };
const KLEIN = { C: 32, packed: 128, text: 7680, T: 512 };
const KONTEXT = { C: 16, packed: 64, text: 4096, pooled: 768, T: 512 };

const flux = (name: string, pipeline: PackPipeline, references: number, sizes: Case['sizes']) => ({
  ...{ name: `${name}, references: ${references}`, pipeline, references },
  ...{ scheduler: 'flow-match-euler' as const, steps: pipeline === 'flux2-klein' ? 4 : 28 },
  sizes: { ...sizes, L: TOKENS * (1 + references) },
});
const CASES: readonly Case[] = [
  ...(['euler', 'dpmpp-2m-karras', 'lcm'] as const).map((scheduler) => ({
    ...{ name: `SDXL with InstantID, ${scheduler}`, pipeline: 'sdxl-instantid' as const },
    ...{ scheduler, steps: 30, references: 0, sizes: SDXL },
  })),
  flux('FLUX.2 klein', 'flux2-klein', 1, KLEIN),
  flux('FLUX.2 klein', 'flux2-klein', 3, KLEIN),
  flux('FLUX.1 Kontext', 'flux-kontext', 1, KONTEXT),
];

export type StepOverhead = {
  readonly name: string;
  /** CPU milliseconds per step outside the session: copies, guidance, scheduler, checks. */
  readonly outside: number;
  /** The same with a session that computes next to nothing: also the transfer of its tensors. */
  readonly whole: number;
};

export async function measureStepOverhead(): Promise<StepOverhead[]> {
  const measured: StepOverhead[] = [];
  for (const each of CASES) {
    const clock = { inside: 0 };
    const order = await prepare(each, clock);
    measured.push({ name: each.name, ...(await perStep(order, each.steps, clock)) });
  }
  return measured;
}

async function prepare(each: Case, clock: Clock): Promise<PreparedOrder> {
  const { pipeline, scheduler, steps } = each;
  const text = await readFile(join(TINY_PACKS, pipeline, 'pack.json'), 'utf8');
  const size = { width: SIDE, height: SIDE };
  const manifest = {
    ...packManifestSchema.parse(JSON.parse(text)),
    ...{ size, scheduler: { name: scheduler } },
  };
  const opened = await openPipeline(manifest, emptyGraphs(each, clock), (graph) =>
    tinyTokenizer(pipeline, graph),
  );
  const image = { ...size, data: new Uint8Array(3 * SIDE * SIDE) };
  return opened.prepare({
    ...size,
    prompt: 'a portrait of an astronaut',
    settings: { steps, guidance: 5, controlnetScale: 0.8, ipScale: 0.8 },
    references: Array.from({ length: each.references }, () => image),
    face: {
      embedding: new Float32Array(512),
      points: [
        [400, 400],
        [620, 400],
        [510, 520],
        [420, 640],
        [600, 640],
      ],
    },
  });
}

function emptyGraphs({ pipeline, sizes }: Case, clock: Clock): GraphSource {
  return {
    session: async (name) => {
      // The projection gets the faces of both halves of guidance, other encoders one item.
      const B = name === 'image_proj' ? 2 : 1;
      const session = await emptyGraph(pipeline, name, { ...sizes, B, h: SIDE / 8, w: SIDE / 8 });
      if (name !== 'step') return session;
      return {
        inputMetadata: session.inputMetadata,
        outputMetadata: session.outputMetadata,
        run: async (feeds: Named, into: Named) => {
          const before = process.cpuUsage();
          const outputs = await session.run(feeds, into);
          clock.inside += milliseconds(before);
          return outputs;
        },
      } as unknown as InferenceSession;
    },
  };
}

/** Medians of several runs after a warm-up, in CPU time, which other processes do not affect. */
async function perStep(order: PreparedOrder, steps: number, clock: Clock) {
  const arrange = (values: Float32Array) => values;
  const noise = order.arrange(seededNoise(1)(0, order.length));
  const rounds: { outside: number; whole: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    clock.inside = 0;
    const before = process.cpuUsage();
    await runSteps({ ...order, arrange }, () => noise.slice(), {
      checkpoint: () => Promise.resolve(),
    });
    const whole = milliseconds(before);
    if (round > 0) rounds.push({ outside: (whole - clock.inside) / steps, whole: whole / steps });
  }
  const median = (of: (each: (typeof rounds)[number]) => number) => quantile(rounds.map(of), 0.5);
  return { outside: median((each) => each.outside), whole: median((each) => each.whole) };
}

function milliseconds(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
