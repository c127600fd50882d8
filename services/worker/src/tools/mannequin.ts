import { abs, exp, floor, hypot, max, min, sqrt } from '../imaging/math.js';
import type { FaceMeshTopology } from '../models/face-mesh-topology.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { FACE_OVAL, LEFT_EYE, RIGHT_EYE } from '../analysis/face-landmarks.js';
import { boxBlur, gaussianBlur } from '../imaging/blur.js';
import { distanceInside } from '../imaging/distance.js';
import { toGamma } from '../imaging/colour.js';
import { planar, toRgb, type Plane } from '../imaging/planar.js';
import { fillPolygon } from '../imaging/polygon.js';
import { lookUp } from '../imaging/resample.js';
import { clamp, mix, smoothstep } from '../imaging/scalar.js';
import { eachPixelOf } from '../imaging/triangle.js';
import type { WantedPose } from '../engines/portrait/portrait-engine.js';
import {
  rotate,
  rotationOf,
  transposed,
  type Position,
  type Rotation,
} from '../engines/studio/1-compose/rotation.js';

/**
 * Clay head as one distance field (Hart: Sphere Tracing, 1996): face, ellipsoid, neck, shoulders.
 * In cm; x right, y down, z away from the camera, origin between the ears.
 */
const CELL = 0.1;
const RELIEF = 240;
const FACE_HEIGHT = 17.7;
const EYES: Position = { x: 0, y: -2.6, z: -3.2 };
const NECK: Position = { x: 0, y: 9, z: 4 };
const LID = 0.75;
const BEHIND_JAW = 2.5;
const NEAREST = -40;
const FARTHEST = 40;
const MARCH_STEPS = 160;

/** Depth and signed distance to the face's outline (positive inside), on a grid of `CELL`. */
type Relief = { readonly depth: Plane; readonly margin: Plane };

export function drawMannequin(
  topology: FaceMeshTopology,
  pose: WantedPose,
  size: number,
): RgbImage {
  const relief = reliefOf(topology);
  const turn = rotationOf(pose);
  const back = transposed(turn);
  const surface = (p: Position) => distanceTo(relief, back, p);
  const { framing } = pose;
  const perPixel = FACE_HEIGHT / framing.faceHeight / size;
  const eyes = placed(turn, EYES);
  const picture = planar(size, size);
  for (let y = 0, i = 0; y < size; y++) {
    for (let x = 0; x < size; x++, i++) {
      const hit = march(surface, {
        x: (x + 0.5 - framing.x * size) * perPixel + eyes.x,
        y: (y + 0.5 - framing.y * size) * perPixel + eyes.y,
      });
      const tone = hit ? shade(surface, hit) : backdrop(x / size, y / size);
      picture.r[i] = toGamma(tone * (hit ? 1.03 : 1));
      picture.g[i] = toGamma(tone);
      picture.b[i] = toGamma(tone * (hit ? 0.94 : 0.985));
    }
  }
  return toRgb(picture);
}

function reliefOf({ vertices, triangles }: FaceMeshTopology): Relief {
  const points = Array.from({ length: vertices.length / 3 }, (_, i) => ({
    x: vertices[3 * i] / CELL + RELIEF / 2,
    y: -vertices[3 * i + 1] / CELL + RELIEF / 2,
    z: -vertices[3 * i + 2],
  }));
  const depth = new Float32Array(RELIEF * RELIEF);
  const cover = new Float32Array(RELIEF * RELIEF);
  const grid = { width: RELIEF, height: RELIEF, at: 0, smallest: 1e-9, slack: 1e-3 };
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t], triangles[t + 1], triangles[t + 2]].map((id) => points[id]);
    eachPixelOf([a, b, c], grid, (i, u, v, w) => {
      const z = u * a.z + v * b.z + w * c.z;
      if (cover[i] === 0 || z < depth[i]) depth[i] = z;
      cover[i] = 1;
    });
  }
  const outline = new Float32Array(RELIEF * RELIEF);
  fillPolygon(
    outline,
    RELIEF,
    RELIEF,
    FACE_OVAL.map((id) => points[id]),
  );
  const within = distanceInside(outline, RELIEF, RELIEF);
  const without = distanceInside(
    outline.map((v) => 1 - v),
    RELIEF,
    RELIEF,
  );
  const margin = within.map((d, i) => (d - without[i]) * CELL);
  const smooth = (plane: Plane) => gaussianBlur(plane, RELIEF, RELIEF, 3);
  const face = filled(depth, cover);
  for (const eye of [RIGHT_EYE, LEFT_EYE]) {
    const x = eye.reduce((sum, id) => sum + points[id].x, 0) / eye.length;
    const y = eye.reduce((sum, id) => sum + points[id].y, 0) / eye.length;
    for (let i = 0; i < face.length; i++) {
      const away = hypot((i % RELIEF) - x, 1.5 * (floor(i / RELIEF) - y)) * CELL;
      face[i] -= LID * exp(-((away / 1.25) ** 2));
    }
  }
  return { depth: face, margin: smooth(margin) };
}

