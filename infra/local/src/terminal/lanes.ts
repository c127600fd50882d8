/** Processes `waiting` in order, one item per lane. @returns results in order of completion */
export async function inLanes<Lane, Piece, Result>(
  lanes: readonly Lane[],
  waiting: readonly Piece[],
  work: (piece: Piece, lane: Lane) => Promise<Result>,
): Promise<Result[]> {
  const left = waiting.values();
  const results: Result[] = [];
  await Promise.all(
    lanes.map(async (lane) => {
      for (const piece of left) results.push(await work(piece, lane));
    }),
  );
  return results;
}
