import type { JobCompany } from '@likeness/queue/job-company';
import { Injectable } from '@nestjs/common';
import { PackRenderers } from './pack-renderers.js';
import { PortraitRenderer, type PortraitOrder } from './portrait-renderer.js';
import type { RenderedPortrait } from './rendered-portrait.js';

/** Finds who makes a portrait by the lane that it was placed in. */
@Injectable()
export class Renderers {
  constructor(
    private readonly studio: PortraitRenderer,
    private readonly packs: PackRenderers,
  ) {}

  /** @throws like `PortraitRenderer.render` */
  async render(order: PortraitOrder, company?: JobCompany): Promise<RenderedPortrait> {
    const { lane } = order.brief;
    return lane === 'studio' ? this.studio.render(order) : this.packs.render(lane, order, company);
  }
}
