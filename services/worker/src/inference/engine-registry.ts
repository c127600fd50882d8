import type { RenderBrief } from '@likeness/contracts/http/internal';
import { AvatarEngine } from '../engines/avatar/avatar-engine.js';
import { MultiReferenceEngine } from '../engines/multi-reference/multi-reference-engine.js';
import type { PortraitEngine } from '../engines/portrait-engine.js';
import { StudioEngine } from '../engines/studio/studio-engine.js';
import type { ThreadReport, ThreadSettings } from './thread-settings.js';

type EngineName = 'studio' | 'avatar' | 'multi-reference';
type Ordered = Pick<RenderBrief, 'tool' | 'style' | 'references'>;

/**
 * Which engine makes the picture that a brief asks for: a style is the studio's, words alone are
 * an avatar, and words about photos are the multi-reference engine's, in either tool.
 */
export function engineNameFor({ tool, style, references }: Ordered): EngineName {
  if (tool === 'lenszero' && style !== null) return 'studio';
  return tool === 'lenszero' && references.length === 0 ? 'avatar' : 'multi-reference';
}

/** The engines of one thread, all on the same loaded models. */
export class EngineRegistry {
  readonly #engines: Readonly<Record<EngineName, PortraitEngine>>;

  private constructor(readonly studio: StudioEngine) {
    this.#engines = {
      studio,
      avatar: new AvatarEngine(studio),
      'multi-reference': new MultiReferenceEngine(studio),
    };
  }

  static async open({ providers, threads }: ThreadSettings): Promise<EngineRegistry> {
    return new EngineRegistry(await StudioEngine.open({ providers, threads }));
  }

  get report(): ThreadReport {
    const { provider, rejectedProviders } = this.studio;
    return { provider, rejected: rejectedProviders };
  }

  engineFor(order: Ordered): PortraitEngine {
    return this.#engines[engineNameFor(order)];
  }
}
