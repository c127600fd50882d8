import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { type Owner, ownerKey, type Tier } from '@likeness/contracts/identity/owner';
import { RENDER_JOBS, setOf } from '@likeness/contracts/jobs/renders.jobs';
import { portraitResultJob } from '@likeness/contracts/jobs/results.jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { TURNS, type WorkClass } from '@likeness/queue/turns';
import { OutboxService } from '@likeness/service-kit/outbox/outbox.service';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Render } from '../database/lenses.entities.js';
import { RenderQueueRepository } from '../database/render-queue.repository.js';
import { classOf, currentTurn, nextPriorities } from './render-turn.js';

/** Maximum time that a restarted worker takes to load its model. */
const ABSENCE_MS = 60_000;

export type Newcomer = {
  readonly work: WorkClass;
  readonly owner: Owner;
  readonly addressHash: string;
};

type Queued = Pick<Render, 'id' | 'generationId' | 'styleId' | 'lane'>;
type NewRender = Queued & Pick<Render, 'imageIndex' | 'gender' | 'seed' | 'photos' | 'expiresAt'>;

/** Paid: subscribers' work, and work with held credits. */
export function workClassOf(
  tier: Tier,
  { creditsEach }: { readonly creditsEach: number },
): WorkClass {
  return tier === 'subscriber' || creditsEach > 0 ? 'paid' : 'unpaid';
}

/** Queues renders in fair turns. Rows are authoritative; jobs follow through the outbox. */
@Injectable()
export class RenderQueueService {
  constructor(
    private readonly turns: RenderQueueRepository,
    private readonly outbox: OutboxService,
    private readonly sender: JobSender,
  ) {}

  get isConnected(): boolean {
    return this.sender.connected;
  }

  async priorityFor(manager: EntityManager, lane: RenderLane, newcomer: Newcomer): Promise<number> {
    const [priority] = nextPriorities(await this.#look(manager, lane, newcomer), 1);
    return priority;
  }

  async add(
    manager: EntityManager,
    images: readonly NewRender[],
    newcomer: Newcomer,
  ): Promise<void> {
    const { owner } = newcomer;
    const addressHash = sharedAddress(newcomer);
    const rows = [];
    for (const lane of new Set(images.map((image) => image.lane))) {
      const inLane = images.filter((image) => image.lane === lane);
      const priorities = await this.#prioritiesFor(manager, lane, inLane, newcomer);
      for (const [at, image] of inLane.entries()) {
        const priority = priorities[at] ?? priorities[0];
        const state = 'queued' as const;
        rows.push({ ...image, owner, addressHash, priority, attempt: 1, state });
      }
    }
    await manager.insert(Render, rows);
    for (const row of rows.toSorted((one, other) => one.imageIndex - other.imageIndex)) {
      await this.#send(manager, row);
    }
  }

  async requeue(manager: EntityManager, render: Render, lane: RenderLane): Promise<void> {
    if (lane !== render.lane) {
      const [priority] = await this.#prioritiesFor(manager, lane, [render], {
        work: classOf(render.priority),
        owner: render.owner,
        addressHash: render.addressHash ?? '',
      });
      Object.assign(render, { lane, priority });
      await manager.save(render);
    }
    await this.#send(manager, render);
  }

  /** Best effort: a worker that still takes the job gets no lease. */
  remove({ id, attempt, lane }: Render): void {
    if (!this.isConnected) return;
    this.sender.remove(RENDER_JOBS[lane], { render_id: id, attempt }).catch(() => undefined);
  }

  /** True if the job, or a result to record, still exists. */
  async hasJobOf({ id, attempt, lane, leases }: Render): Promise<boolean> {
    const key = { render_id: id, attempt };
    if (await this.sender.isAlive(RENDER_JOBS[lane], key)) return true;
    // Only the result's key matters; older workers send no lease.
    const result = { ...key, outcome: { status: 'failed' } } as const;
    if (await this.sender.isAlive(portraitResultJob, result)) return true;
    return this.sender.isAlive(portraitResultJob, { ...result, claim: leases });
  }

  /** True if the render's lane has had no worker for a while. */
  async isDeserted({ lane, startedAt, createdAt }: Render): Promise<boolean> {
    if (lane === 'studio') return false;
    if (sharedNow() - (startedAt ?? createdAt).getTime() < ABSENCE_MS) return false;
    return !(await this.sender.hasConsumers(RENDER_JOBS[lane].queue));
  }

  /** The images of a generation share a turn, because a model renders them as a batch. */
  async #prioritiesFor(
    manager: EntityManager,
    lane: RenderLane,
    images: readonly Pick<Render, 'generationId'>[],
    newcomer: Newcomer,
  ): Promise<[number, ...number[]]> {
    const look = await this.#look(manager, lane, newcomer);
    const generationId = images[0]?.generationId;
    const own = look.taken.find(({ id, isUnfinished }) => isUnfinished && id === generationId);
    if (own) return [own.priority];
    return nextPriorities(look, lane === 'studio' ? images.length : 1);
  }

  async #look(manager: EntityManager, lane: RenderLane, newcomer: Newcomer) {
    const { work, owner } = newcomer;
    const progress = await this.turns.progress(manager, lane, TURNS[work]);
    const by = { owner, addressHash: sharedAddress(newcomer) };
    // Nobody waits in an idle class.
    const taken = progress.isBusy ? await this.turns.taken(manager, lane, TURNS[work], by) : [];
    return { work, owner: ownerKey(owner), current: currentTurn(work, progress), taken };
  }

  async #send(
    manager: EntityManager,
    render: Queued & Pick<Render, 'attempt' | 'priority'>,
  ): Promise<void> {
    const { id, attempt, generationId, styleId, lane, priority } = render;
    const payload = { render_id: id, attempt, set: setOf(generationId, styleId) };
    await this.outbox.add(manager, RENDER_JOBS[lane], payload, { priority });
  }
}

/** Paid work has turns per owner only. */
function sharedAddress({ work, addressHash }: Newcomer): string | null {
  return work === 'unpaid' ? addressHash : null;
}
