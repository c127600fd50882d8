import { readdir, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { MATTING_TASK, MattingManifest } from '@likeness/contracts/packs/matting-manifest';
import type { CheckManifest, CheckTask } from '@likeness/contracts/packs/check-manifest';
import {
  type AnyPackManifest,
  PACK_TASKS,
  type PackManifest,
  type PackTask,
} from '@likeness/contracts/packs/pack-manifest';
import { PackRefusedError } from './pack-refusal.js';
import { readPackManifest } from './read-manifest.js';

export type LibraryPack<M extends AnyPackManifest = AnyPackManifest> = {
  readonly folder: string;
  readonly manifest: M;
};
export type Refusal = { readonly pack: string; readonly refused: PackRefusedError };
export type LibraryContents = {
  readonly packs: readonly LibraryPack[];
  readonly refusals: readonly Refusal[];
};

export function draws(pack: LibraryPack): pack is LibraryPack<PackManifest> {
  return PACK_TASKS.some((task) => task === pack.manifest.task);
}

export async function readLibrary(packsDir: string): Promise<LibraryContents> {
  const packs: LibraryPack[] = [];
  const refusals: Refusal[] = [];
  const entries = await readdir(packsDir, { withFileTypes: true });
  const folders = entries.filter(
    (entry) => !entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'lost+found',
  );
  for (const { name } of folders.toSorted((a, b) => a.name.localeCompare(b.name))) {
    try {
      // Resolves links, so that switching a link does not change an open pack.
      const folder = await realpath(join(packsDir, name));
      packs.push({ folder, manifest: await readPackManifest(folder) });
    } catch (error) {
      refusals.push({ pack: name, refused: asRefusal(error, name) });
    }
  }
  return { packs, refusals };
}

export type Task = PackTask | CheckTask | typeof MATTING_TASK;
export type ManifestOf<T> = T extends CheckTask
  ? CheckManifest
  : T extends PackTask
    ? PackManifest
    : MattingManifest;

/** Newest version first. @throws PackRefusedError for an ambiguous task */
export function packsFor<T extends Task>(
  task: T,
  { packs }: Pick<LibraryContents, 'packs'>,
  named: readonly string[],
): readonly LibraryPack<ManifestOf<T>>[] {
  const able = packs.filter(
    (pack): pack is LibraryPack<ManifestOf<T>> => pack.manifest.task === task,
  );
  const ids = [...new Set(able.map(({ manifest }) => manifest.id))];
  const wanted = ids.length > 1 ? ids.filter((id) => named.includes(id)) : ids;
  const [id] = wanted;
  if (ids.length > 1 && wanted.length !== 1) {
    const which = wanted.length === 0 ? 'names none of them' : `names ${wanted.join(' and ')}`;
    throw new PackRefusedError(
      'pack-ambiguous',
      `${ids.join(' and ')} do the same task (${task}), and MODEL_PACKS ${which}: set MODEL_PACKS to the one to use.`,
    );
  }
  const versions = able
    .filter(({ manifest }) => manifest.id === id)
    .toSorted((a, b) => compareVersions(b.manifest.version, a.manifest.version));
  for (const [at, { folder, manifest }] of versions.entries()) {
    const next = versions[at + 1];
    if (next?.manifest.version !== manifest.version) continue;
    throw new PackRefusedError(
      'pack-ambiguous',
      `${basename(folder)} and ${basename(next.folder)} both hold ${manifest.id} ${manifest.version}: remove one of the folders.`,
    );
  }
  return versions;
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function asRefusal(error: unknown, name: string): PackRefusedError {
  if (error instanceof PackRefusedError) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new PackRefusedError(
    'manifest-missing',
    `${name} can't be opened (${why}): let the worker's user read the folder.`,
  );
}
