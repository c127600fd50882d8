import { TURNS } from '@likeness/queue/turns';
import type { Taken } from '../database/render-queue.repository.js';
import { assignTurn, assignTurns, classOf, currentTurn } from './render-turn.js';

type Order = { readonly owner: string; readonly address?: string };

type Entry = Taken & { readonly address: string };

/** A simulated lane. */
class Lane {
  #entries: Entry[] = [];
  #orders = 0;

  order({ owner, address = owner }: Order): void {
    const current = this.#current();
    const taken = this.#entries
      .filter((each) => each.owner === owner || each.address === address)
      .filter(({ isUnfinished, turn }) => isUnfinished || turn >= current)
      .map((each) => ({ ...each, isHere: each.address === address }));
    const { turn, moved } = assignTurn({ owner, current, taken });
    this.#entries = this.#entries.map((each) =>
      each.id === moved?.id ? { ...each, turn: moved.turn } : each,
    );
    this.#orders += 1;
    const flags = { isHere: true, isWaiting: true, isUnfinished: true };
    this.#entries.push({ id: `${owner}${this.#orders}`, owner, address, turn, ...flags });
  }

  cancel(owner: string): void {
    this.#entries = this.#entries.filter((each) => each.owner !== owner || !each.isWaiting);
  }

  /** The owners of the next images, in order. */
  serve(count: number): string {
    const served = this.#waiting().slice(0, count);
    this.#entries = this.#entries.map((each) =>
      served.includes(each) ? { ...each, isWaiting: false, isUnfinished: false } : each,
    );
    return served.map(({ owner }) => owner[0]).join('');
  }

  #waiting(): Entry[] {
    return this.#entries.filter(({ isWaiting }) => isWaiting).toSorted((a, b) => a.turn - b.turn);
  }

  #current(): number {
    const begun = this.#entries.filter(({ isWaiting }) => !isWaiting).map(({ turn }) => turn);
    const [first] = this.#waiting();
    return currentTurn('unpaid', {
      lastBegun: begun.length > 0 ? Math.max(...begun) : null,
      firstWaiting: first?.turn ?? null,
      isBusy: first !== undefined,
    });
  }
}

function laneWith(...orders: readonly [Order, times: number][]): Lane {
  const lane = new Lane();
  for (const [order, times] of orders) {
    for (let count = 0; count < times; count += 1) lane.order(order);
  }
  return lane;
}

describe('turns of a lane', () => {
  it('put a newcomer behind one image of each owner, however long the lane has been at work', () => {
    const lane = laneWith([{ owner: 'a' }, 60], [{ owner: 'b' }, 60]);
    lane.serve(51);
    lane.order({ owner: 'n' });
    expect(lane.serve(3)).toContain('n');
  });

  it('give no advantage for cancelling and ordering again', () => {
    const lane = laneWith([{ owner: 'a' }, 10], [{ owner: 'b' }, 10]);
    for (let loop = 0; loop < 5; loop += 1) {
      lane.cancel('a');
      for (let image = 0; image < 10; image += 1) lane.order({ owner: 'a' });
    }
    expect(lane.serve(8)).toBe('babababa');
    lane.cancel('a');
    for (let image = 0; image < 10; image += 1) lane.order({ owner: 'a' });
    expect(lane.serve(4).match(/a/gu)).toHaveLength(2);
  });

  it('go round with people who order their next image when the last one is done', () => {
    const lane = laneWith([{ owner: 'a' }, 30]);
    let served = lane.serve(3);
    for (let round = 0; round < 6; round += 1) {
      lane.order({ owner: 'x' });
      lane.order({ owner: 'y' });
      while (!/x.*y|y.*x/u.test(served.slice(3 + round * 3))) served += lane.serve(1);
    }
    // Two users with many orders get their turns, but no more.
    expect(served.slice(3)).toMatch(/^(?:a?[xy]a?[xy]a?){6}$/u);
    expect(served.slice(3).match(/a/gu)?.length).toBeGreaterThanOrEqual(5);
  });

  it('serve a newcomer next where the others have just had their turn', () => {
    const lane = laneWith([{ owner: 'a' }, 30]);
    lane.serve(4);
    lane.order({ owner: 'n' });
    lane.order({ owner: 'm' });
    expect(lane.serve(4)).toBe('nmaa');
  });

  it('start over when a class is idle after half a million', () => {
    const { first } = TURNS.paid;
    const at = (lastBegun: number, isBusy: boolean) =>
      currentTurn('paid', { lastBegun, isBusy, firstWaiting: null });
    expect([at(first + 9, false), at(first + 2 ** 19, true), at(first + 2 ** 19, false)]).toEqual([
      first + 9,
      first + 2 ** 19,
      first,
    ]);
  });

  it('count an owner at every address that they order from', () => {
    const lane = new Lane();
    for (let image = 0; image < 10; image += 1) lane.order({ owner: 'a', address: `a${image}` });
    lane.order({ owner: 'n' });
    expect(lane.serve(2)).toBe('an');
  });

  it('are the same for a set as for its images one by one', () => {
    const turn = (id: string, owner: string, at: number, isWaiting = true) => ({
      id,
      owner,
      turn: at,
      isHere: true,
      isWaiting,
      isUnfinished: true,
    });
    const taken = [turn('r', 'a', 4, false), ...[5, 6, 7, 8].map((at) => turn(`a${at}`, 'a', at))];
    const { turns, moved } = assignTurns({ owner: 'n', current: 4, taken }, 3);
    let rows: Taken[] = taken;
    const oneByOne = [1, 2, 3].map((image) => {
      const assigned = assignTurn({ owner: 'n', current: 4, taken: rows });
      rows = rows.map((row) =>
        row.id === assigned.moved?.id ? { ...row, turn: assigned.moved.turn } : row,
      );
      rows.push(turn(`n${image}`, 'n', assigned.turn));
      return assigned.turn;
    });
    expect(turns).toEqual(oneByOne);
    expect(moved.size).toBeGreaterThan(0);
    for (const [id, at] of moved) expect(rows.find((row) => row.id === id)?.turn).toBe(at);
  });

  it('belong to paid work first', () => {
    expect(TURNS.paid.last).toBeLessThan(TURNS.unpaid.first);
    expect(TURNS.unpaid.last).toBeLessThan(2 ** 21);
    expect([1, 3, TURNS.paid.last, TURNS.unpaid.first].map(classOf)).toEqual([
      'paid',
      'paid',
      'paid',
      'unpaid',
    ]);
  });
});
