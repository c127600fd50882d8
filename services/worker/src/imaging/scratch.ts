import type { Plane } from './planar.js';

/**
 * Room for values that a synchronous loop needs until it is done: taken again by the next call, it is neither zeroed nor
 * collected each time. What is in it at first is anything.
 */
export function scratchPlane(): (length: number) => Plane {
  let room = new Float32Array(0);
  return (length) => {
    if (room.length < length) room = new Float32Array(length);
    return room.length === length ? room : room.subarray(0, length);
  };
}
