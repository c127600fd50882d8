/**
 * Processes `waiting` in order, one item per lane. Calls may share an iterator.
 * @returns results in order of completion
 */
export async function inLanes<Lane, Piece, Result>(
  lanes: readonly Lane[],
  waiting: Iterable<Piece>,
  work: (piece: Piece, lane: Lane) => Promise<Result>,
): Promise<Result[]> {
  const left = waiting[Symbol.iterator]();
  const results: Result[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let next = left.next(); !next.done; next = left.next()) {
        results.push(await work(next.value, lane));
      }
    }),
  );
  return results;
}
