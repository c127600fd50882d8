import { randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Person } from '@likeness/contracts/identity/principal';
import { Injectable } from '@nestjs/common';
import { Terms } from './terms.service.js';
import { StyleCatalogue } from '../styles/style-catalogue.service.js';
import { RenderLanes } from '../renders/render-lanes.service.js';
import { hashForm } from './form-hash.js';
import { MaterialsService } from './materials.service.js';
import type { Order } from './order.js';
import { Placement, type Request } from './placement.service.js';

/** Accepts images to make: checks everything, then has them placed. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly catalogue: StyleCatalogue,
    private readonly materials: MaterialsService,
    private readonly lanes: RenderLanes,
    private readonly terms: Terms,
    private readonly placement: Placement,
  ) {}

  /**
   * Accepts one image, or finds it when the same one was accepted before. An image that may cost
   * credits and names no generation is one of its own, so that it is decided alone.
   * @returns id of the render
   * @throws AppError for everything a person can do wrong; then nothing is queued or counted
   */
  async accept(person: Person, order: Order): Promise<string> {
    const style = order.style === null ? null : await this.catalogue.choose(order.style);
    const styleId = style?.id ?? null;
    if (order.removesWatermark && person.tier === 'guest') throw new AppError('CREDITS_REQUIRED');
    const materials = await this.materials.gather(person.owner, order);
    const photoCount = materials.photos.length;
    const lane = await this.lanes.laneFor({
      tool: order.tool,
      styleLane: style?.lane ?? null,
      photoCount,
    });
    const formHash = hashForm(order, materials);
    const request = { person, order, materials, styleId, lane, formHash };
    const free = this.terms.ofFree(request);
    return free
      ? await this.placement.place(request, free)
      : await this.#placePriced(
          request,
          order.numbered ?? { generationId: randomUUID(), imageIndex: 0 },
        );
  }

  /** Holds the credits of the whole generation before its first image is placed. */
  async #placePriced(request: Request, numbered: NonNullable<Order['numbered']>): Promise<string> {
    const imageCount = request.order.numbered ? request.order.imageCount : 1;
    const priced = { ...request, order: { ...request.order, numbered, imageCount } };
    const terms = await this.terms.decide(priced, numbered.generationId);
    try {
      return await this.placement.place(priced, terms);
    } catch (error) {
      // The sweep does it later where this fails too.
      await this.terms.revoke(priced, numbered.generationId).catch(() => undefined);
      throw error;
    }
  }
}
