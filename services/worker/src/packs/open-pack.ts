import type { PackVariant } from '@likeness/contracts/packs/pack-base';
import type { AnyPackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { ExecutionProvider } from '../models/inference-session.js';
import type { FileHashes } from './file-hashes.js';
import { type LibraryPack, draws } from './library-contents.js';
import type { AcceptedLicences } from './licences.js';
import { type FreeMemory, assertFits, memoryOf, roomFor } from './memory-fit.js';
import type { OpenedPack } from './opened-pack.js';
import { PackRefusedError } from './pack-refusal.js';
import { verifyFiles } from './verify-files.js';

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
