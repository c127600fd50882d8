import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import { IMAGE_COUNTS, PORTRAIT_COUNT } from '@likeness/contracts/generation/portrait-count';
import type { GenerationTerms } from '@likeness/contracts/generation/price';
import type { Person } from '@likeness/contracts/identity/principal';
import { portraitRenderJob } from '@likeness/contracts/jobs/portrait-render.job';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Generation } from '../database/generation.entity.js';
import { GenerationsRepository } from '../database/generations.repository.js';
import { RendersRepository } from '../database/renders.repository.js';
import { StyleCatalogue } from '../styles/style-catalogue.service.js';
import { AllowanceService } from './allowance.service.js';
import type { Materials, Order } from './order.js';
import { PRIORITY } from './priority.js';
import { QueueLimits } from './queue-limits.service.js';
import { renderIdOf } from './render-id.js';

const RENDER_DEADLINE_MS = 15 * 60 * 1000;
/** Leaves room for the seeds of all images of a generation in a 32-bit column. */
const MAX_SEED = 2 ** 31 - 1 - PORTRAIT_COUNT.max;

type Begun = Pick<Generation, 'id' | 'seed'>;

/** An order with its pictures, and who it is from. */
export type Request = {
  readonly person: Person;
  readonly order: Order;
  readonly materials: Materials;
  readonly formHash: string;
};

/** Counts an image, writes its row and queues its job, in the caller's transaction. */
@Injectable()
export class Placement {
  constructor(
    private readonly generations: GenerationsRepository,
    private readonly renders: RendersRepository,
    private readonly limits: QueueLimits,
    private readonly allowance: AllowanceService,
    private readonly catalogue: StyleCatalogue,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @returns id of the render, also of one that was placed before
   * @throws AppError NOT_FOUND, GENERATION_CONFLICT or the limit that is reached
   */
  async place(manager: EntityManager, request: Request, terms: GenerationTerms): Promise<string> {
    const { order, person } = request;
    if (!order.numbered) return this.#placeUnnumbered(manager, request, terms);
    const { generationId, imageIndex } = order.numbered;
    const known = await this.generations.byId(manager, generationId);
    if (!known) {
      const begun = await this.#begin(manager, request, terms, generationId, false);
      return this.#queue(manager, request, begun, imageIndex);
    }
    assertSameOrder(known, request);
    const accepted = await this.renders.at(manager, known.id, imageIndex);
    if (accepted) return accepted.id;
    if (known.releasedAt) {
      await this.allowance.assertMayGenerate(person, manager);
      await this.generations.unrelease(manager, known.id);
    }
    return this.#queue(manager, request, known, imageIndex);
  }

  /** A request without ids joins the equal generation begun moments ago, else begins one. */
  async #placeUnnumbered(
    manager: EntityManager,
    request: Request,
    terms: GenerationTerms,
  ): Promise<string> {
    const { person, order, formHash } = request;
    const room = IMAGE_COUNTS[order.tool].max;
    const found = await this.generations.joinable(manager, person.owner, formHash, room);
    if (found) {
      const { generation, taken } = found;
      if (taken >= generation.imageCount) {
        await this.generations.setImageCount(manager, generation.id, taken + 1);
      }
      return this.#queue(manager, request, generation, taken);
    }
    const begun = await this.#begin(manager, request, terms, randomUUID(), true);
    return this.#queue(manager, request, begun, 0);
  }

  async #begin(
    manager: EntityManager,
    { person, order, materials, formHash }: Request,
    terms: GenerationTerms,
    id: string,
    joinable: boolean,
  ): Promise<Begun> {
    await this.allowance.assertMayGenerate(person, manager);
    await this.limits.assertRoom(manager, person, order.imageCount);
    const seed = order.seed ?? randomInt(MAX_SEED);
    await this.generations.insert(manager, {
      id,
      ownerKind: person.owner.kind,
      ownerId: person.owner.id,
      addressHash: this.allowance.hashAddress(person.address),
      formHash,
      tool: order.tool,
      prompts: order.prompts,
      headPose: materials.headPose,
      imageCount: order.imageCount,
      seed,
      joinable,
      creditsEach: terms.creditsEach,
      isWatermarked: terms.isWatermarked,
    });
    return { id, seed };
  }

  async #queue(
    manager: EntityManager,
    { person, order, materials }: Request,
    generation: Begun,
    imageIndex: number,
  ): Promise<string> {
    const style = order.style === null ? null : await this.catalogue.choose(order.style);
    const id = renderIdOf(generation.id, imageIndex);
    const priority = PRIORITY[person.tier];
    await this.renders.insert(manager, {
      id,
      generationId: generation.id,
      ownerKind: person.owner.kind,
      ownerId: person.owner.id,
      imageIndex,
      styleId: style?.id ?? null,
      gender: order.gender,
      seed: generation.seed + imageIndex,
      photos: [...materials.photos],
      state: 'queued',
      priority,
      attempt: 1,
      expiresAt: new Date(Date.now() + RENDER_DEADLINE_MS),
    });
    const payload = { render_id: id, attempt: 1 };
    await this.outbox.add(manager, portraitRenderJob, payload, { priority });
    return id;
  }
}

function assertSameOrder(known: Generation, { person, formHash }: Request): void {
  if (known.ownerKind !== person.owner.kind || known.ownerId !== person.owner.id) {
    throw new AppError('NOT_FOUND');
  }
  if (known.formHash !== formHash) throw new AppError('GENERATION_CONFLICT');
}
