import { abs, floor, hypot, max, min } from '../../../imaging/math.js';
import type { FaceAnalyser } from '../../../analysis/face-analyser.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { toRgb } from '../../../imaging/planar.js';
import { clamp } from '../../../imaging/scalar.js';
import type { Landmarks } from '../../../analysis/landmarks.js';
import type { Hold } from './framing.js';
import { highestShoulder } from './shoulders.js';
import { cutSquare } from './view.js';
import type { Crop, Edges } from '../model/view.js';
import type { Subject } from '../../portrait/subject.js';

/** Default framing of head and shoulders, in shares of the square. */
const USUAL = { faceHeight: 0.36, eyeLine: 0.425, x: 0.5 } as const;
const CLOSEST_FACE_SHARE = 0.6;
const LOWEST_EYE_LINE = 0.5;
const HIGHEST_EYE_LINE = 0.37;
const MOST_HEADROOM = 0.145;
/** Minimum room above the hair, and maximum enlargement of the square for it. */
const HEADROOM = 0.07;
const WIDEST_FOR_HAIR = 1.3;
/** Fallback: room above the hair, and room below the chin in face heights. */
const TIGHT = { headroom: 0.045, neck: 0.08 } as const;
/** Minimum width of a cut head at the photo's upper edge, in face heights. */
const WIDEST_TOUCH = 0.13;
/** Minimum height of the skull above the forehead, in face heights: less room above cuts it. */
const LEAST_SKULL = 0.2;
/** Search area for hair, in face heights. */
export const HEAD_WIDTH = 1.4;
/** Of 64 samples across the head; fewer are a stray strand or an arm. */
const HAIR_SAMPLES = 5;
/** Maximum height of hair above the forehead, in face heights. */
const TALLEST_HAIR = 1.1;
const CROWDED = 1.12;
/** Maximum offset of the head to hide a cut shoulder, as a share of the square's side; of one that is continued, too. A cut head has none. */
const MOST_DRIFT = 0.15;
const DRIFT_OF_CONTINUED = 0.03;

/**
 * Head-and-shoulders crop without visible cuts: edges that the subject touches bound the crop,
 * others may be exceeded.
 * @param landmarks in photo pixels
 * @param wanted `hold` is honoured within that limit; `isHeadCut`: the photo's top edge cuts the
 * head; `continues`: shoulders go on beyond the photo; `edges`: those of the photo after the head's turn
 */
