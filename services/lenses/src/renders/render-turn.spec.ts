import { TURNS } from '@likeness/queue/turns';
import { classOf, currentTurn, nextPriorities } from './render-turn.js';

const { first } = TURNS.unpaid;
const IDLE = { lastBegun: null, firstWaiting: null, isBusy: false };

describe('turns of renders', () => {
  it.each([
    ['an empty class', IDLE, 0],
    ['the first waiting render', { ...IDLE, firstWaiting: first + 9 }, 2],
    ['the last begun one', { lastBegun: first + 4, firstWaiting: first + 9, isBusy: true }, 1],
    ['an older one that waits', { lastBegun: first + 40, firstWaiting: first, isBusy: true }, 0],
    ['the last begun one of many', { ...IDLE, lastBegun: first + 2 ** 19, isBusy: true }, 2 ** 17],
    ['a class that is idle after many', { ...IDLE, lastBegun: first + 2 ** 19 }, 0],
  ])('begin at %s', (_, progress, turn) => {
    expect(currentTurn('unpaid', progress)).toBe(turn);
  });

  it('are one for each image of an owner, and four for an address', () => {
    const render = { id: 'a', owner: 'a', priority: first + 12, isHere: true, isUnfinished: true };
    const others = [0, 1, 2].map((place) => ({ ...render, owner: 'b', priority: first + place }));
    const next = (owner: string, taken = [render, ...others]) =>
      nextPriorities({ work: 'unpaid', owner, current: 0, taken }, 2).map((each) => each - first);
    expect([next('a'), next('n')]).toEqual([
      [16, 20],
      [3, 4],
    ]);
    expect(next('n', [...others, { ...render, priority: first + 3 }])).toEqual([4, 8]);
  });

  it('belong to paid work first', () => {
    expect(TURNS.paid.last).toBeLessThan(first);
    expect(TURNS.unpaid.last).toBeLessThan(2 ** 21);
    expect([1, TURNS.paid.last, first].map(classOf)).toEqual(['paid', 'paid', 'unpaid']);
  });
});
