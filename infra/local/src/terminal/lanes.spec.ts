import { inLanes } from './lanes.js';

describe('inLanes', () => {
  it('works on one piece in each lane, and a free lane takes the next', async () => {
    const began: string[] = [];
    const pieces = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
    const results = inLanes([1, 2], ['a', 'b', 'c'], async (piece, lane) => {
      began.push(`${piece} in ${lane}`);
      if (piece === 'a' || piece === 'b') await pieces[piece].promise;
      return piece;
    });
    await Promise.resolve();
    expect(began).toEqual(['a in 1', 'b in 2']);
    pieces.b.resolve();
    await new Promise(setImmediate);
    expect(began).toEqual(['a in 1', 'b in 2', 'c in 2']);
    pieces.a.resolve();
    expect(await results).toEqual(['b', 'c', 'a']);
  });

  it('gives each piece of a shared iterator to one call', async () => {
    const pieces = ['a', 'b', 'c'].values();
    const work = (piece: string) => Promise.resolve(piece);
    const [first, second] = await Promise.all([
      inLanes([1], pieces, work),
      inLanes([2], pieces, work),
    ]);
    expect([...first, ...second].toSorted()).toEqual(['a', 'b', 'c']);
    expect([first.length, second.length]).not.toContain(0);
  });
});
