import { abs, exp, hypot, max, min } from '../../../imaging/math.js';
import { gaussianBlur } from '../../../imaging/blur.js';
import { parseHex, toGamma, toLinear } from '../../../imaging/colour.js';
import { composite, luma, planar, type Planar } from '../../../imaging/planar.js';
import type { Random } from '../../../imaging/random.js';
import { resize } from '../../../imaging/resample.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { paintBackdrop } from '../4-arrange/backdrops/paint-backdrop.js';
import { retouch } from '../5-develop/retouch.js';
import { bloom, finishTones, lightWrap, sharpen } from '../5-develop/grading.js';
import { relightForStyle } from '../5-develop/relight-for-style.js';
import { fullSize, type Scene } from '../model/scene.js';
import type { NeonLook } from '../model/looks.js';
import type { Renderer } from '../model/renderer.js';

export const renderNeon: Renderer<NeonLook> = async (sitting) => {
  const { scene, style, look, random, checkpoint } = sitting;
  const { size } = scene;
  const palette = random.fork('palette').pick(look.palettes);
  const colours = { left: parseHex(palette.left), right: parseHex(palette.right) };
  const rig = {
    ...sitting.rig,
    lamps: sitting.rig.lamps.map((lamp) => {
      if (lamp.from[0] === 0) return lamp;
      const colour = lamp.from[0] < 0 ? colours.left : colours.right;
      return { ...lamp, colour: [colour[0] ** 2, colour[1] ** 2, colour[2] ** 2] as const };
    }),
  };
  let person = relightForStyle({ ...sitting, rig }, neutralise(scene, look.neutral));
  person = retouch(scene, person, style.retouch);
  await checkpoint(0.48);

  let backdrop = sitting.backdrop;
  if (backdrop.kind === 'night') backdrop = { ...backdrop, ...palette };
  const street = addTube(
    scene,
    paintBackdrop(backdrop, size, random.fork('backdrop')),
    colours,
    random.fork('tube'),
  );
  await checkpoint(0.68);
  let picture = composite(street, addEdgeLight(scene, person, colours, look.rim), scene.alpha);
  picture = lightWrap(scene, picture, street, 0.7);
  await checkpoint(0.79);
  picture = bloom(picture, 0.7, 0.068 * scene.faceHeight, 0.6);
  await checkpoint(0.85);
  picture = sharpen(picture, {
    fine: 0.55,
    broad: 0.4,
    radius: max(1.1, 0.45 * scene.magnification),
  });
  return finishTones(picture, style.grade, random.fork('grain'));
};

function neutralise(scene: Scene, share: number): Planar {
  const { foreground } = scene;
  const y = luma(foreground);
  const out = planar(scene.size, scene.size);
  for (let i = 0; i < y.length; i++) {
    const gray = toGamma(toLinear(y[i]));
    out.r[i] = mix(foreground.r[i], gray, share);
    out.g[i] = mix(foreground.g[i], gray, share);
    out.b[i] = mix(foreground.b[i], gray, share);
  }
  return out;
}

type Sides = { left: readonly number[]; right: readonly number[] };

function between({ left, right }: Sides, share: number): [number, number, number] {
  const t = smoothstep(0.3, 0.7, share);
  return [mix(left[0], right[0], t), mix(left[1], right[1], t), mix(left[2], right[2], t)];
}

type TubeShape = 'ring' | 'arch' | 'frame' | 'bars';

function addTube(scene: Scene, image: Planar, sides: Sides, random: Random): Planar {
  const { size, landmarks, faceHeight } = scene;
  const shape = random.pick<TubeShape>(['ring', 'arch', 'frame', 'bars']);
  const grid = size / 2;
  const x0 = mix((landmarks[234].x + landmarks[454].x) / 2, size / 2, 0.3) / 2;
  const y0 = landmarks[168].y / 2 - 0.06 * faceHeight;
  const radius = (faceHeight / 2) * random.between(0.92, 1.06);
  const width = 0.0045 * faceHeight;
  const core = new Float32Array(grid * grid);
  for (let y = 0; y < grid; y++) {
    for (let x = 0; x < grid; x++) {
      const d = tubeDistance(shape, x - x0, y - y0, radius);
      if (d < width * 4) core[y * grid + x] = exp(-((d / width) ** 2));
    }
  }
  const near = gaussianBlur(core, grid, grid, 0.012 * faceHeight);
  const far = gaussianBlur(core, grid, grid, 0.05 * faceHeight);
  const [c, n, f] = [core, near, far].map((plane) => resize(plane, grid, grid, size, size));
  const { r, g, b } = image;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const light = n[i] * 1.8 + f[i] * 3;
      if (light + c[i] < 0.002) continue;
      const colour = between(sides, x / size);
      r[i] += colour[0] * light + c[i] * (0.55 + 0.45 * colour[0]);
      g[i] += colour[1] * light + c[i] * (0.55 + 0.45 * colour[1]);
      b[i] += colour[2] * light + c[i] * (0.55 + 0.45 * colour[2]);
    }
  }
  return image;
}

function tubeDistance(shape: TubeShape, x: number, y: number, radius: number): number {
  if (shape === 'ring') return abs(hypot(x, y) - radius);
  if (shape === 'arch') return y < 0 ? abs(hypot(x, y) - radius) : abs(abs(x) - radius);
  if (shape === 'bars') {
    const bars = [1, 1.22].map((k) => abs(abs(x) - radius * k));
    return min(...bars);
  }
  const [w, h, corner] = [radius * 0.98, radius * 1.05, radius * 0.25];
  const [qx, qy] = [abs(x) - w + corner, abs(y) - h + corner];
  return abs(hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0) - corner);
}

function addEdgeLight(scene: Scene, image: Planar, sides: Sides, strength: number): Planar {
  const nx = fullSize(scene, scene.normals.nx);
  const rim = fullSize(scene, scene.masks.rim);
  const detail = luma(scene.foreground);
  const { r, g, b } = image;
  for (let i = 0; i < nx.length; i++) {
    if (rim[i] < 0.01) continue;
    const edge = rim[i] * (0.4 + detail[i] * 1.1) * strength;
    const left = edge * clamp(-nx[i] * 1.25 + 0.1);
    const right = edge * clamp(nx[i] * 1.25 + 0.1);
    r[i] += sides.left[0] * left + sides.right[0] * right;
    g[i] += sides.left[1] * left + sides.right[1] * right;
    b[i] += sides.left[2] * left + sides.right[2] * right;
  }
  return image;
}
