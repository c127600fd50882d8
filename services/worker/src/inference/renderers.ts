import type { RenderBrief } from '@likeness/contracts/http/internal';
import { Injectable } from '@nestjs/common';
import { PackRenderers } from './pack-renderers.js';
import { PortraitRenderer } from './portrait-renderer.js';
import type { RenderedPortrait, RenderNews } from './rendered-portrait.js';

/** Finds who makes a portrait by the lane that it was placed in. */
@Injectable()
export class Renderers {
  constructor(
    private readonly studio: PortraitRenderer,
    private readonly packs: PackRenderers,
  ) {}

  /** @throws like `PortraitRenderer.render` */
  async render(
    brief: RenderBrief,
    onNews: (news: RenderNews) => void,
    signal: AbortSignal,
  ): Promise<RenderedPortrait> {
    const { lane } = brief;
    return lane === 'studio'
      ? this.studio.render(brief, onNews, signal)
      : this.packs.render(lane, brief, onNews, signal);
  }
}
