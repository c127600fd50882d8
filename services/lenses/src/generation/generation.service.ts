import { randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { GenerationTerms } from '@likeness/contracts/generation/price';
import type { Person } from '@likeness/contracts/identity/principal';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { Injectable } from '@nestjs/common';
import { Terms } from '../credits/terms.service.js';
import { GenerationsRepository } from '../database/generations.repository.js';
import { StyleCatalogue } from '../styles/style-catalogue.service.js';
import { AllowanceService } from './allowance.service.js';
import { hashForm } from './form-hash.js';
import { MaterialsService } from './materials.service.js';
import type { Order } from './order.js';
import { Placement, type Request } from './placement.service.js';

/** Accepts images to make: checks everything, then has them placed. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly generations: GenerationsRepository,
    private readonly allowance: AllowanceService,
    private readonly catalogue: StyleCatalogue,
    private readonly materials: MaterialsService,
    private readonly terms: Terms,
    private readonly placement: Placement,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Accepts one image, or finds it when the same one was accepted before. An image that may cost
   * credits and names no generation is one of its own, so that it is decided alone.
   * @returns id of the render
   * @throws AppError for everything a person can do wrong; then nothing is queued or counted
   */
  async accept(person: Person, order: Order): Promise<string> {
    if (order.style !== null) await this.catalogue.assertKnown(order.style);
    if (order.removesWatermark && person.tier === 'guest') throw new AppError('CREDITS_REQUIRED');
    const materials = await this.materials.gather(person.owner, order);
    const request = { person, order, materials, formHash: hashForm(order, materials) };
    const free = this.terms.ofFree(request);
    const renderId = free
      ? await this.#place(request, free)
      : await this.#placePriced(
          request,
          order.numbered ?? { generationId: randomUUID(), imageIndex: 0 },
        );
    this.outbox.wake();
    return renderId;
  }

  /** Holds the credits of the whole generation before its first image is placed. */
  async #placePriced(request: Request, numbered: NonNullable<Order['numbered']>): Promise<string> {
    const imageCount = request.order.numbered ? request.order.imageCount : 1;
    const priced = { ...request, order: { ...request.order, numbered, imageCount } };
    const terms = await this.terms.decide(priced, numbered.generationId);
    try {
      return await this.#place(priced, terms);
    } catch (error) {
      // The sweep does it later where this fails too.
      await this.terms.revoke(priced, numbered.generationId).catch(() => undefined);
      throw error;
    }
  }

  async #place(request: Request, terms: GenerationTerms): Promise<string> {
    const address = this.allowance.hashAddress(request.person.address);
    return this.generations.exclusively(request.person.owner, address, (manager) =>
      this.placement.place(manager, request, terms),
    );
  }
}
