import { cos, hypot, max, PI, sin } from '../../../imaging/math.js';
import { boxBlur, gaussianBlur } from '../../../imaging/blur.js';
import type { Planar, Plane } from '../../../imaging/planar.js';
import { flood } from '../../../imaging/flood.js';
import { travel } from '../../../imaging/geodesic.js';
import { fillPolygon, type Point } from '../../../imaging/polygon.js';
import type { Landmarks } from '../../../analysis/landmarks.js';
import type { Box } from '../../../analysis/geometry.js';
import { FACE_OVAL } from '../../../analysis/face-landmarks.js';

/** Extra cost of a step across a color edge, relative to even ground. */
const EDGE_COST = 60;
const STARTS = 0.3;
/** Body probability from which a neighbor takes no pixel, and from which a pixel is the subject's beside one, too. */
const OWN_BODY = 0.4;
const SURE_BODY = 0.7;
/** Minimum person probability for connectivity, and reach of soft edges beyond it. */
const CONNECTS = 0.4;
const SOFT_EDGE = 4;
const BACKGROUND_COST = 12;

/**
 * Assigns pixels to people by the cheapest path around color edges (Bai, Sapiro, ICCV 2007), then
 * keeps parts connected to the subject's face.
 * @param image at `size` pixels @param people probability of any person, same size
 * @param body probability of the subject's own body, same size
 * @param landmarks in pixels of the grid @returns 1 for the subject, soft at the border
 */
export function subjectRegion(
  image: Planar,
  people: Plane,
  body: Plane,
  landmarks: Landmarks,
  rivals: readonly Box[],
  size: number,
): Plane {
  const own = subjectSeed(landmarks, size);
  const cost = stepCosts(image, people, size);
  const mine = travel(cost, size, (i) => own[i] > 0);
  let keep: Uint8Array = new Uint8Array(own.length).fill(1);
  if (rivals.length > 0) {
    const theirs = rivalSeed(rivals, own, body, size);
    const away = travel(cost, size, (i) => theirs[i] > 0);
    keep = Uint8Array.from(mine, (d, i) =>
      d <= away[i] || (theirs[i] === 0 && body[i] > SURE_BODY) ? 1 : 0,
    );
  }
  const joint = flood(
    size,
    (i) => own[i] > 0 && people[i] > STARTS,
    (i) => keep[i] > 0 && people[i] >= CONNECTS,
  );
  const joined = boxBlur(joint, size, size, SOFT_EDGE);
  for (let i = 0; i < joined.length; i++) joined[i] = joined[i] > 0.02 && keep[i] ? 1 : 0;
  return gaussianBlur(joined, size, size, 1);
}

function subjectSeed(landmarks: Landmarks, size: number): Plane {
  const seed = new Float32Array(size * size);
  fillPolygon(
    seed,
    size,
    size,
    FACE_OVAL.map((i) => landmarks[i]),
  );
  const [top, chin, right, left] = [10, 152, 234, 454].map((i) => landmarks[i]);
  const height = hypot(chin.x - top.x, chin.y - top.y);
  const width = hypot(left.x - right.x, left.y - right.y);
  const middle = (left.x + right.x) / 2;
  fillPolygon(
    seed,
    size,
    size,
    trunk({ x: (chin.x + middle) / 2, y: chin.y - height * 0.05 }, width, height),
  );
  return seed;
}

function trunk(chin: Point, width: number, height: number): Point[] {
  return [
    { x: chin.x - width * 0.22, y: chin.y },
    { x: chin.x + width * 0.22, y: chin.y },
    { x: chin.x + width * 0.28, y: chin.y + height * 0.45 },
    { x: chin.x + width * 0.6, y: chin.y + height * 0.8 },
    { x: chin.x + width * 0.6, y: chin.y + height * 3 },
    { x: chin.x - width * 0.6, y: chin.y + height * 3 },
    { x: chin.x - width * 0.6, y: chin.y + height * 0.8 },
    { x: chin.x - width * 0.28, y: chin.y + height * 0.45 },
  ];
}

export function ellipseOf({ x, y, width, height }: Box): Point[] {
  return Array.from({ length: 24 }, (_, i) => ({
    x: x + width * (0.5 + 0.45 * cos((i * PI) / 12)),
    y: y + height * (0.4 + 0.55 * sin((i * PI) / 12)),
  }));
}

function rivalSeed(rivals: readonly Box[], own: Plane, body: Plane, size: number): Plane {
  const seed = new Float32Array(size * size);
  for (const rival of rivals) {
    const { x, y, width, height } = rival;
    fillPolygon(seed, size, size, ellipseOf(rival));
    fillPolygon(seed, size, size, trunk({ x: x + width / 2, y: y + height }, width, height * 1.2));
  }
  for (let i = 0; i < seed.length; i++) if (own[i] > 0 || body[i] > OWN_BODY) seed[i] = 0;
  return seed;
}

function stepCosts(image: Planar, people: Plane, size: number): Plane {
  const [r, g, b] = [image.r, image.g, image.b].map((plane) =>
    gaussianBlur(plane, size, size, 0.8),
  );
  const cost = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const [e, s] = [x < size - 1 ? i + 1 : i - 1, y < size - 1 ? i + size : i - size];
      const edge =
        hypot(r[i] - r[e], g[i] - g[e], b[i] - b[e]) + hypot(r[i] - r[s], g[i] - g[s], b[i] - b[s]);
      cost[i] = 1 + EDGE_COST * edge + BACKGROUND_COST * max(0, 0.5 - people[i]) * 2;
    }
  }
  return cost;
}
