import { basename, join } from 'node:path';
import type { GraphName } from '@likeness/contracts/packs/pack-base';
import type { InferenceSession, Tensor } from '../models/onnx-runtime.js';
import type { AnyOpenedPack } from './opened-pack.js';
import type { PackGraphs } from './pack-graphs.js';
import { PackRefusedError } from './pack-refusal.js';
import { readSafetensors } from './safetensors.js';

/** Relative errors: of the norm, and of the greatest expected value. */
type Deviation = { readonly norm: number; readonly greatest: number };

/** Share of expected values in the norm: outliers would hide errors in the others. */
const ORDINARY = 0.99;

/** Infinity for different shapes; NaN stays NaN. */
function deviationOf(got: Tensor | undefined, expected: Tensor): Deviation {
  const [a, b] = [numbersOf(got), numbersOf(expected)];
  if (a.length !== b.length) return { norm: Infinity, greatest: Infinity };
  const sizes = Float64Array.from(b, Math.abs).sort();
  const limit = sizes[Math.max(1, Math.floor(sizes.length * ORDINARY)) - 1] ?? 0;
  let [difference, size, greatest] = [0, 0, 0];
  for (let at = 0; at < b.length; at++) {
    const here = Math.abs(a[at] - b[at]);
    // Unlike Math.max, keeps NaN.
    if (!(here <= greatest)) greatest = here;
    if (Math.abs(b[at]) > limit) continue;
    difference += here ** 2;
    size += b[at] ** 2;
  }
  return {
    norm: relative(Math.sqrt(difference), Math.sqrt(size)),
    greatest: relative(greatest, sizes.at(-1) ?? 0),
  };
}

function relative(difference: number, size: number): number {
  return difference / Math.max(size, Number.MIN_VALUE);
}

function numbersOf(tensor: Tensor | undefined): ArrayLike<number> {
  return Float64Array.from((tensor?.data ?? []) as ArrayLike<number | bigint>, Number);
}

export type Named = ReadonlyMap<string, Tensor>;

const REMEDIES = {
  'on its sample': 'export the pack again',
  'at its own size': 'free memory, or use a smaller pack',
};

export type OutputCheck = Deviation & {
  readonly graph: GraphName;
  readonly output: string;
  /** For norm and greatest error. */
  readonly bar: number;
};

/** CPU runs of 32-bit variants use the arithmetic of the expected outputs. */
const CPU_BAR = 1e-3;

/** Detects faulty kernels by the expected outputs. @throws PackRefusedError */
export async function selfTest(pack: AnyOpenedPack, graphs: PackGraphs): Promise<OutputCheck[]> {
  const { tolerance } = pack.manifest.selfTest;
  const bar = graphs.provider === 'cpu' ? Math.min(tolerance, CPU_BAR) : tolerance;
  const [inputs, outputs] = await samplesOf(pack);
  const checks: OutputCheck[] = [];
  for (const graph of graphs.names) {
    const expected = ofGraph(outputs, graph);
    if (expected.size === 0) continue;
    const session = await graphs.session(graph);
    const feeds = Object.fromEntries(ofGraph(inputs, graph));
    const got = await runGraph(
      session,
      feeds,
      `${graph} of ${basename(pack.folder)}`,
      'on its sample',
    );
    for (const [output, tensor] of expected) {
      const check = { graph, output, bar, ...deviationOf(got[output], tensor) };
      assertWithin(check, basename(pack.folder));
      checks.push(check);
    }
  }
  return checks;
}

function assertWithin({ graph, output, bar, norm, greatest }: OutputCheck, folder: string): void {
  if (norm <= bar && greatest <= bar) return;
  throw new PackRefusedError(
    'self-test-failed',
    `${folder} computes something else here than where it was made: ${graph}.${output} differs by ${norm.toPrecision(2)} (norm) and ${greatest.toPrecision(2)} (greatest), and ${bar} is allowed. Try another provider in ORT_PROVIDERS or the driver that the image was made for, or export the pack again.`,
  );
}

export async function samplesOf({ folder, manifest }: AnyOpenedPack): Promise<[Named, Named]> {
  const { inputs, outputs } = manifest.selfTest;
  try {
    return await Promise.all([
      readSafetensors(join(folder, inputs)),
      readSafetensors(join(folder, outputs)),
    ]);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PackRefusedError(
      'self-test-failed',
      `The samples of ${basename(folder)}'s self-test can't be read (${why}): export the pack again.`,
    );
  }
}

export async function runGraph(
  session: InferenceSession,
  feeds: Readonly<Record<string, Tensor>>,
  graph: string,
  how: 'on its sample' | 'at its own size',
): Promise<Readonly<Record<string, Tensor | undefined>>> {
  try {
    return await session.run(feeds);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PackRefusedError(
      'self-test-failed',
      `${graph} can't be run ${how} (${why}): ${REMEDIES[how]}.`,
    );
  }
}

function ofGraph(tensors: Named, graph: string): Map<string, Tensor> {
  const own = [...tensors].filter(([name]) => name.startsWith(`${graph}.`));
  return new Map(own.map(([name, tensor]) => [name.slice(graph.length + 1), tensor]));
}
