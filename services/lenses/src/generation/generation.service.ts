import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import { PORTRAIT_COUNT } from '@likeness/contracts/generation/portrait-count';
import type { PortraitForm } from '@likeness/contracts/http/generation';
import type { PhotoReference } from '@likeness/contracts/http/internal';
import type { Person } from '@likeness/contracts/identity/principal';
import { portraitRenderJob } from '@likeness/contracts/jobs/portrait-render.job';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import type { FormFile } from '@likeness/service-kit/http/multipart';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Generation } from '../database/generation.entity.js';
import { GenerationsRepository } from '../database/generations.repository.js';
import type { Render } from '../database/render.entity.js';
import { RendersRepository } from '../database/renders.repository.js';
import { StyleCatalogue } from '../styles/style-catalogue.service.js';
import { AllowanceService } from './allowance.service.js';
import { hashForm } from './form-hash.js';
import { PhotosClient } from './photos.client.js';
import { PRIORITY } from './priority.js';
import { QueueLimits } from './queue-limits.service.js';

const RENDER_DEADLINE_MS = 15 * 60 * 1000;
/** Leaves room for the seeds of all images of a generation in a 32-bit column. */
const MAX_SEED = 2 ** 31 - 1 - PORTRAIT_COUNT.max;

type Begun = Pick<Generation, 'id' | 'seed'>;

/** One image of a generation as it was asked for, photos resolved. */
type Order = {
  readonly person: Person;
  readonly form: PortraitForm;
  readonly photos: readonly PhotoReference[];
  readonly formHash: string;
};

/** Accepts images to make: checks, counts, writes the row and queues the job in one transaction. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly generations: GenerationsRepository,
    private readonly renders: RendersRepository,
    private readonly limits: QueueLimits,
    private readonly allowance: AllowanceService,
    private readonly catalogue: StyleCatalogue,
    private readonly photos: PhotosClient,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Accepts one image, or finds it when the same one was accepted before.
   * @returns id of the render
   * @throws AppError for everything a person can do wrong; then nothing is queued or counted
   */
  async accept(person: Person, form: PortraitForm, files: readonly FormFile[]): Promise<string> {
    await this.catalogue.assertKnown(form.style);
    if (form.pro_generation && person.tier === 'guest') throw new AppError('CREDITS_REQUIRED');
    const photos = await this.#photosOf(person, form, files);
    const formHash = hashForm(
      form,
      photos.map((photo) => photo.id),
    );
    const renderId = await this.generations.exclusively(
      person.owner,
      this.allowance.hashAddress(person.address),
      (manager) => this.#place(manager, { person, form, photos, formHash }),
    );
    this.outbox.wake();
    return renderId;
  }

  async #photosOf(
    person: Person,
    form: PortraitForm,
    files: readonly FormFile[],
  ): Promise<PhotoReference[]> {
    const count = files.length + form.facial_feature_image_ids.length;
    if (count === 0) throw new AppError('PHOTOS_REQUIRED');
    if (count > PHOTO_LIMITS.maxFiles) throw new AppError('PHOTOS_TOO_MANY');
    const ids = [...form.facial_feature_image_ids];
    for (const file of files) {
      ids.push(await this.photos.store(person.owner, file.bytes, form.face_consent));
    }
    return this.photos.resolve(person.owner, [...new Set(ids)], form.face_consent);
  }

  async #place(manager: EntityManager, order: Order): Promise<string> {
    const { form, person } = order;
    if (form.generation_id === undefined || form.image_index === undefined) {
      return this.#placeUnnumbered(manager, order);
    }
    const known = await this.generations.byId(manager, form.generation_id);
    if (!known) {
      const begun = await this.#begin(manager, order, form.generation_id, false);
      return this.#queue(manager, order, begun, form.image_index);
    }
    assertSameOrder(known, order);
    const accepted = await this.renders.at(manager, known.id, form.image_index);
    if (accepted) return accepted.id;
    if (known.releasedAt) {
      await this.allowance.assertMayGenerate(person, manager);
      await this.generations.unrelease(manager, known.id);
    }
    return this.#queue(manager, order, known, form.image_index);
  }

  /** A request without ids joins the equal generation begun moments ago, else begins one. */
  async #placeUnnumbered(manager: EntityManager, order: Order): Promise<string> {
    const found = await this.generations.joinable(
      manager,
      order.person.owner,
      order.formHash,
      PORTRAIT_COUNT.max,
    );
    if (found) {
      const { generation, taken } = found;
      if (taken >= generation.imageCount) {
        await this.generations.setImageCount(manager, generation.id, taken + 1);
      }
      return this.#queue(manager, order, generation, taken);
    }
    const begun = await this.#begin(manager, order, randomUUID(), true);
    return this.#queue(manager, order, begun, 0);
  }

  async #begin(
    manager: EntityManager,
    { person, form, formHash }: Order,
    id: string,
    joinable: boolean,
  ): Promise<Begun> {
    await this.allowance.assertMayGenerate(person, manager);
    await this.limits.assertRoom(manager, person, form.image_count);
    const seed = randomInt(MAX_SEED);
    await this.generations.insert(manager, {
      id,
      ownerKind: person.owner.kind,
      ownerId: person.owner.id,
      addressHash: this.allowance.hashAddress(person.address),
      formHash,
      imageCount: form.image_count,
      seed,
      joinable,
    });
    return { id, seed };
  }

  async #queue(
    manager: EntityManager,
    { person, form, photos }: Order,
    generation: Begun,
    imageIndex: number,
  ): Promise<string> {
    const style = await this.catalogue.choose(form.style);
    const render: Partial<Render> = {
      id: randomUUID(),
      generationId: generation.id,
      ownerKind: person.owner.kind,
      ownerId: person.owner.id,
      imageIndex,
      styleId: style.id,
      gender: form.gender,
      seed: generation.seed + imageIndex,
      photos: [...photos],
      state: 'queued',
      priority: PRIORITY[person.tier],
      attempt: 1,
      expiresAt: new Date(Date.now() + RENDER_DEADLINE_MS),
    };
    await this.renders.insert(manager, render);
    const payload = { render_id: render.id!, attempt: 1 };
    await this.outbox.add(manager, portraitRenderJob, payload, { priority: render.priority });
    return render.id!;
  }
}

function assertSameOrder(known: Generation, { person, formHash }: Order): void {
  if (known.ownerKind !== person.owner.kind || known.ownerId !== person.owner.id) {
    throw new AppError('NOT_FOUND');
  }
  if (known.formHash !== formHash) throw new AppError('GENERATION_CONFLICT');
}
