import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import { IMAGE_COUNTS } from '@likeness/contracts/generation/portrait-count';
import type { GenerationTerms } from '@likeness/contracts/generation/price';
import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { MAX_SEED } from '@likeness/contracts/generation/seed';
import type { Person } from '@likeness/contracts/identity/principal';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Generation } from '../database/generation.entity.js';
import { GenerationsRepository } from '../database/generations.repository.js';
import { RESERVED_SECONDS, RendersRepository } from '../database/renders.repository.js';
import { AllowanceService } from './allowance.service.js';
import type { Materials, Order } from './order.js';
import { QueueLimits } from './queue-limits.service.js';
import { renderIdOf } from '../database/render-id.js';
import { type Newcomer, RenderQueue, workClassOf } from '../renders/render-queue.service.js';

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

/** Null while it is not yet decided whether the work is paid for. */
type Terms = Pick<Generation, 'creditsEach'>;

/** Counts an image, writes its row and queues its job, while nobody else counts on the same allowance. */
@Injectable()
export class Placement {
  constructor(
    private readonly generations: GenerationsRepository,
    private readonly renders: RendersRepository,
    private readonly limits: QueueLimits,
    private readonly allowance: AllowanceService,
    private readonly queue: RenderQueue,
  ) {}

  /**
   * @returns id of the render, also of one that was placed before
   * @throws AppError NOT_FOUND, GENERATION_CONFLICT or the limit that is reached
   */
  async place(request: Request, terms: GenerationTerms): Promise<string> {
    const id = await this.#exclusively(request, terms, (manager) =>
      this.#place(manager, request, terms),
    );
    this.queue.wake();
    return id;
  }

  /**
   * The generation as it is, or begun with its terms undecided.
   * @throws AppError NOT_FOUND, GENERATION_CONFLICT or the limit that is reached
   */
  async reserve(request: Request, id: string): Promise<Generation> {
    const undecided = { creditsEach: null, isWatermarked: true };
    return this.#exclusively(request, undecided, async (manager) => {
      const known = await this.generations.byId(manager, id);
      if (known) {
        assertSameOrder(known, request);
        return known;
      }
      return this.#begin(manager, request, undecided, { id, joinable: false });
    });
  }

  /** Unpaid work is counted by address too. */
  async #exclusively<T>(
    request: Request,
    terms: Terms,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const newcomer = this.#newcomer(request, terms);
    const { owner } = request.person;
    const goesByAddress = owner.kind === 'visitor' || newcomer.work === 'unpaid';
    return this.generations.exclusively(owner, goesByAddress ? newcomer.addressHash : null, work);
  }

  #newcomer({ person, lane }: Request, terms: Terms): Newcomer {
    const addressHash = this.allowance.hashAddress(person.address);
    return { lane, work: workClassOf(person.tier, terms), owner: person.owner, addressHash };
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
      return this.#queue(manager, request, begun, imageIndex, terms);
    }
    assertSameOrder(known, request);
    const accepted = await this.renders.at(manager, known.id, imageIndex);
    if (accepted) return accepted.id;
    await this.#assertFollows(manager, request, known, terms);
    return this.#queue(manager, request, known, imageIndex, terms);
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
      await this.#assertRoom(manager, request, order.imageCount, terms);
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
    else if (isLate(known)) await this.#assertRoomInside(manager, request, known);
  }

  /** A generation whose allowance was given back takes it once more with its next image. */
  async #countAgain(manager: EntityManager, request: Request, known: Generation): Promise<void> {
    await this.#assertRoom(manager, request, 1, known);
    await this.generations.unrelease(manager, known.id);
  }

  /** Room for an image that was not counted with its generation, which a visitor's allowance covers. */
  async #assertRoomInside(
    manager: EntityManager,
    request: Request,
    known: Generation,
  ): Promise<void> {
    if (request.person.owner.kind === 'user') await this.#assertRoom(manager, request, 1, known);
    else await this.limits.assertRoom(manager, this.#newcomer(request, known), 1);
  }

  async #assertRoom(
    manager: EntityManager,
    request: Request,
    imageCount: number,
    terms: Terms,
  ): Promise<void> {
    await this.allowance.assertMayGenerate(manager, request.person, imageCount);
    await this.limits.assertRoom(manager, this.#newcomer(request, terms), imageCount);
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
        if (generation.releasedAt === null)
          await this.#assertRoomInside(manager, request, generation);
        await this.generations.setImageCount(manager, generation.id, taken + 1);
      }
      return this.#queue(manager, request, generation, taken, terms);
    }
    const begun = await this.#begin(manager, request, terms, { id: randomUUID(), joinable: true });
    return this.#queue(manager, request, begun, 0, terms);
  }

  async #begin(
    manager: EntityManager,
    request: Request,
    terms: Pick<Generation, 'creditsEach' | 'isWatermarked'>,
    { id, joinable }: Pick<Generation, 'id' | 'joinable'>,
  ): Promise<Generation> {
    const { person, order, materials, formHash } = request;
    await this.#assertRoom(manager, request, order.imageCount, terms);
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
    request: Request,
    generation: Generation,
    imageIndex: number,
    terms: Terms,
  ): Promise<string> {
    const { order, materials, styleId } = request;
    const id = renderIdOf(generation.id, imageIndex);
    const render = {
      id,
      generationId: generation.id,
      imageIndex,
      styleId,
      gender: order.gender,
      seed: generation.seed + imageIndex,
      photos: [...materials.photos],
      expiresAt: new Date(sharedNow() + RENDER_DEADLINE_MS),
    };
    const creditsEach = generation.creditsEach ?? terms.creditsEach;
    const newcomer = this.#newcomer(request, { creditsEach });
    // The cap of that address has counted the set; from another one its images would go uncounted.
    const { addressHash } = generation;
    await this.queue.add(manager, render, { ...newcomer, addressHash });
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
