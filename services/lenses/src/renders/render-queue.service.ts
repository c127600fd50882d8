import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { type Owner, ownerKey, type Tier } from '@likeness/contracts/identity/owner';
import { RENDER_JOBS, setOf } from '@likeness/contracts/jobs/portrait-render.job';
import { Outbox } from '@likeness/service-kit/outbox/outbox.service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Render } from '../database/render.entity.js';
import { RenderTurnsRepository } from '../database/render-turns.repository.js';
import { RendersRepository } from '../database/renders.repository.js';
import {
  type Assigned,
  assignTurn,
  classOf,
  currentTurn,
  type Taken,
  TURNS,
  type WorkClass,
} from './render-turn.js';

/** What decides the turn of work that joins a lane. */
export type Newcomer = {
  readonly lane: RenderLane;
  readonly work: WorkClass;
  readonly owner: Owner;
  readonly addressHash: string;
};

type Look = { readonly current: number; readonly taken: readonly Taken[] };

type NewRender = Pick<
  Render,
  'id' | 'generationId' | 'imageIndex' | 'styleId' | 'gender' | 'seed' | 'photos' | 'expiresAt'
>;

/** Work is paid where credits are held for it or its owner subscribes; until that is decided, it is taken for paid. */
export function workClassOf(
  tier: Tier,
  { creditsEach }: { readonly creditsEach: number | null },
): WorkClass {
  return tier === 'subscriber' || creditsEach !== 0 ? 'paid' : 'unpaid';
}

/** Writes renders with their turn, and has the jobs of a lane follow its turns. */
@Injectable()
export class RenderQueue {
  constructor(
    private readonly renders: RendersRepository,
    private readonly turns: RenderTurnsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** The turn that a newcomer would have now. */
  async turnFor(manager: EntityManager, newcomer: Newcomer): Promise<Assigned> {
    return assign(newcomer, await this.#look(manager, newcomer));
  }

  /** Call `wake` once the transaction has committed. */
  async add(manager: EntityManager, render: NewRender, newcomer: Newcomer): Promise<void> {
    const { owner, lane } = newcomer;
    const priority = await this.#takeTurn(manager, render.generationId, newcomer);
    const queued = { ...render, lane, priority, attempt: 1 };
    await this.renders.insert(manager, {
      ...queued,
      ownerKind: owner.kind,
      ownerId: owner.id,
      addressHash: sharedAddress(newcomer),
      state: 'queued',
    });
    await this.#send(manager, queued);
  }

  /** Adds a locked render again that was lost; in another lane it takes a new turn. */
  async addAgain(manager: EntityManager, render: Render, lane: RenderLane): Promise<void> {
    if (lane !== render.lane) {
      render.priority = await this.#takeTurn(manager, render.generationId, {
        lane,
        work: classOf(render.priority),
        owner: { kind: render.ownerKind, id: render.ownerId },
        addressHash: render.addressHash ?? '',
      });
      render.lane = lane;
    }
    render.attempt += 1;
    render.state = 'queued';
    await this.renders.save(manager, render);
    await this.#send(manager, render);
  }

  wake(): void {
    this.outbox.wake();
  }

  async #takeTurn(
    manager: EntityManager,
    generationId: string,
    newcomer: Newcomer,
  ): Promise<number> {
    const look = await this.#look(manager, newcomer);
    const begun = look.taken.find(({ id, isUnfinished }) => isUnfinished && id === generationId);
    if (begun) return begun.turn;
    const { turn, moved } = assign(newcomer, look);
    if (moved) {
      for (const render of await this.turns.move(manager, newcomer.lane, moved)) {
        await this.#send(manager, render);
      }
    }
    return turn;
  }

  async #look(manager: EntityManager, newcomer: Newcomer): Promise<Look> {
    const { lane, work, owner } = newcomer;
    const current = currentTurn(work, await this.turns.progress(manager, lane, work));
    const by = { owner, addressHash: sharedAddress(newcomer), current };
    return { current, taken: await this.turns.taken(manager, lane, work, by) };
  }

  async #send(
    manager: EntityManager,
    render: Pick<Render, 'id' | 'attempt' | 'generationId' | 'styleId' | 'lane' | 'priority'>,
  ): Promise<void> {
    const { id, attempt, generationId, styleId, lane, priority } = render;
    const payload = { render_id: id, attempt, set: setOf(generationId, styleId) };
    await this.outbox.add(manager, RENDER_JOBS[lane], payload, { priority });
  }
}

function assign({ work, owner }: Newcomer, look: Look): Assigned {
  const { turn, moved } = assignTurn({ owner: ownerKey(owner), ...look });
  const { last } = TURNS[work];
  // Where turns run out, what follows is served in the order of arrival.
  return turn <= last ? { turn, ...(moved && { moved }) } : { turn: last };
}

/** Paid work has its turns whatever the address. */
function sharedAddress({ work, addressHash }: Newcomer): string | null {
  return work === 'unpaid' ? addressHash : null;
}
