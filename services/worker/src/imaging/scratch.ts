import type { Plane } from './planar.js';

/** Reusable buffer for synchronous loops; its initial content is undefined. */
export function scratchPlane(): (length: number) => Plane {
  let room = new Float32Array(0);
  return (length) => {
    if (room.length < length) room = new Float32Array(length);
    return room.length === length ? room : room.subarray(0, length);
  };
}
