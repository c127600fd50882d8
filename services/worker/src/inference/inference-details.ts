import { PACK_LANES } from '@likeness/contracts/generation/render-lane';
import { ProcessDetails } from '@likeness/service-kit/presence/process-registry';
import { Injectable } from '@nestjs/common';
import { ENGINE_NAMES } from './engine-names.js';
import { offeredStyles } from '../packs/opened-pack.js';
import { PackStatus } from '../packs/pack-status.js';
import { fences } from './decoder-fences.js';
import { InferencePools } from './inference-pools.js';

@Injectable()
export class InferenceDetails extends ProcessDetails {
  constructor(
    private readonly pools: InferencePools,
    private readonly packs: PackStatus,
  ) {
    super();
  }

  details(): Record<string, string[]> {
    const { report } = this.pools;
    return {
      engines: report ? [...ENGINE_NAMES] : [],
      fences: fences(),
      provider: report ? [report.provider] : [],
      packs: this.packs.used.map(
        ({ manifest, providers, fallback }) =>
          `${manifest.id} ${manifest.version} (${[...providers, fallback].filter(Boolean).join(', ')})`,
      ),
      pack_lanes: this.packs.used.map(({ manifest }) => PACK_LANES[manifest.task]),
      pack_styles: this.packs.used.flatMap((pack) => offeredStyles(pack).map(({ id }) => id)),
      refused_packs: this.packs.refusals.map(({ pack, refused }) => `${pack}: ${refused.message}`),
      rejected_providers: report?.rejected.map(({ provider }) => provider) ?? [],
    };
  }
}
