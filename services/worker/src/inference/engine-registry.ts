import type { RenderBrief } from '@likeness/contracts/http/internal';
import type { PortraitEngine } from '../engines/portrait-engine.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import type { ThreadReport, ThreadSettings } from './thread-settings.js';

export type EngineName = 'studio';

/** Which engine makes the picture that a brief asks for. */
export function engineNameFor(_brief: Pick<RenderBrief, 'tool' | 'style' | 'references'>): EngineName {
  return 'studio';
}

/** The engines of one thread, all on the same loaded models. */
export class EngineRegistry {
  readonly #engines: Record<EngineName, PortraitEngine>;

  private constructor(private readonly studio: StudioEngine) {
    this.#engines = { studio };
  }

  static async open({ providers, threads }: ThreadSettings): Promise<EngineRegistry> {
    return new EngineRegistry(await StudioEngine.open({ providers, threads }));
  }

  get report(): ThreadReport {
    const { provider, rejectedProviders } = this.studio;
    return { provider, rejected: rejectedProviders };
  }

  for(brief: Pick<RenderBrief, 'tool' | 'style' | 'references'>): PortraitEngine {
    return this.#engines[engineNameFor(brief)];
  }
}
