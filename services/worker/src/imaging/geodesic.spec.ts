import { travel } from './geodesic.js';

it('walks a plain area once, not along each of its equal paths', () => {
  const [size, cost] = [64, 0.05];
  const distance = travel(new Float32Array(size * size).fill(cost), size, (i) => i === 0);
  distance.forEach((d, i) => expect(d).toBeCloseTo((Math.floor(i / size) + (i % size)) * cost, 3));
});
