import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AnyPackManifest } from '@likeness/contracts/packs/pack-manifest';
import { fillPack } from '../../engines/diffusion/seeded/fill-pack.js';
import { benchPack } from '../bench-pack.js';
import { checkPack } from '../check-pack.js';
import { nonCommercialParts } from '../licences.js';
import type { AnyOpenedPack } from '../opened-pack.js';
import type { PackLibrary } from '../pack-library.js';
import { PackRefusedError } from '../pack-refusal.js';
import { previewStyles } from '../preview-styles.js';
import { readPackManifest } from '../read-manifest.js';
import { draws, type LibraryContents, type LibraryPack } from '../library-contents.js';
import { GRAPH_HEAD, graphRows } from './graph-rows.js';
import { table } from './table.js';

const USAGE = `usage: npm run packs -- <command>
  verify [id]    checks every file, runs the self-test and each graph once at the pack's own size, and
                 prints deviation, time, memory and operators on the CPU; exit 1 when a pack is refused
  list           the packs, and which one does which task
  licences [id]  the terms of every part
  accept <id>    accepts the terms of parts that are not for commercial use
  bench [id]     time to load and to run each graph, here
  previews [id]  draws what each style of a pack looks like, and keeps it beside the pack
  fill <folder>  makes a seeded pack whole in MODEL_PACKS_DIR, to try a worker out without a model`;

export type Answer = { readonly text: string; readonly exitCode: 0 | 1 | 2 };

type Context = {
  readonly library: PackLibrary;
  readonly packsDir: string;
  readonly threads: number;
  readonly user: string;
};

export async function answerCommand(
  [command = '', id]: readonly string[],
  context: Context,
): Promise<Answer> {
  if (command === 'list') return list(context);
  if (command === 'fill') return id ? fill(id, context) : wrongUse();
  if (command === 'accept') return id ? accept(id, context) : wrongUse();
  if (!['verify', 'licences', 'bench', 'previews'].includes(command))
    return unknownCommand(command);
  const contents = await context.library.contents();
  const packs = contents.packs.filter(({ manifest }) => !id || manifest.id === id);
  if (id && packs.length === 0) return unknownPack(id, contents);
  if (command === 'verify') return verify({ ...contents, packs }, context, !id);
  if (command === 'previews') return previews(packs, context);
  return command === 'bench' ? bench(packs, context) : licences(packs, context);
}

async function verify(
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

async function list({ library }: Context): Promise<Answer> {
  const [contents, { packs, checks, refusals }] = await Promise.all([
    library.contents(),
    library.choose(),
  ]);
  const chosen: AnyOpenedPack[] = [...Object.values(packs), ...checks];
  const used = new Map(chosen.map((pack) => [pack.folder, pack]));
  const reasons = new Map(refusals.map(({ pack, refused }) => [pack, refused.message]));
  const rows = contents.packs.map(({ folder, manifest }) => {
    const pack = used.get(folder);
    const state = pack
      ? `to be used on ${providerOf(pack)}`
      : (reasons.get(basename(folder)) ??
        reasons.get(manifest.task) ??
        'not used: another version or pack does its task');
    return [basename(folder), labelOf(manifest), manifest.pipeline, manifest.task, state];
  });
  for (const { pack, refused } of contents.refusals) rows.push([pack, '', '', '', refused.message]);
  if (rows.length === 0) return { text: 'There is no pack in MODEL_PACKS_DIR.', exitCode: 0 };
  return { text: table(['FOLDER', 'PACK', 'PIPELINE', 'TASK', 'STATE'], rows), exitCode: 0 };
}

async function licences(packs: readonly LibraryPack[], { library }: Context): Promise<Answer> {
  const texts: string[] = [];
  for (const { manifest } of packs) {
    const rows = manifest.components.map(({ name, licence, commercial, source, url }) => [
      name,
      licence,
      commercial ? 'yes' : 'NO',
      `${source} ${url}`,
    ]);
    const restrictions = manifest.components.flatMap(({ name, restrictions: own }) =>
      own.map((text) => `  ${name}: ${text}`),
    );
    texts.push(
      [
        `${labelOf(manifest)} (${manifest.name}): ${await standing(manifest, library)}`,
        table(['PART', 'LICENCE', 'COMMERCIAL', 'WHERE'], rows),
        ...(restrictions.length > 0 ? ['To be kept to:', ...restrictions] : []),
      ].join('\n'),
    );
  }
  return { text: texts.join('\n\n') || 'There is no pack in MODEL_PACKS_DIR.', exitCode: 0 };
}

async function standing(manifest: AnyPackManifest, library: PackLibrary): Promise<string> {
  if (nonCommercialParts(manifest).length === 0) return 'may be used commercially';
  const found = await library.licences.find(manifest);
  return found
    ? `accepted by ${found.accepted_by} on ${found.accepted_at.slice(0, 10)}`
    : `not for commercial use, refused until \`npm run packs -- accept ${manifest.id}\``;
}

async function accept(id: string, { library, user }: Context): Promise<Answer> {
  const contents = await library.contents();
  const packs = contents.packs.filter(({ manifest }) => manifest.id === id);
  if (packs.length === 0) return unknownPack(id, contents);
  const texts: string[] = [];
  for (const { manifest } of packs) {
    const closed = nonCommercialParts(manifest);
    if (closed.length === 0) {
      texts.push(`${labelOf(manifest)}: nothing to accept, all parts may be used commercially.`);
      continue;
    }
    const { licences_sha256, accepted_at } = await library.licences.accept(manifest, user);
    const parts = closed.map(({ name, licence }) => `${name} (${licence})`).join(', ');
    texts.push(
      `${labelOf(manifest)}: accepted by ${user} at ${accepted_at}: ${parts}.\nTerms ${licences_sha256}; other terms have to be accepted anew.`,
    );
  }
  return { text: texts.join('\n'), exitCode: 0 };
}

async function fill(folder: string, { packsDir }: Context): Promise<Answer> {
  const manifest = await readPackManifest(folder);
  const whole = join(packsDir, manifest.id);
  const partial = join(packsDir, `.${manifest.id}`);
  await fillPack(folder, partial);
  await rm(whole, { recursive: true, force: true });
  await rename(partial, whole);
  return { text: `${labelOf(manifest)} is in ${whole}: ${manifest.name}.`, exitCode: 0 };
}

async function bench(
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

async function previews(
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

function unknownPack(id: string, { packs }: LibraryContents): Answer {
  const ids = [...new Set(packs.map(({ manifest }) => manifest.id))];
  const there = ids.length > 0 ? `there are ${ids.join(', ')}` : 'there is none';
  return { text: `There is no pack ${id} in MODEL_PACKS_DIR; ${there}.`, exitCode: 2 };
}

function unknownCommand(command: string): Answer {
  if (command === '') return wrongUse();
  return { text: `There is no command ${JSON.stringify(command)}.\n${USAGE}`, exitCode: 2 };
}

function wrongUse(): Answer {
  return { text: USAGE, exitCode: 2 };
}

function labelOf({ id, version }: AnyPackManifest): string {
  return `${id} ${version}`;
}

function providerOf({ providers }: AnyOpenedPack): string {
  return providers.join(', ');
}
