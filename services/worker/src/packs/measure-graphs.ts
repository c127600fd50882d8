import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { GraphName } from '@likeness/contracts/packs/pack-base';
import type { FreeMemory } from './memory-fit.js';
import type { AnyOpenedPack } from './opened-pack.js';
import { ownSizeFeeds } from './own-size.js';
import { PackGraphs } from './pack-graphs.js';
import { type Named, runGraph, samplesOf } from './self-test.js';

export type GraphMeasure = {
  readonly graph: GraphName;
  readonly runMs: number;
  /** Peak of this process during loading and the run. */
  readonly peakBytes: number;
  /** GPU memory for loading and one run; undefined on other providers. */
  readonly cardBytes?: number;
  /** Operators that fall back to the CPU, such as `Shape ×3`. */
  readonly onCpu: readonly string[];
};

/** Runs each graph alone at the pack's own size. @throws PackRefusedError */
export async function measureGraphs(
  pack: AnyOpenedPack,
  threads: number,
  free: FreeMemory,
): Promise<GraphMeasure[]> {
  const [samples] = await samplesOf(pack);
  const measures: GraphMeasure[] = [];
  for (const graph of Object.keys(pack.variant.graphs) as GraphName[]) {
    const folder = await mkdtemp(join(tmpdir(), 'likeness-profile-'));
    const graphs = new PackGraphs(pack, threads, join(folder, graph));
    try {
      measures.push(await measure(pack, graphs, { graph, samples, free, folder }));
    } finally {
      await graphs.close();
      await rm(folder, { recursive: true });
    }
  }
  return measures;
}

type Run = {
  readonly graph: GraphName;
  readonly samples: Named;
  readonly free: FreeMemory;
  readonly folder: string;
};

async function measure(
  pack: AnyOpenedPack,
  graphs: PackGraphs,
  { graph, samples, free, folder }: Run,
): Promise<GraphMeasure> {
  const onCard = async () => (graphs.provider === 'cuda' ? free('cuda') : undefined);
  await resetPeak();
  const before = await onCard();
  const session = await graphs.session(graph);
  const feeds = ownSizeFeeds(pack.manifest, graph, session, samples);
  const begun = performance.now();
  await runGraph(session, feeds, `${graph} of ${basename(pack.folder)}`, 'at its own size');
  const runMs = performance.now() - begun;
  // The runtime keeps the run's memory until the session closes.
  const after = await onCard();
  session.endProfiling();
  const [profile = ''] = await readdir(folder);
  return {
    graph,
    runMs,
    peakBytes: process.resourceUsage().maxRSS * 1024,
    ...(before !== undefined && after !== undefined && { cardBytes: before - after }),
    onCpu:
      graphs.provider === 'cpu' ? [] : cpuOperators(await readFile(join(folder, profile), 'utf8')),
  };
}

/** Linux only; elsewhere, the figure is the peak since the process start. */
async function resetPeak(): Promise<void> {
  await writeFile('/proc/self/clear_refs', '5').catch(() => undefined);
}

type ProfileEvent = {
  readonly cat: string;
  readonly args: { readonly provider?: string; readonly op_name?: string };
};

/** @param profile JSON of ONNX Runtime, with one event per executed node */
export function cpuOperators(profile: string): string[] {
  const counts = new Map<string, number>();
  for (const { cat, args } of JSON.parse(profile) as ProfileEvent[]) {
    if (cat !== 'Node' || args.provider !== 'CPUExecutionProvider') continue;
    const { op_name: operator = '?' } = args;
    counts.set(operator, (counts.get(operator) ?? 0) + 1);
  }
  return [...counts].map(([operator, count]) => `${operator} ×${count}`);
}