export async function chooseCrop(
  analyser: FaceAnalyser,
  { image, others }: Subject,
  landmarks: Landmarks,
  {
    hold: wanted,
    isHeadCut = false,
    continues = false,
    edges = { left: 0, top: 0, right: image.width, bottom: image.height },
  }: { hold?: Hold; isHeadCut?: boolean; continues?: boolean; edges?: Edges } = {},
): Promise<Crop> {
  const hold = wanted ?? USUAL;
  const [top, chin, right, left, rightEye, leftEye] = [10, 152, 234, 454, 33, 263].map(
    (id) => landmarks[id],
  );
  const faceHeight = hypot(top.x - chin.x, top.y - chin.y);
  const middle = wanted ? (rightEye.x + leftEye.x) / 2 : (left.x + right.x) / 2;
  const eyes = (rightEye.y + leftEye.y) / 2;
  const centre = (left.x + right.x) / 2;

  const reach = max(1.7, 0.62 / hold.faceHeight);
  const { touched, top: hairTop } = await outlineOf(analyser, image, top, faceHeight, {
    x: centre - reach * faceHeight,
    y: eyes - 0.88 * reach * faceHeight,
    side: 2 * reach * faceHeight,
  });
  const isTopCut = touched.top || isHeadCut;
  const crowded = others.some(
    ({ box }) =>
      abs(box.x + box.width / 2 - centre) < 1.6 * faceHeight &&
      abs(box.y + box.height / 2 - eyes) < 1.6 * faceHeight,
  );

  let side = faceHeight / (crowded && !wanted ? hold.faceHeight * CROWDED : hold.faceHeight);
  const smallest = min(side, faceHeight / CLOSEST_FACE_SHARE);
  const lowest = max(hold.eyeLine, LOWEST_EYE_LINE);
  let { eyeLine } = hold;
  const below = () => eyes + (1 - eyeLine) * side - edges.bottom;
  while (below() > 0 && eyeLine < lowest) eyeLine += 0.01;
  while (below() > 0 && side > smallest) side *= 0.98;
  // May exceed the photo's width above the row at which the person touches its sides.
  const free = min(touched.left, touched.right);
  const isBetween = max(touched.left, touched.right) < Infinity;
  const room = () =>
    isBetween ? max(edges.right - edges.left, (free - eyes) / (1 - eyeLine)) : Infinity;
  while (side > room() && eyeLine < lowest) eyeLine += 0.01;
  while (side > room() && side > smallest) side = max(room(), 0.98 * side);
  if (isTopCut) side = min(side, edges.bottom - edges.top);
  // A pose defines the visible part of the head.
  if (hairTop !== null && !isTopCut && !wanted) {
    const above = eyes - hairTop;
    while (above > (eyeLine - HEADROOM) * side && eyeLine < lowest) eyeLine += 0.01;
    const widest = min(
      side * WIDEST_FOR_HAIR,
      room(),
      max(side, (edges.bottom - eyes) / (1 - eyeLine)),
    );
    side = clamp(above / (eyeLine - HEADROOM), side, max(side, widest));
    const lowestTight = 1 - (chin.y + TIGHT.neck * faceHeight - eyes) / side;
    while (above > (eyeLine - TIGHT.headroom) * side && eyeLine < lowestTight) eyeLine += 0.005;
    const isWider = isBetween && side > edges.right - edges.left;
    const bottom = isWider ? min(edges.bottom, max(free, chin.y)) : edges.bottom;
    const highest = max(HIGHEST_EYE_LINE, 1 - (bottom - eyes) / side);
    eyeLine = clamp(above / side + MOST_HEADROOM, min(highest, eyeLine), eyeLine);
  }
  const isShoulder = (row: number) => row > highestShoulder(chin.y, faceHeight);
  const isContinued = (row: number) => continues && isShoulder(row);
  if (!wanted) {
    const lowestRow = eyes + (1 - eyeLine) * side;
    const isHidden = (row: number) => row < lowestRow && !isContinued(row);
    const besides = min(
      isHidden(touched.left) ? middle - edges.left : Infinity,
      isHidden(touched.right) ? edges.right - middle : Infinity,
    );
    const least = isTopCut ? min(smallest, edges.bottom - edges.top) : smallest;
    side = max(least, min(side, besides / (0.5 - MOST_DRIFT)));
  }
  let y = eyes - eyeLine * side;
  if (isTopCut && y < edges.top) y = edges.top;
  if (y + side > edges.bottom) y = edges.bottom - side;

  let x = middle - hold.x * side;
  const drift = (row: number) => {
    if (!isShoulder(row)) return side;
    return (continues ? DRIFT_OF_CONTINUED : MOST_DRIFT) * side;
  };
  const endLeft = () => {
    if (touched.left < y + side && x < edges.left) x = min(edges.left, x + drift(touched.left));
  };
  const endRight = () => {
    if (touched.right >= y + side || x + side <= edges.right) return;
    x = max(edges.right - side, x - drift(touched.right));
  };
  // The last counts: a head is cut higher up than a shoulder.
  const ends = touched.left < touched.right ? [endRight, endLeft] : [endLeft, endRight];
  for (const end of ends) end();
  return { x, y, side };
}

/** Contact rows (Infinity if none) and top of the hair (null if cut), in photo pixels. */
async function outlineOf(
  analyser: FaceAnalyser,
  image: RgbImage,
  forehead: { x: number; y: number },
  faceHeight: number,
  area: Crop,
) {
  const { probability } = await analyser.segment(toRgb(await cutSquare(image, area, 256)));
  const at = (px: number, py: number, least = 0.4) => {
    const u = clamp(floor(((px - area.x) / area.side) * 256), 0, 255);
    const v = clamp(floor(((py - area.y) / area.side) * 256), 0, 255);
    return probability[v * 256 + u] > least;
  };
  const steps = Array.from({ length: 64 }, (_, i) => (i + 0.5) / 64);
  const inset = area.side / 128;
  const rows = steps
    .map((t) => area.y + t * area.side)
    .filter((y) => y > 0 && y < image.height - inset);
  const acrossHead = steps.map((t) => forehead.x + (t - 0.5) * HEAD_WIDTH * faceHeight);
  const atTop = acrossHead.filter((x) => at(x, 0, 0.3)).length / steps.length;
  const from = (x: number) => rows.find((y) => at(x, y)) ?? Infinity;
  const touched = {
    left: area.x < 0 ? from(inset) : Infinity,
    right: area.x + area.side > image.width ? from(image.width - inset) : Infinity,
    top: area.y < 0 && (atTop * HEAD_WIDTH > WIDEST_TOUCH || forehead.y < LEAST_SKULL * faceHeight),
  };
  const isHair = (y: number) => acrossHead.filter((x) => at(x, y)).length >= HAIR_SAMPLES;
  const step = area.side / 256;
  let hair = forehead.y;
  while (hair > step && isHair(hair - step)) hair -= step;
  const isHead = forehead.y - hair < TALLEST_HAIR * faceHeight;
  const top = isHead && !touched.top ? hair : null;
  return { touched, top };
}
