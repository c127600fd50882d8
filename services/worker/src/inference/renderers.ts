import type { BatchMember } from '@likeness/queue/job-batch';
import { Injectable } from '@nestjs/common';
import { PackRenderers } from './pack-renderers.js';
import { PortraitRenderer, type PortraitOrder } from './portrait-renderer.js';
import type { RenderedPortrait } from './rendered-portrait.js';

@Injectable()
export class Renderers {
  constructor(
    private readonly studio: PortraitRenderer,
    private readonly packs: PackRenderers,
  ) {}

  async render(order: PortraitOrder, batch?: BatchMember): Promise<RenderedPortrait> {
    const { lane } = order.spec;
    return lane === 'studio' ? this.studio.render(order) : this.packs.render(lane, order, batch);
  }
}
