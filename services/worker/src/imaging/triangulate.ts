import type { Point } from './polygon.js';

type Triangle = { a: number; b: number; c: number; x: number; y: number; square: number };

/**
 * Delaunay triangulation from left to right (Bowyer 1981, Watson 1981), in about n^1.5 steps.
 * @param points inside a square of `side` @returns three indices per triangle
 */
export function triangulate(points: readonly Point[], side: number): Int32Array {
  const count = points.length;
  const far = side * 20;
  const all = [
    ...points,
    { x: -far, y: -far },
    { x: side / 2, y: far * 2 },
    { x: side + far, y: -far },
  ];
  const order = points.map((_, i) => i).sort((i, j) => all[i].x - all[j].x || all[i].y - all[j].y);
  let open = [circumscribed(all, count, count + 1, count + 2)];
  const done: Triangle[] = [];
  for (const n of order) {
    const { x, y } = all[n];
    const edges = new Map<number, [number, number]>();
    const kept: Triangle[] = [];
    for (const triangle of open) {
      const dx = x - triangle.x;
      if (dx > 0 && dx * dx > triangle.square) {
        done.push(triangle);
        continue;
      }
      const dy = y - triangle.y;
      if (dx * dx + dy * dy - triangle.square > 1e-9) {
        kept.push(triangle);
        continue;
      }
      toggle(edges, triangle.a, triangle.b, all.length);
      toggle(edges, triangle.b, triangle.c, all.length);
      toggle(edges, triangle.c, triangle.a, all.length);
    }
    for (const [a, b] of edges.values()) {
      const made = circumscribed(all, a, b, n);
      if (Number.isFinite(made.square)) kept.push(made);
    }
    open = kept;
  }
  const real = [...done, ...open].filter(({ a, b, c }) => a < count && b < count && c < count);
  return Int32Array.from(real.flatMap(({ a, b, c }) => [a, b, c]));
}

function toggle(edges: Map<number, [number, number]>, a: number, b: number, count: number): void {
  const key = a < b ? a * count + b : b * count + a;
  if (!edges.delete(key)) edges.set(key, [a, b]);
}

function circumscribed(points: readonly Point[], a: number, b: number, c: number): Triangle {
  const [p, q, r] = [points[a], points[b], points[c]];
  const [bx, by, cx, cy] = [q.x - p.x, q.y - p.y, r.x - p.x, r.y - p.y];
  const d = 2 * (bx * cy - by * cx);
  const x = (cy * (bx * bx + by * by) - by * (cx * cx + cy * cy)) / d;
  const y = (bx * (cx * cx + cy * cy) - cx * (bx * bx + by * by)) / d;
  return { a, b, c, x: p.x + x, y: p.y + y, square: x * x + y * y };
}
