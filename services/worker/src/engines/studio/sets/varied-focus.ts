import { hypot } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { CHANNELS, planar, type Planar } from '../../../imaging/planar.js';
import { downsamplePlanar, resize } from '../../../imaging/resample.js';
import { mix, smoothstep } from '../../../imaging/scalar.js';
import type { Scene } from '../model/scene.js';

/** Start and end of the blur, in half-axes of the face. */
const IN_FOCUS = 1.15;
const OUT_OF_FOCUS = 2.3;

export function focusOnFace(scene: Scene, softness: number): Scene {
  if (softness === 0) return scene;
  const { size, foreground, faceHeight } = scene;
  const small = downsamplePlanar(foreground, 2);
  const out: Planar = planar(size, size);
  const away = distanceFromFace(scene);
  for (const channel of CHANNELS) {
    const soft = gaussianBlur(
      small[channel],
      small.width,
      small.height,
      (softness * faceHeight) / 2,
    );
    const blurred = resize(soft, small.width, small.height, size, size);
    const [source, target] = [foreground[channel], out[channel]];
    for (let i = 0; i < target.length; i++) target[i] = mix(source[i], blurred[i], away[i]);
  }
  return { ...scene, foreground: out };
}

function distanceFromFace({ size, landmarks, faceHeight }: Scene): Float32Array {
  const [right, left, top, chin] = [234, 454, 10, 152].map((id) => landmarks[id]);
  const centre = { x: (right.x + left.x) / 2, y: (top.y + chin.y) / 2 };
  const [across, down] = [0.42 * faceHeight, 0.52 * faceHeight];
  const out = new Float32Array(size * size);
  for (let y = 0, i = 0; y < size; y++) {
    for (let x = 0; x < size; x++, i++) {
      const d = hypot((x + 0.5 - centre.x) / across, (y + 0.5 - centre.y) / down);
      out[i] = smoothstep(IN_FOCUS, OUT_OF_FOCUS, d);
    }
  }
  return out;
}
