import type { RenderSpec } from '@likeness/contracts/http/internal';
import { AvatarEngine } from '../engines/avatar/avatar-engine.js';
import { MultiReferenceEngine } from '../engines/multi-reference/multi-reference-engine.js';
import type { PortraitEngine } from '../engines/portrait/portrait-engine.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import { PackRefusedError } from '../packs/pack-refusal.js';
import { PersonMatting } from '../packs/person-matting.js';
import { openPackEngine, type PackEngine } from './pack-engine.js';
import type { EngineName } from './engine-names.js';
import type { DecoderSettings, ModelReport } from './process-settings.js';

type Ordered = Pick<RenderSpec, 'tool' | 'style' | 'references'>;

/** A style selects the studio; a prompt selects another engine, depending on the photos. */
export function engineNameFor({ tool, style, references }: Ordered): EngineName {
  if (tool === 'lenszero' && style !== null) return 'studio';
  return tool === 'lenszero' && references.length === 0 ? 'avatar' : 'multi-reference';
}

export class EngineRegistry {
  readonly #engines: Readonly<Record<EngineName, PortraitEngine>>;

  private constructor(
    readonly studio: StudioEngine,
    private readonly diffusion: PackEngine | undefined,
    private readonly mattingRefused: string | undefined,
  ) {
    this.#engines = {
      studio,
      avatar: new AvatarEngine(studio),
      'multi-reference': new MultiReferenceEngine(studio, studio.photos),
    };
  }

  static async open(settings: DecoderSettings): Promise<EngineRegistry> {
    const { providers, threads, pack } = settings;
    const matting = await openMatting(settings);
    const own = matting instanceof PersonMatting ? matting : undefined;
    const studio = await StudioEngine.open({ providers, threads, extraVoter: own });
    const diffusion = pack && (await openPackEngine(pack, studio.photos, threads));
    const refused = matting instanceof PackRefusedError ? matting.message : undefined;
    return new EngineRegistry(studio, diffusion, refused);
  }

  get report(): ModelReport {
    const { provider, rejectedProviders } = this.studio;
    return {
      provider: this.diffusion?.provider ?? provider,
      rejected: rejectedProviders,
      mattingRefused: this.mattingRefused,
    };
  }

  engineFor(order: Ordered): PortraitEngine {
    return this.diffusion?.engine ?? this.#engines[engineNameFor(order)];
  }
}

async function openMatting({ matting, threads }: DecoderSettings) {
  try {
    return matting && (await PersonMatting.open(matting, threads));
  } catch (error) {
    if (error instanceof PackRefusedError) return error;
    throw error;
  }
}