function filled(depth: Plane, cover: Plane): Plane {
  let out = depth;
  for (const radius of [40, 12, 4, 2]) {
    const weight = boxBlur(cover, RELIEF, RELIEF, radius);
    const sum = boxBlur(
      depth.map((z, i) => z * cover[i]),
      RELIEF,
      RELIEF,
      radius,
    );
    out = out.map((z, i) => (cover[i] > 0 ? depth[i] : weight[i] > 1e-3 ? sum[i] / weight[i] : z));
  }
  return boxBlur(boxBlur(out, RELIEF, RELIEF, 1), RELIEF, RELIEF, 2);
}

function reliefAt(plane: Plane, x: number, y: number): number {
  return lookUp(plane, RELIEF, x / CELL + RELIEF / 2, y / CELL + RELIEF / 2);
}

function placed(turn: Rotation, { x, y, z }: Position): Position {
  const p = rotate(turn, { x: x - NECK.x, y: y - NECK.y, z: z - NECK.z });
  return { x: p.x + NECK.x, y: p.y + NECK.y, z: p.z + NECK.z };
}

function distanceTo(relief: Relief, back: Rotation, p: Position): number {
  const head = headDistance(relief, placed(back, p));
  const body = smoothMin(
    capsule(p, { x: 0, y: 2, z: 4.5 }, { x: 0, y: 19, z: 7 }, 6),
    ellipsoid(p, { x: 0, y: 34, z: 8 }, { x: 21.5, y: 17.5, z: 9.5 }),
    5,
  );
  return smoothMin(head, body, 1.6);
}

function headDistance({ depth, margin }: Relief, p: Position): number {
  const skull = smoothMin(
    ellipsoid(p, { x: 0, y: -3.2, z: 4.2 }, { x: 7.9, y: 10.4, z: 10.2 }),
    min(
      ellipsoid(p, { x: 7.9, y: -0.9, z: 3.8 }, { x: 0.8, y: 2.6, z: 1.8 }),
      ellipsoid(p, { x: -7.9, y: -0.9, z: 3.8 }, { x: 0.8, y: 2.6, z: 1.8 }),
    ),
    0.7,
  );
  const beyond = 0.3 - reliefAt(margin, p.x, p.y);
  const face = smoothMax(
    smoothMax((reliefAt(depth, p.x, p.y) - p.z) * 0.55, beyond * 0.8, 1.2),
    p.z - BEHIND_JAW,
    1.5,
  );
  return smoothMin(skull, face, 1.1);
}

function ellipsoid(p: Position, centre: Position, radii: Position): number {
  const [x, y, z] = [p.x - centre.x, p.y - centre.y, p.z - centre.z];
  const outer = hypot(x / radii.x, y / radii.y, z / radii.z);
  const slope = hypot(x / radii.x ** 2, y / radii.y ** 2, z / radii.z ** 2);
  return slope > 1e-6 ? (outer * (outer - 1)) / slope : -min(radii.x, radii.y, radii.z);
}

function capsule(p: Position, a: Position, b: Position, radius: number): number {
  const [bx, by, bz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const [px, py, pz] = [p.x - a.x, p.y - a.y, p.z - a.z];
  const t = clamp((px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz));
  return hypot(px - t * bx, py - t * by, pz - t * bz) - radius;
}

function smoothMin(a: number, b: number, k: number): number {
  const h = max(0, k - abs(a - b)) / k;
  return min(a, b) - h * h * k * 0.25;
}

function smoothMax(a: number, b: number, k: number): number {
  return -smoothMin(-a, -b, k);
}

function march(
  surface: (p: Position) => number,
  { x, y }: { x: number; y: number },
): Position | undefined {
  let z = NEAREST;
  for (let step = 0; step < MARCH_STEPS && z < FARTHEST; step++) {
    const distance = surface({ x, y, z });
    if (distance < 0.03) return { x, y, z };
    z += max(0.01, distance * 0.55);
  }
  return undefined;
}

/** Large lamp from the upper left, weak one from the right, ambient occlusion. */
function shade(surface: (p: Position) => number, p: Position): number {
  const e = 0.12;
  const nx = surface({ ...p, x: p.x + e }) - surface({ ...p, x: p.x - e });
  const ny = surface({ ...p, y: p.y + e }) - surface({ ...p, y: p.y - e });
  const nz = surface({ ...p, z: p.z + e }) - surface({ ...p, z: p.z - e });
  const k = 1 / (hypot(nx, ny, nz) || 1);
  const [x, y, z] = [nx * k, ny * k, nz * k];
  const facing = (lx: number, ly: number, lz: number, wrap: number) =>
    max(0, ((x * lx + y * ly + z * lz) / hypot(lx, ly, lz) + wrap) / (1 + wrap));
  let open = 0;
  for (const reach of [0.5, 1, 2, 3.5]) {
    const free = surface({ x: p.x + x * reach, y: p.y + y * reach, z: p.z + z * reach });
    open += clamp(free / reach) / 4;
  }
  const light =
    0.07 + 0.62 * facing(-0.75, -0.75, -0.55, 0.12) + 0.1 * facing(0.95, -0.15, -0.4, 0.25);
  return light * mix(0.35, 1, open);
}

function backdrop(x: number, y: number): number {
  const away = sqrt((x - 0.42) ** 2 + (y - 0.4) ** 2);
  return mix(0.62, 0.34, smoothstep(0, 0.95, away));
}
