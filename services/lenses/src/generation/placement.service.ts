import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import { IMAGE_COUNTS, MAX_SEED } from '@likeness/contracts/generation/portrait-count';
import { ownerKey } from '@likeness/contracts/identity/owner';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Generation } from '../database/lenses.entities.js';
import { GenerationsRepository, type Joined } from '../database/generations.repository.js';
import { renderIdOf } from '../database/render-id.js';
import { RendersRepository } from '../database/renders.repository.js';
import { type Newcomer, RenderQueueService, workClassOf } from '../renders/render-queue.service.js';
import { GenerationLimitsService } from './generation-limits.service.js';
import type { Order, SetRequest } from './read-order.js';
import { QueueLimitsService } from './queue-limits.service.js';

const RENDER_DEADLINE_MS = 15 * 60 * 1000;

type Numbered = NonNullable<Order['numbered']>;

/** Writes a set in one transaction: the generation, a render for each image, and their jobs. */
@Injectable()
export class PlacementService {
  constructor(
    private readonly generations: GenerationsRepository,
    private readonly renders: RendersRepository,
    private readonly limits: QueueLimitsService,
    private readonly allowance: GenerationLimitsService,
    private readonly queue: RenderQueueService,
  ) {}

  /** @returns undefined for a new set. @throws AppError NOT_FOUND, GENERATION_CONFLICT or the limit */
  async find(request: SetRequest, numbered: Numbered): Promise<string | undefined> {
    return this.#exclusively(request, async (manager) => {
      const found = await this.#find(manager, request, numbered);
      if (found === undefined) await this.#assertRoom(manager, request);
      return found;
    });
  }

  /** Idempotent for numbered sets. @throws AppError NOT_FOUND, GENERATION_CONFLICT or the limit */
  async place(request: SetRequest, numbered?: Numbered): Promise<string> {
    return this.#exclusively(request, async (manager) => {
      const found = numbered
        ? await this.#find(manager, request, numbered)
        : await this.#join(manager, request);
      if (found !== undefined) return found;
      await this.#assertRoom(manager, request);
      const { generationId = randomUUID(), imageIndex = 0 } = numbered ?? {};
      const row = { id: generationId, joinable: !numbered, closedAt: null, releasedAt: null };
      await this.#queue(manager, request, await this.#insert(manager, request, row), 0);
      return renderIdOf(generationId, imageIndex);
    });
  }

  /**
   * Keeps a refused set, without renders, so that a repeated call does not use its released hold.
   * @param release runs in the same transaction unless another call has placed the set
   */
  async refuse(
    request: SetRequest,
    id: string,
    release: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.#exclusively(request, async (manager) => {
      if (await this.generations.locked(manager, id)) return;
      const now = new Date(sharedNow());
      const refused = { closedAt: now, releasedAt: now };
      await this.#insert(manager, request, { id, joinable: false, ...refused });
      await release(manager);
    });
  }

  /** Orders of one owner follow one another, and unpaid ones of one address. */
  async #exclusively<T>(
    request: SetRequest,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const { owner, addressHash, work: workClass } = this.#newcomer(request);
    const address = workClass === 'unpaid' ? addressHash : null;
    return this.generations.exclusively(owner, address, work);
  }

  #newcomer({ person, terms }: SetRequest): Newcomer {
    return {
      work: workClassOf(person.tier, terms),
      owner: person.owner,
      addressHash: this.allowance.hashAddress(person.address),
    };
  }

  async #find(
    manager: EntityManager,
    request: SetRequest,
    { generationId, imageIndex }: Numbered,
  ): Promise<string | undefined> {
    const known = await this.generations.locked(manager, generationId);
    if (!known) return undefined;
    assertSameOrder(known, request);
    const render = await this.renders.at(manager, generationId, imageIndex);
    if (!render) throw new AppError('GENERATION_CONFLICT');
    return render.id;
  }

  /** A call without ids adds an image to the identical set that began moments ago. */
  async #join(manager: EntityManager, request: SetRequest): Promise<string | undefined> {
    const { person, order, formHash } = request;
    const { max } = IMAGE_COUNTS[order.tool];
    const joined = await this.generations.extend(manager, person.owner, formHash, max);
    if (!joined) return undefined;
    // The allowance of a guest counts the set, not its images.
    if (person.owner.kind === 'visitor') await this.#assertRoomInQueue(manager, request);
    else await this.#assertRoom(manager, request);
    const index = joined.imageCount - 1;
    await this.#queue(manager, request, joined, index);
    return renderIdOf(joined.id, index);
  }

  async #assertRoom(manager: EntityManager, request: SetRequest): Promise<void> {
    await this.allowance.assertMayGenerate(manager, request.person, request.images.length);
    await this.#assertRoomInQueue(manager, request);
  }

  async #assertRoomInQueue(manager: EntityManager, request: SetRequest): Promise<void> {
    const lanes = request.images.map(({ lane }) => lane);
    await this.limits.assertRoom(manager, this.#newcomer(request), lanes);
  }

  async #insert(
    manager: EntityManager,
    { person, order, materials, formHash, terms }: SetRequest,
    row: Pick<Generation, 'id' | 'joinable' | 'closedAt' | 'releasedAt'>,
  ): Promise<Generation> {
    return this.generations.insert(manager, {
      ...row,
      ...terms,
      owner: person.owner,
      addressHash: this.allowance.hashAddress(person.address),
      formHash,
      tool: order.tool,
      prompts: order.prompts,
      finish: order.finish,
      headPose: materials.headPose,
      imageCount: order.imageCount,
      seed: order.seed ?? randomInt(MAX_SEED),
    });
  }

  async #queue(
    manager: EntityManager,
    request: SetRequest,
    generation: Joined,
    firstIndex: number,
  ): Promise<void> {
    const { order, materials, images } = request;
    const expiresAt = new Date(sharedNow() + RENDER_DEADLINE_MS);
    const renders = images.map((image, at) => ({
      ...image,
      id: renderIdOf(generation.id, firstIndex + at),
      generationId: generation.id,
      imageIndex: firstIndex + at,
      gender: order.gender,
      seed: generation.seed + firstIndex + at,
      photos: [...materials.photos],
      expiresAt,
    }));
    await this.queue.add(manager, renders, this.#newcomer(request));
  }
}

function assertSameOrder(known: Generation, { person, formHash }: SetRequest): void {
  if (ownerKey(known.owner) !== ownerKey(person.owner)) throw new AppError('NOT_FOUND');
  if (known.formHash !== formHash) throw new AppError('GENERATION_CONFLICT');
}
