import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import { IMAGE_COUNTS } from '@likeness/contracts/generation/portrait-count';
import type { GenerationTerms } from '@likeness/contracts/generation/price';
import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { MAX_SEED } from '@likeness/contracts/generation/seed';
import type { Person } from '@likeness/contracts/identity/principal';
import { RENDER_JOBS, setOf } from '@likeness/contracts/jobs/portrait-render.job';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Generation } from '../database/generation.entity.js';
import { GenerationsRepository } from '../database/generations.repository.js';
import { RESERVED_SECONDS, RendersRepository } from '../database/renders.repository.js';
import { AllowanceService } from './allowance.service.js';
import type { Materials, Order } from './order.js';
import { PRIORITY } from './priority.js';
import { QueueLimits } from './queue-limits.service.js';
import { renderIdOf } from '../database/render-id.js';

const RENDER_DEADLINE_MS = 15 * 60 * 1000;
const DAY_MS = 24 * 3_600 * 1_000;

/** An order with its pictures, and who it is from. */
export type Request = {
  readonly person: Person;
  readonly order: Order;
  readonly materials: Materials;
  /** Null where the picture follows a prompt. */
  readonly styleId: string | null;
  readonly lane: RenderLane;
  readonly formHash: string;
};

/** Counts an image, writes its row and queues its job, while nobody else counts on the same allowance. */
@Injectable()
export class Placement {
  constructor(
    private readonly generations: GenerationsRepository,
    private readonly renders: RendersRepository,
    private readonly limits: QueueLimits,
    private readonly allowance: AllowanceService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @returns id of the render, also of one that was placed before
   * @throws AppError NOT_FOUND, GENERATION_CONFLICT or the limit that is reached
   */
  async place(request: Request, terms: GenerationTerms): Promise<string> {
    const id = await this.#exclusively(request, (manager) => this.#place(manager, request, terms));
    this.outbox.wake();
    return id;
  }

  /**
   * The generation as it is, or begun with its terms undecided.
   * @throws AppError NOT_FOUND, GENERATION_CONFLICT or the limit that is reached
   */
  async reserve(request: Request, id: string): Promise<Generation> {
    return this.#exclusively(request, async (manager) => {
      const known = await this.generations.byId(manager, id);
      if (known) {
        assertSameOrder(known, request);
        return known;
      }
      const undecided = { creditsEach: null, isWatermarked: true };
      return this.#begin(manager, request, undecided, { id, joinable: false });
    });
  }

  async #exclusively<T>(
    { person }: Request,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const address = this.allowance.hashAddress(person.address);
    return this.generations.exclusively(person.owner, address, work);
  }

  async #place(manager: EntityManager, request: Request, terms: GenerationTerms): Promise<string> {
    const { order } = request;
    if (!order.numbered) return this.#placeUnnumbered(manager, request, terms);
    const { generationId, imageIndex } = order.numbered;
    const known = await this.generations.byId(manager, generationId);
    if (!known) {
      const begun = await this.#begin(manager, request, terms, {
        id: generationId,
        joinable: false,
      });
      return this.#queue(manager, request, begun, imageIndex);
    }
    assertSameOrder(known, request);
    const accepted = await this.renders.at(manager, known.id, imageIndex);
    if (accepted) return accepted.id;
    await this.#assertFollows(manager, request, known, terms);
    return this.#queue(manager, request, known, imageIndex);
  }

  /** Whether one more image of a generation may be made. */
  async #assertFollows(
    manager: EntityManager,
    request: Request,
    known: Generation,
    terms: GenerationTerms,
  ): Promise<void> {
    const { person, order } = request;
    if (known.creditsEach === null) {
      await this.#assertRoom(manager, request, order.imageCount);
      if (known.closedAt !== null) throw new AppError('GENERATION_CONFLICT');
      await this.generations.setTerms(manager, known.id, terms);
      return;
    }
    // Its hold has been given back.
    if (known.closedAt !== null && known.creditsEach > 0) throw new AppError('GENERATION_CONFLICT');
    if (isOver(known) || (isLate(known) && hasLostItsPlan(known, person))) {
      throw new AppError('GENERATION_CONFLICT');
    }
    if (known.releasedAt !== null) await this.#countAgain(manager, request, known);
    else if (isLate(known)) await this.#assertRoomInside(manager, request);
  }

  /** A generation whose allowance was given back takes it once more with its next image. */
  async #countAgain(manager: EntityManager, request: Request, { id }: Generation): Promise<void> {
    await this.#assertRoom(manager, request, 1);
    await this.generations.unrelease(manager, id);
  }

  /** Room for an image that was not counted with its generation, which a visitor's allowance covers. */
  async #assertRoomInside(manager: EntityManager, request: Request): Promise<void> {
    const { person, lane } = request;
    if (person.owner.kind === 'user') await this.#assertRoom(manager, request, 1);
    else await this.limits.assertRoom(manager, person, 1, lane);
  }

  async #assertRoom(
    manager: EntityManager,
    { person, lane }: Request,
    imageCount: number,
  ): Promise<void> {
    await this.allowance.assertMayGenerate(manager, person, imageCount);
    await this.limits.assertRoom(manager, person, imageCount, lane);
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
      if (generation.releasedAt !== null) await this.#countAgain(manager, request, generation);
      if (taken >= generation.imageCount) {
        if (generation.releasedAt === null) await this.#assertRoomInside(manager, request);
        await this.generations.setImageCount(manager, generation.id, taken + 1);
      }
      return this.#queue(manager, request, generation, taken);
    }
    const begun = await this.#begin(manager, request, terms, { id: randomUUID(), joinable: true });
    return this.#queue(manager, request, begun, 0);
  }

  async #begin(
    manager: EntityManager,
    request: Request,
    terms: Pick<Generation, 'creditsEach' | 'isWatermarked'>,
    { id, joinable }: Pick<Generation, 'id' | 'joinable'>,
  ): Promise<Generation> {
    const { person, order, materials, formHash } = request;
    await this.#assertRoom(manager, request, order.imageCount);
    return this.generations.insert(manager, {
      id,
      ownerKind: person.owner.kind,
      ownerId: person.owner.id,
      addressHash: this.allowance.hashAddress(person.address),
      formHash,
      tool: order.tool,
      prompts: order.prompts,
      headPose: materials.headPose,
      imageCount: order.imageCount,
      seed: order.seed ?? randomInt(MAX_SEED),
      joinable,
      ...terms,
    });
  }

  async #queue(
    manager: EntityManager,
    { person, order, materials, styleId, lane }: Request,
    generation: Generation,
    imageIndex: number,
  ): Promise<string> {
    const id = renderIdOf(generation.id, imageIndex);
    const priority = PRIORITY[person.tier];
    await this.renders.insert(manager, {
      id,
      generationId: generation.id,
      ownerKind: person.owner.kind,
      ownerId: person.owner.id,
      imageIndex,
      styleId,
      gender: order.gender,
      seed: generation.seed + imageIndex,
      photos: [...materials.photos],
      state: 'queued',
      lane,
      priority,
      attempt: 1,
      expiresAt: new Date(sharedNow() + RENDER_DEADLINE_MS),
    });
    const payload = { render_id: id, attempt: 1, set: setOf(generation.id, styleId) };
    await this.outbox.add(manager, RENDER_JOBS[lane], payload, { priority });
    return id;
  }
}

/** Its images that were not asked for by now are no longer counted. */
function isLate({ createdAt }: Generation): boolean {
  return createdAt.getTime() < sharedNow() - RESERVED_SECONDS * 1_000;
}

/** The allowance that it took is free again, so that nothing would count what follows. */
function isOver({ createdAt }: Generation): boolean {
  return createdAt.getTime() < sharedNow() - DAY_MS;
}

/** Free without a watermark was a subscriber's; who is none any more has no further images of it. */
function hasLostItsPlan({ creditsEach, isWatermarked }: Generation, { tier }: Person): boolean {
  return creditsEach === 0 && !isWatermarked && tier !== 'subscriber';
}

function assertSameOrder(known: Generation, { person, formHash }: Request): void {
  if (known.ownerKind !== person.owner.kind || known.ownerId !== person.owner.id) {
    throw new AppError('NOT_FOUND');
  }
  if (known.formHash !== formHash) throw new AppError('GENERATION_CONFLICT');
}
