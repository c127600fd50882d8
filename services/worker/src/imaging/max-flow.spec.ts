import { seededRandom } from './random.js';
import { minimumCut } from './max-flow.js';

const SIZE = 4;
const AREA = SIZE * SIZE;
const STEPS = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];

type Problem = {
  terminal: Float32Array;
  bonds: [Float32Array, Float32Array, Float32Array, Float32Array];
};

function randomProblem(seed: number): Problem {
  const random = seededRandom(seed);
  const plane = (least: number, most: number) =>
    Float32Array.from({ length: AREA }, () => least + (most - least) * random.next());
  return {
    terminal: plane(-3, 3),
    bonds: [plane(0, 2), plane(0, 2), plane(0, 2), plane(0, 2)],
  };
}

function costOf({ terminal, bonds }: Problem, isSource: (i: number) => boolean): number {
  let cost = 0;
  for (let i = 0; i < AREA; i++) {
    if (terminal[i] > 0 !== isSource(i)) cost += Math.abs(terminal[i]);
    STEPS.forEach(([dx, dy], k) => {
      const [x, y] = [(i % SIZE) + dx, Math.floor(i / SIZE) + dy];
      if (x < 0 || x >= SIZE || y >= SIZE) return;
      if (isSource(i) !== isSource(y * SIZE + x)) cost += bonds[k][i];
    });
  }
  return cost;
}

test.each([1, 2, 3, 4])('costs no more than any other cut of a small grid (%i)', (seed) => {
  const problem = randomProblem(seed);
  const cut = minimumCut(SIZE, problem.terminal, problem.bonds);
  let least = Infinity;
  for (let labels = 0; labels < 2 ** AREA; labels++) {
    const cost = costOf(problem, (i) => (labels >> i) % 2 === 1);
    if (cost < least) least = cost;
  }
  expect(costOf(problem, (i) => cut[i] === 1)).toBeCloseTo(least, 4);
});
