import type { Plane } from './planar.js';

/** 4-neighbours. @returns 1 for seeds and reachable open pixels, else 0; `size`² */
export function flood(
  size: number,
  isSeed: (i: number) => boolean,
  isOpen: (i: number) => boolean,
): Plane {
  const reached = new Float32Array(size * size);
  const stack: number[] = [];
  const take = (i: number) => {
    reached[i] = 1;
    stack.push(i);
  };
  const visit = (i: number) => {
    if (reached[i] === 0 && isOpen(i)) take(i);
  };
  for (let i = 0; i < reached.length; i++) if (isSeed(i)) take(i);
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const x = i % size;
    if (x > 0) visit(i - 1);
    if (x < size - 1) visit(i + 1);
    if (i >= size) visit(i - size);
    if (i < reached.length - size) visit(i + size);
  }
  return reached;
}
