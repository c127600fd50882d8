import { reclaim } from './reclaim.js';

const PACK = { credits: 25, amountCents: 499, takenBack: 0, shortfall: 0 };

describe('credits taken back', () => {
  it.each([
    ['nothing', 0, 25, { taken: 0, takenBack: 0, shortfall: 0 }],
    ['everything', 499, 25, { taken: 25, takenBack: 25, shortfall: 0 }],
    ['half, rounded down', 250, 25, { taken: 12, takenBack: 12, shortfall: 0 }],
    ['what is left of everything', 499, 10, { taken: 10, takenBack: 10, shortfall: 15 }],
    ['nothing where all is used up', 499, 0, { taken: 0, takenBack: 0, shortfall: 25 }],
  ])('are %s', (_, cents, available, expected) => {
    expect(reclaim(PACK, cents, available)).toEqual(expected);
  });

  it('are taken once, in however many refunds', () => {
    const first = reclaim(PACK, 200, 25);
    const second = reclaim({ ...PACK, ...first }, 499, 15);
    expect([first.taken, second.taken]).toEqual([10, 15]);
    expect(reclaim({ ...PACK, ...second }, 499, 9).taken).toBe(0);
  });

  it('return with the money, after the shortfall', () => {
    const taken = reclaim(PACK, 499, 10);
    expect(reclaim({ ...PACK, ...taken }, 0, 0)).toEqual({
      taken: -10,
      takenBack: 0,
      shortfall: 0,
    });
  });

  it('are none of a pack that was free', () => {
    expect(reclaim({ ...PACK, amountCents: 0 }, 0, 25).taken).toBe(0);
  });
});
