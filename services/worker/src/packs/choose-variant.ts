import type { PackVariant } from '@likeness/contracts/packs/pack-base';
import type { AnyPackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { ExecutionProvider } from '../models/inference-session.js';
import { PackRefusedError } from './pack-refusal.js';

export type ChosenVariant = { readonly variant: PackVariant; readonly provider: ExecutionProvider };

/** Providers other than CUDA run the plain variant. @throws PackRefusedError */
export function chooseVariant(
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
