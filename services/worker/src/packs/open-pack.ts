import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PackVariant, PackFile } from '@likeness/contracts/packs/pack-base';
import type { AnyPackManifest } from '@likeness/contracts/packs/pack-manifest';
import { errorCode } from '@likeness/storage/storage-error';
import type { ExecutionProvider } from '../models/inference-session.js';
import type { FileHashes } from './file-hashes.js';
import { type LibraryPack, draws } from './library-contents.js';
import type { AcceptedLicences } from './licences.js';
import { type FreeMemory, assertFits, memoryOf, roomFor } from './memory-fit.js';
import type { OpenedPack } from './opened-pack.js';
import { PackRefusedError } from './pack-refusal.js';
import { assertExternalDataListed } from './external-data.js';

type ChosenVariant = { readonly variant: PackVariant; readonly provider: ExecutionProvider };

/** Providers other than CUDA run the plain variant. @throws PackRefusedError */
function chooseVariant(
  manifest: AnyPackManifest,
  providers: readonly ExecutionProvider[],
): ChosenVariant {
  const { id, variants } = manifest;
  for (const provider of providers) {
    const variant = provider === 'cuda' ? variants.cuda : variants.cpu;
    if (!variant) continue;
    if (provider === 'cpu' && variant.dtype === 'fp16') {
      throw new PackRefusedError(
        'dtype-unsupported',
        `The cpu variant of ${id} is fp16, and the CPU has no kernels for parts of it: export the cpu variant as fp32.`,
      );
    }
    return { variant, provider };
  }
  const offered = Object.entries(variants).map(([name, { dtype }]) => `${name} (${dtype})`);
  throw new PackRefusedError(
    'variant-missing',
    `${id} has only the variant ${offered.join(', ')}, and this worker runs on ${providers.join(', ')}: export a variant for it, or set ORT_PROVIDERS on a machine that has what the pack needs.`,
  );
}

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

async function verifyFiles(
  folder: string,
  manifest: AnyPackManifest,
  variant: PackVariant,
  hashes: FileHashes,
): Promise<void> {
  await assertTokenizers(folder, manifest);
  // Sizes first, to detect a partial copy before reading gigabytes.
  for (const file of variant.files) await assertSize(folder, file);
  for (const file of variant.files) {
    if ((await hashOf(folder, file, hashes)) !== file.sha256) {
      throw new PackRefusedError(
        'file-hash-differs',
        `${named(folder, file)} has another SHA-256 than pack.json says, so it was changed or damaged: copy the file again from where the pack comes from.`,
      );
    }
  }
  await assertExternalDataListed(folder, variant);
}

async function assertTokenizers(folder: string, manifest: AnyPackManifest): Promise<void> {
  const { tokenizers = {} } = 'tokenizers' in manifest ? manifest : {};
  for (const [graph, path] of Object.entries(tokenizers)) {
    if (await sizeOf(join(folder, path, 'tokenizer.json'))) continue;
    throw new PackRefusedError(
      'tokenizer-missing',
      `${basename(folder)}/${path}/tokenizer.json is missing, so prompts can't be read for ${graph}: copy the folder ${path} again.`,
    );
  }
}

async function assertSize(folder: string, file: PackFile): Promise<void> {
  const bytes = await sizeOf(join(folder, file.path));
  if (bytes === undefined) {
    throw new PackRefusedError(
      'file-missing',
      `${named(folder, file)} is missing: copy the file again.`,
    );
  }
  if (bytes === file.bytes) return;
  const part = bytes < file.bytes ? 'broke off' : 'is of another file';
  throw new PackRefusedError(
    'file-size-differs',
    `${named(folder, file)} has ${bytes} bytes instead of ${file.bytes}, so its copy ${part}: copy the file again.`,
  );
}

async function hashOf(folder: string, file: PackFile, hashes: FileHashes): Promise<string> {
  try {
    return await hashes.of(join(folder, file.path));
  } catch (error) {
    throw new PackRefusedError(
      'file-unreadable',
      `${named(folder, file)} can't be read (${String(errorCode(error) ?? error)}): let the worker's user read the file (chmod a+r).`,
    );
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

function named(folder: string, { path }: PackFile): string {
  return `${basename(folder)}/${path}`;
}
