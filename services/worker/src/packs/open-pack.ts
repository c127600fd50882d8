import type { AnyPackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { ExecutionProvider } from '../models/inference-session.js';
import { chooseVariant } from './choose-variant.js';
import type { FileHashes } from './file-hashes.js';
import type { AcceptedLicences } from './licences.js';
import { assertFits, type FreeMemory, memoryOf, roomFor } from './memory-fit.js';
import type { OpenedPack } from './opened-pack.js';
import { draws, type LibraryPack } from './library-contents.js';
import { verifyFiles } from './verify-files.js';

export type PackConditions = {
  readonly licences: AcceptedLicences;
  readonly hashes: FileHashes;
  readonly free: FreeMemory;
  readonly providers: readonly ExecutionProvider[];
  readonly fallback?: string;
};

export async function openPack<M extends AnyPackManifest>(
  { folder, manifest }: LibraryPack<M>,
  { licences, hashes, free, providers, fallback }: PackConditions,
): Promise<OpenedPack<M>> {
  await licences.assertAccepted(manifest);
  // CPU: classifiers are small, and the GPU is for packs that draw.
  const usable = draws({ folder, manifest }) ? providers : (['cpu'] as const);
  const { variant, provider } = chooseVariant(manifest, usable);
  const memory = memoryOf(manifest, variant);
  await assertFits(manifest.id, memory, provider, free);
  await verifyFiles(folder, manifest, variant, hashes);
  return {
    folder,
    manifest,
    variant,
    providers: [provider],
    room: await roomFor(memory, provider, free),
    ...(fallback !== undefined && { fallback }),
  };
}
