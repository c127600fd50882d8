import { floor, max, round } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { rgbToLab } from '../../../imaging/colour.js';
import { guidedFilter } from '../../../imaging/guided-filter.js';
import { luma, type Plane } from '../../../imaging/planar.js';
import { downsamplePlanar } from '../../../imaging/resample.js';
import { mix, smoothstep } from '../../../imaging/scalar.js';
import { unitOf } from '../5-develop/tone.js';
import { bareBelowChin, foreheadOf } from '../3-light/connected-skin.js';
import { fullSize, type Scene } from '../model/scene.js';

/** Width of the hairline band that separates strands and skin, in face heights. */
const HAIRLINE = 0.1;

/** The border follows the photo's strands (guided filter); fair hair resembles skin. */
export function partsOf(scene: Scene): { hair: Plane; mouth: Plane } {
  const { size, masks, faceHeight, landmarks } = scene;
  const soften = (plane: Plane, sigma: number) =>
    gaussianBlur(plane, masks.size, masks.size, sigma);
  const nearFace = soften(masks.face, 0.03 * faceHeight);
  const below = (landmarks[152].y / size) * masks.size;
  const forehead = foreheadOf(scene);
  const body = bareBelowChin(scene);
  const bare = new Float32Array(masks.skin.length);
  for (let i = 0; i < bare.length; i++) {
    const inside = smoothstep(0.02, 0.12, nearFace[i]);
    const low = smoothstep(-0.1, 0.02, (floor(i / masks.size) - below) / faceHeight);
    const own = mix(masks.skin[i], body[i] * masks.skin[i], low);
    const likely = max(own, masks.neck[i], masks.features[i] * masks.face[i]);
    const onFace = max(likely, 0.5 * smoothstep(0.6, 0.95, masks.face[i])) * max(inside, low);
    bare[i] = max(onFace, forehead[i]);
  }
  const half = luma(downsamplePlanar(scene.foreground, 2));
  const reach = max(2, round(HAIRLINE * 0.5 * faceHeight));
  const side = masks.size;
  const along = guidedFilter(half, soften(bare, unitOf(scene)), side, side, reach, 2e-4);
  return {
    hair: fullSize(scene, along).map((share) => smoothstep(0.5, 0.34, share)),
    mouth: fullSize(scene, masks.mouth),
  };
}

/** Minimum a* difference between painted lips and surrounding skin. */
const PAINTED_LIPS = 6.5;

/** Red ink is only for painted lips: on others it looks like lipstick. */
export function areLipsPainted({ foreground, masks, skin }: Scene): boolean {
  const { r, g, b } = downsamplePlanar(foreground, 2);
  const lab = [0, 0, 0];
  let [redness, weight] = [0, 0];
  for (let i = 0; i < masks.mouth.length; i++) {
    if (masks.mouth[i] < 0.8) continue;
    rgbToLab(r[i], g[i], b[i], lab);
    if (lab[1] < skin.a - 4) continue;
    redness += lab[1];
    weight++;
  }
  return weight > 0 && redness / weight - skin.a > PAINTED_LIPS;
}
