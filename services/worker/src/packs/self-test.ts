import { basename, join } from 'node:path';
import type { InferenceSession, Tensor } from '../models/onnx-runtime.js';
import type { AnyOpenedPack } from './opened-pack.js';
import type { PackGraphs } from './pack-graphs.js';
import { PackRefusedError } from './pack-refusal.js';
import { readSafetensors } from './safetensors.js';

type Named = ReadonlyMap<string, Tensor>;

/** Detects faulty kernels by the expected outputs. @throws PackRefusedError */
export async function selfTest(pack: AnyOpenedPack, graphs: PackGraphs): Promise<void> {
  const { tolerance } = pack.manifest.selfTest;
  const [inputs, outputs] = await samplesOf(pack);
  for (const name of graphs.names) {
    const expected = ofGraph(outputs, name);
    if (expected.size === 0) continue;
    const session = await graphs.session(name);
    const got = await runOn(session, ofGraph(inputs, name), pack, name);
    for (const [output, tensor] of expected) {
      const difference = differenceOf(got[output], tensor);
      // Also rejects NaN.
      if (difference <= tolerance) continue;
      throw new PackRefusedError(
        'self-test-failed',
        `${basename(pack.folder)} computes something else here than where it was made: ${name}.${output} differs by ${difference.toPrecision(2)}, and ${tolerance} is allowed. Try another provider in ORT_PROVIDERS or the driver that the image was made for, or export the pack again.`,
      );
    }
  }
}

async function samplesOf({ folder, manifest }: AnyOpenedPack): Promise<[Named, Named]> {
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

async function runOn(
  session: InferenceSession,
  feeds: Named,
  { folder }: AnyOpenedPack,
  name: string,
): Promise<Readonly<Record<string, Tensor | undefined>>> {
  try {
    return await session.run(Object.fromEntries(feeds));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PackRefusedError(
      'self-test-failed',
      `${name} of ${basename(folder)} can't be run on its sample (${why}): export the pack again.`,
    );
  }
}

function ofGraph(tensors: Named, graph: string): Map<string, Tensor> {
  const own = [...tensors].filter(([name]) => name.startsWith(`${graph}.`));
  return new Map(own.map(([name, tensor]) => [name.slice(graph.length + 1), tensor]));
}

/** Share of expected values that counts as ordinary; one outlier would hide errors in all others. */
const ORDINARY = 0.99;

/**
 * The larger of two: the greatest difference relative to the greatest expected value, and the mean
 * difference relative to the mean of the ordinary expected values.
 */
function differenceOf(got: Tensor | undefined, expected: Tensor): number {
  const [a, b] = [numbersOf(got), numbersOf(expected)];
  if (a.length !== b.length) return Infinity;
  const sizes = Float64Array.from(b, Math.abs).sort();
  const ordinary = sizes.subarray(0, Math.max(1, Math.floor(sizes.length * ORDINARY)));
  let greatest = 0;
  let sum = 0;
  for (let at = 0; at < b.length; at++) {
    const here = Math.abs(a[at] - b[at]);
    sum += here;
    // Unlike Math.max, keeps NaN.
    if (!(here <= greatest)) greatest = here;
  }
  const byGreatest = relative(greatest, sizes.at(-1) ?? 0);
  const byMean = relative(sum / b.length, meanOf(ordinary));
  return byGreatest > byMean || Number.isNaN(byGreatest) ? byGreatest : byMean;
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function relative(difference: number, size: number): number {
  return difference / Math.max(size, Number.MIN_VALUE);
}

function numbersOf(tensor: Tensor | undefined): ArrayLike<number> {
  if (!tensor) return [];
  const { data, type } = tensor;
  if (type === 'float16') return Float32Array.from(data as Uint16Array, fromHalf);
  return Float64Array.from(data as ArrayLike<number | bigint>, Number);
}

function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction ? NaN : sign * Infinity;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
