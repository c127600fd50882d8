import { cos, max, sin, sqrt } from '../../../../imaging/math.js';
import { edgeFlow, type FlowField } from '../../../../imaging/flow.js';
import { softNoise } from '../../../../imaging/noise.js';
import type { Plane } from '../../../../imaging/planar.js';
import type { Random } from '../../../../imaging/random.js';
import { downsample, resize } from '../../../../imaging/resample.js';
import { clamp, mix } from '../../../../imaging/scalar.js';
import type { Scene } from '../../model/scene.js';

type Turning = {
  readonly turns: number;
  readonly angle?: number;
};

/** Flow along edges, else along the body's roundness; swirls on the backdrop. */
export function strokeFlow(
  scene: Scene,
  tone: Plane,
  { turns, angle: first = 0 }: Turning,
  random: Random,
): FlowField {
  const half = scene.size / 2;
  const gray = downsample(tone, scene.size, scene.size, 2).plane;
  const unit = scene.faceHeight / 379;
  const flow = edgeFlow(gray, half, half, 2 * unit, 0.6);
  const swirl = softNoise(half, half, half * 0.24, 2, random);
  const toHalf = (plane: Plane) =>
    resize(plane, scene.normals.size, scene.normals.size, half, half);
  const [nx, ny] = [toHalf(scene.normals.nx), toHalf(scene.normals.ny)];
  const alpha = downsample(scene.alpha, scene.size, scene.size, 2).plane;
  for (let i = 0; i < swirl.length; i++) {
    const angle = first + swirl[i] * turns;
    let [bx, by] = [cos(angle), sin(angle)];
    const slope = sqrt(nx[i] * nx[i] + ny[i] * ny[i]);
    if (slope > 0.12 && alpha[i] > 0.5) {
      const side = -ny[i] * bx + nx[i] * by < 0 ? -1 : 1;
      bx = (-ny[i] / slope) * side;
      by = (nx[i] / slope) * side;
    }
    const along = flow.tx[i] * bx + flow.ty[i] * by < 0 ? -1 : 1;
    const weight = alpha[i] * clamp(flow.strength[i] * 20);
    const x = mix(bx, flow.tx[i] * along, weight);
    const y = mix(by, flow.ty[i] * along, weight);
    const length = sqrt(x * x + y * y) || 1;
    flow.tx[i] = x / length;
    flow.ty[i] = y / length;
    flow.anisotropy[i] = max(flow.anisotropy[i], 0.5);
  }
  return flow;
}
