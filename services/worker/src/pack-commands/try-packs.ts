import { basename } from 'node:path';
import { benchPack } from '../packs/bench-pack.js';
import { checkPack } from '../packs/check-pack.js';
import { draws, type LibraryContents, type LibraryPack } from '../packs/library-contents.js';
import { PackRefusedError } from '../packs/pack-refusal.js';
import { previewStyles } from './preview-styles.js';
import { type Answer, type Context, labelOf, providerOf } from './answer.js';
import { GRAPH_HEAD, graphRows } from './graph-rows.js';
import { table } from './table.js';

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

export async function bench(
  packs: readonly LibraryPack[],
  { library, threads }: Context,
): Promise<Answer> {
  const rows: string[][] = [];
  const refused: string[] = [];
  for (const pack of packs) {
    try {
      await library.openAndTry(pack, async (opened) => {
        for (const { graph, loadMs, firstMs, runMs } of await benchPack(opened, threads)) {
          const figures = [loadMs, firstMs, runMs].map((ms) => ms.toFixed(1));
          rows.push([labelOf(pack.manifest), providerOf(opened), graph, ...figures]);
        }
      });
    } catch (error) {
      if (!(error instanceof PackRefusedError)) throw error;
      refused.push(error.message);
    }
  }
  const head = ['PACK', 'PROVIDER', 'GRAPH', 'LOAD MS', 'FIRST MS', 'RUN MS'];
  return {
    text: [...(rows.length > 0 ? [table(head, rows)] : []), ...refused].join('\n'),
    exitCode: refused.length > 0 ? 1 : 0,
  };
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
