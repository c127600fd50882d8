import { floor, min } from './math.js';
import type { Plane } from './planar.js';

const FREE = 0;
const SOURCE = 1;
const SINK = 2;
const NONE = -1;
const TERMINAL = -2;

/**
 * Minimum cut of a square 8-neighbor grid (Boykov and Kolmogorov, PAMI 2004).
 * @param terminal per pixel: positive to the source, negative to the sink
 * @param bonds to the east, south-west, south and south-east neighbor, `size`² each; at least 0
 * @returns 1 on the source's side, 0 on the sink's
 */
export function minimumCut(
  size: number,
  terminal: Plane,
  bonds: readonly [Plane, Plane, Plane, Plane],
): Uint8Array {
  /** A one-pixel border without bonds avoids bounds checks. */
  const wide = size + 2;
  const count = wide * wide;
  /** Arcs 0..3 are `bonds`, 4..7 their opposites: the reverse of k is k ^ 4. */
  const steps = [1, wide - 1, wide, wide + 1, -1, 1 - wide, -wide, -wide - 1];
  const residual = steps.map(() => new Float32Array(count));
  const excess = new Float32Array(count);
  for (let y = 0, from = 0; y < size; y++) {
    for (let x = 0; x < size; x++, from++) {
      const i = (y + 1) * wide + x + 1;
      excess[i] = terminal[from];
      const isLast = y === size - 1;
      const open = [x < size - 1, x > 0 && !isLast, !isLast, x < size - 1 && !isLast];
      for (let k = 0; k < 4; k++) {
        if (!open[k]) continue;
        residual[k][i] = bonds[k][from];
        residual[k + 4][i + steps[k]] = bonds[k][from];
      }
    }
  }
  const tree = new Uint8Array(count);
  const parent = new Int32Array(count).fill(NONE);
  const isActive = new Uint8Array(count);
  let active: number[] = [];
  let next: number[] = [];
  const activate = (i: number) => {
    if (isActive[i]) return;
    isActive[i] = 1;
    next.push(i);
  };
  for (let i = 0; i < count; i++) {
    if (excess[i] === 0) continue;
    tree[i] = excess[i] > 0 ? SOURCE : SINK;
    parent[i] = TERMINAL;
    activate(i);
  }

  /** Residual capacity of arc `k` of `i` in source-to-sink direction, from the tree of `side`. */
  const capacity = (i: number, k: number, side: number) =>
    side === SOURCE ? residual[k][i] : residual[k ^ 4][i + steps[k]];

  const orphans: number[] = [];
  const disown = (i: number) => {
    parent[i] = NONE;
    orphans.push(i);
  };

  const hasRoot = (start: number) => {
    let i = start;
    while (parent[i] >= 0) i += steps[parent[i]];
    return parent[i] === TERMINAL;
  };

  const augment = (from: number, k: number) => {
    const to = from + steps[k];
    let flow = residual[k][from];
    let i = from;
    for (; parent[i] !== TERMINAL; i += steps[parent[i]]) {
      flow = min(flow, residual[parent[i] ^ 4][i + steps[parent[i]]]);
    }
    flow = min(flow, excess[i]);
    for (i = to; parent[i] !== TERMINAL; i += steps[parent[i]]) {
      flow = min(flow, residual[parent[i]][i]);
    }
    flow = min(flow, -excess[i]);
    push(residual, from, k, to, flow);
    for (i = from; parent[i] !== TERMINAL;) {
      const up = parent[i];
      const above = i + steps[up];
      push(residual, above, up ^ 4, i, flow);
      if (residual[up ^ 4][above] <= 0) disown(i);
      i = above;
    }
    excess[i] -= flow;
    if (excess[i] <= 0) disown(i);
    for (i = to; parent[i] !== TERMINAL;) {
      const up = parent[i];
      const above = i + steps[up];
      push(residual, i, up, above, flow);
      if (residual[up][i] <= 0) disown(i);
      i = above;
    }
    excess[i] += flow;
    if (excess[i] >= 0) disown(i);
  };

  const adopt = () => {
    for (let i = orphans.pop(); i !== undefined; i = orphans.pop()) {
      const side = tree[i];
      let found = NONE;
      for (let k = 0; k < 8 && found === NONE; k++) {
        const j: number = i + steps[k];
        const carries = side === SOURCE ? residual[k ^ 4][j] : residual[k][i];
        if (tree[j] === side && carries > 0 && hasRoot(j)) found = k;
      }
      if (found !== NONE) {
        parent[i] = found;
        continue;
      }
      for (let k = 0; k < 8; k++) {
        const j: number = i + steps[k];
        if (tree[j] !== side) continue;
        const carries = side === SOURCE ? residual[k ^ 4][j] : residual[k][i];
        if (carries > 0) activate(j);
        if (parent[j] >= 0 && j + steps[parent[j]] === i) disown(j);
      }
      tree[i] = FREE;
    }
  };

  for (;;) {
    if (active.length === 0) {
      if (next.length === 0) break;
      active = next.reverse();
      next = [];
    }
    const i = active[active.length - 1];
    let meeting = NONE;
    if (tree[i] !== FREE) {
      for (let k = 0; k < 8; k++) {
        const j: number = i + steps[k];
        if (tree[j] === tree[i] || capacity(i, k, tree[i]) <= 0) continue;
        if (tree[j] !== FREE) {
          meeting = k;
          break;
        }
        tree[j] = tree[i];
        parent[j] = k ^ 4;
        activate(j);
      }
    }
    if (meeting === NONE) {
      active.pop();
      isActive[i] = 0;
      continue;
    }
    if (tree[i] === SOURCE) augment(i, meeting);
    else augment(i + steps[meeting], meeting ^ 4);
    adopt();
  }
  const kept = new Uint8Array(size * size);
  for (let i = 0; i < kept.length; i++) {
    kept[i] = tree[(floor(i / size) + 1) * wide + (i % size) + 1] === SOURCE ? 1 : 0;
  }
  return kept;
}

function push(residual: Plane[], from: number, k: number, to: number, flow: number): void {
  residual[k][from] -= flow;
  residual[k ^ 4][to] += flow;
}
