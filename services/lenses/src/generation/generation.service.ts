import { AppError } from '@likeness/contracts/errors/app-error';
import { termsOf } from '@likeness/contracts/generation/price';
import type { Person } from '@likeness/contracts/identity/principal';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { Injectable } from '@nestjs/common';
import { GenerationsRepository } from '../database/generations.repository.js';
import { StyleCatalogue } from '../styles/style-catalogue.service.js';
import { AllowanceService } from './allowance.service.js';
import { hashForm } from './form-hash.js';
import { MaterialsService } from './materials.service.js';
import type { Order } from './order.js';
import { Placement } from './placement.service.js';

/** Accepts images to make: checks everything, then has them placed. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly generations: GenerationsRepository,
    private readonly allowance: AllowanceService,
    private readonly catalogue: StyleCatalogue,
    private readonly materials: MaterialsService,
    private readonly placement: Placement,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Accepts one image, or finds it when the same one was accepted before.
   * @returns id of the render
   * @throws AppError for everything a person can do wrong; then nothing is queued or counted
   */
  async accept(person: Person, order: Order): Promise<string> {
    if (order.style !== null) await this.catalogue.assertKnown(order.style);
    if (order.removesWatermark && person.tier !== 'subscriber') {
      throw new AppError('CREDITS_REQUIRED');
    }
    const materials = await this.materials.gather(person.owner, order);
    const { tool, imageCount } = order;
    const removesWatermark = order.removesWatermark ?? person.tier === 'subscriber';
    const terms = termsOf({ tool, tier: person.tier, removesWatermark, imageCount }, 0);
    const request = { person, order, materials, formHash: hashForm(order, materials) };
    const renderId = await this.generations.exclusively(
      person.owner,
      this.allowance.hashAddress(person.address),
      (manager) => this.placement.place(manager, request, terms),
    );
    this.outbox.wake();
    return renderId;
  }
}
