import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AnyPackManifest } from '@likeness/contracts/packs/pack-manifest';
import { errorCode } from '@likeness/storage/storage-error';
import { fillPack, SEEDED_LIST } from '../engines/diffusion/seeded/fill-pack.js';
import { nonCommercialParts } from '../packs/licences.js';
import type { AnyOpenedPack } from '../packs/opened-pack.js';
import type { PackLibrary } from '../packs/pack-library.js';
import { PackRefusedError } from '../packs/pack-refusal.js';
import { readPackManifest } from '../packs/read-manifest.js';
import type { LibraryContents, LibraryPack } from '../packs/library-contents.js';
import { type Answer, type Context, labelOf, providerOf, table } from './answer.js';
import { previews, verify } from './try-packs.js';

const USAGE = `usage: npm run packs -- <command>
  verify [id]    checks every file, runs the self-test and each graph once at the pack's own size, and
                 prints deviation, time, memory and operators on the CPU; exit 1 when a pack is refused
  list           the packs, and which one does which task
  licences [id]  the terms of every part
  accept <id>    accepts the terms of parts that are not for commercial use
  previews [id]  draws what each style of a pack looks like, and keeps it beside the pack
  fill <folder>  makes a seeded pack whole in MODEL_PACKS_DIR, to try a worker out without a model`;

export async function answerCommand(words: readonly string[], context: Context): Promise<Answer> {
  try {
    return await answerTo(words, context);
  } catch (error) {
    const isTold = error instanceof PackRefusedError || errorCode(error) !== undefined;
    if (isTold && error instanceof Error) return { text: error.message, exitCode: 1 };
    throw error;
  }
}

async function answerTo([command = '', id]: readonly string[], context: Context): Promise<Answer> {
  if (command === 'list') return list(context);
  if (command === 'fill') return id ? fill(id, context) : wrongUse();
  if (command === 'accept') return id ? accept(id, context) : wrongUse();
  if (!['verify', 'licences', 'previews'].includes(command)) return unknownCommand(command);
  const contents = await context.library.contents();
  const packs = contents.packs.filter(({ manifest }) => !id || manifest.id === id);
  if (id && packs.length === 0) return unknownPack(id, contents);
  if (command === 'verify') return verify({ ...contents, packs }, context, !id);
  if (command === 'previews') return previews(packs, context);
  return licences(packs, context);
}

async function list({ library }: Context): Promise<Answer> {
  const [contents, { packs, checks, matting, refusals }] = await Promise.all([
    library.contents(),
    library.choose(),
  ]);
  const chosen: AnyOpenedPack[] = [
    ...Object.values(packs),
    ...checks,
    ...(matting ? [matting] : []),
  ];
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
        `${labelOf(manifest)} (${manifest.name}): ${await permissionOf(manifest, library)}`,
        table(['PART', 'LICENCE', 'COMMERCIAL', 'WHERE'], rows),
        ...(restrictions.length > 0 ? ['To be kept to:', ...restrictions] : []),
      ].join('\n'),
    );
  }
  return { text: texts.join('\n\n') || 'There is no pack in MODEL_PACKS_DIR.', exitCode: 0 };
}

async function permissionOf(manifest: AnyPackManifest, library: PackLibrary): Promise<string> {
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
  if (!existsSync(join(folder, SEEDED_LIST))) {
    const text = `${basename(folder)} has no ${SEEDED_LIST}, so its weights can't be made: copy the pack into MODEL_PACKS_DIR.`;
    return { text, exitCode: 1 };
  }
  const whole = join(packsDir, manifest.id);
  const partial = join(packsDir, `.${manifest.id}`);
  await fillPack(folder, partial);
  await rm(whole, { recursive: true, force: true });
  await rename(partial, whole);
  return { text: `${labelOf(manifest)} is in ${whole}: ${manifest.name}.`, exitCode: 0 };
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
