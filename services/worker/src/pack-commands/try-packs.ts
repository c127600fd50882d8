import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { FaceAnalyser } from '../analysis/face-analyser.js';
import { openDiffusionEngine } from '../engines/diffusion/open-engine.js';
import { PhotoIntake } from '../engines/portrait/photo-intake.js';
import { PREVIEW_EXAMPLE, PREVIEW_SEED, writePreview } from '../tools/write-preview.js';
import { decodeImage } from '../imaging/decode.js';
import { type LibraryContents, type LibraryPack, draws } from '../packs/library-contents.js';
import { type AnyOpenedPack, type OpenedPack, offeredStyles } from '../packs/opened-pack.js';
import { PackGraphs } from '../packs/pack-graphs.js';
import { PackRefusedError } from '../packs/pack-refusal.js';
import { type Answer, type Context, labelOf, providerOf, table } from './answer.js';
import { measureGraphs, type GraphMeasure } from '../packs/measure-graphs.js';
import type { FreeMemory } from '../packs/memory-fit.js';
import { type OutputCheck, selfTest } from '../packs/self-test.js';
import { quietly } from '../engines/portrait/portrait-engine.js';

type PackReport = {
  readonly checks: readonly OutputCheck[];
  readonly measures: readonly GraphMeasure[];
};

async function previewStyles(
  pack: OpenedPack,
  threads: number,
  onPreview: (file: string) => void,
): Promise<void> {
  const image = await decodeImage(await readFile(PREVIEW_EXAMPLE));
  const graphs = new PackGraphs(pack, threads);
  const analyser = await FaceAnalyser.load({ threads });
  const photos = new PhotoIntake(analyser);
  try {
    const engine = await openDiffusionEngine(pack, { graphs, photos, threads });
    for (const { id, preview } of offeredStyles(pack)) {
      const portrait = await engine.render(
        [{ id: 'example', image }],
        { style: id, gender: 'woman', seed: PREVIEW_SEED, size: 1024, headPose: null },
        quietly(),
      );
      await writePreview(portrait.image, preview);
      onPreview(preview);
    }
  } finally {
    await graphs.close();
    await analyser.close();
  }
}

const GRAPH_HEAD = [
  ...['PACK', 'GRAPH', 'NORM', 'GREATEST', 'BAR'],
  ...['RUN MS', 'PEAK MB', 'CARD MB', 'ON THE CPU'],
];

/** One row per graph; its outputs share the largest deviation. */
function graphRows(pack: string, { checks, measures }: PackReport): string[][] {
  return measures.map(({ graph, runMs, peakBytes, cardBytes, onCpu }) => {
    const own = checks.filter((check) => check.graph === graph);
    const worst = (of: 'norm' | 'greatest' | 'bar') =>
      own.length > 0 ? Math.max(...own.map((check) => check[of])).toExponential(1) : '-';
    return [
      ...[pack, graph, worst('norm'), worst('greatest'), worst('bar'), runMs.toFixed(1)],
      ...[inMb(peakBytes), cardBytes === undefined ? '-' : inMb(cardBytes)],
      onCpu.join(', ') || '-',
    ];
  });
}

function inMb(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(0);
}

export async function verify(
  { packs, refusals }: LibraryContents,
  { library, threads }: Context,
  isWhole: boolean,
): Promise<Answer> {
  const rows: string[][] = [];
  const figures: string[][] = [];
  const check = async (pack: LibraryPack) => {
    const opened = await library.openAndTry(pack, async (each) => {
      figures.push(
        ...graphRows(labelOf(pack.manifest), await checkPack(each, threads, library.free)),
      );
      return each;
    });
    const { fallback = '', variant } = opened;
    return `usable on ${providerOf(opened)} (${variant.dtype})${fallback && `: ${fallback}`}`;
  };
  for (const pack of packs) {
    const outcome = await outcomeOf(() => check(pack));
    rows.push([basename(pack.folder), labelOf(pack.manifest), outcome.state, outcome.message]);
  }
  for (const { pack, refused } of isWhole ? refusals : [])
    rows.push([pack, '', 'refused', `${refused.message} [${refused.fault}]`]);
  if (rows.length === 0) return { text: 'There is no pack in MODEL_PACKS_DIR.', exitCode: 0 };
  const isRefused = rows.some(([, , state]) => state === 'refused');
  return {
    text: [
      table(['FOLDER', 'PACK', 'STATE', 'WHY'], rows),
      ...(figures.length > 0 ? [table(GRAPH_HEAD, figures)] : []),
    ].join('\n\n'),
    exitCode: isRefused ? 1 : 0,
  };
}

async function outcomeOf(
  check: () => Promise<string>,
): Promise<{ state: string; message: string }> {
  try {
    return { state: 'ok', message: await check() };
  } catch (error) {
    if (!(error instanceof PackRefusedError)) throw error;
    return { state: 'refused', message: `${error.message} [${error.fault}]` };
  }
}

export async function previews(
  packs: readonly LibraryPack[],
  { library, threads }: Context,
): Promise<Answer> {
  const lines: string[] = [];
  let exitCode: Answer['exitCode'] = 0;
  for (const pack of packs.filter(draws).filter(({ manifest }) => manifest.styles.length > 0)) {
    try {
      await library.openAndTry(pack, (opened) =>
        previewStyles(opened, threads, (file) => lines.push(`${file} is drawn`)),
      );
    } catch (error) {
      if (!(error instanceof PackRefusedError)) throw error;
      lines.push(error.message);
      exitCode = 1;
    }
  }
  return { text: lines.join('\n') || 'No pack in MODEL_PACKS_DIR brings styles.', exitCode };
}

/** Runs the self-test, then each graph alone at the pack's own size. @throws PackRefusedError */
async function checkPack(
  pack: AnyOpenedPack,
  threads: number,
  free: FreeMemory,
): Promise<PackReport> {
  const graphs = new PackGraphs(pack, threads);
  let checks: OutputCheck[];
  try {
    for (const name of graphs.names) await graphs.session(name);
    checks = await selfTest(pack, graphs);
  } finally {
    await graphs.close();
  }
  return { checks, measures: await measureGraphs(pack, threads, free) };
}
