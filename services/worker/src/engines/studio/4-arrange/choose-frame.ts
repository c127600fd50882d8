import { abs, floor, max, min } from '../../../imaging/math.js';
import type { Random } from '../../../imaging/random.js';
import type { Window } from '../../../imaging/resample.js';
import { clamp, mix, smoothstep } from '../../../imaging/scalar.js';
import { middleOfHead, topOfHead } from '../3-light/head-outline.js';
import { boundsOf } from '../../../analysis/landmarks.js';
import { POSED_FRAME } from '../1-compose/framing.js';
import type { Scene } from '../model/scene.js';
import { spreadFrames } from './spread-frames.js';
import { PLAIN, type Variation, VARIATIONS } from './variation.js';

/** Minimum room above the hair, as a share of the picture's side. */
const LEAST_HEADROOM = 0.055;
/** Maximum room above the hair; the plain view may have slightly more. */
const MOST_HEADROOM = 0.13;
const MOST_HEADROOM_PLAIN = 0.16;
/** Minimum room below the chin, in face heights. */
const LEAST_NECK = 0.14;
const CLOSEST_NECK = 0.1;
/** Minimum room beside the face's outline, as a share of the picture's side. */
const LEAST_BESIDE = 0.06;
/** Share of hair above the forehead to keep, where the photo cuts it. */
const KEPT_OF_CUT_HAIR = 0.45;
/** Maximum share of the face in the frame, and if a wider frame holds it off center. */
const LARGEST_FACE = 0.56;
const LARGEST_CENTRED_FACE = 0.74;
/** A set of a close photo needs nearer frames: the share's factor to that in the whole photo, and its maximum. */
const NEARER = 1.25;
const LARGEST_CLOSE_FACE = 0.8;
/** Imperceptible offset, as a share of the picture's side. */
const OFF_CENTRE = 0.01;
/** Maximum offset of the face if the photo allows no other frame. */
const FACE_OFF_CENTRE = 0.06;
/** Side of the nearest frame, as a share of the scene's, above which it does not hold a set's usual frames. */
const CLOSE = 0.72;
/** Maximum shift of a close face toward where it looks, and of a turned one away from it. */
const SHIFTED = { toward: 0.08, away: 0.03 } as const;
/** Distance of the nose from the face's middle, in face widths: of a turned head, and of a profile. */
const TURNED = [0.08, 0.2] as const;
/** Sides, columns and rows of the frames that a close photo's set is chosen from. */
const CHOICES = [9, 7, 5] as const;
/** Maximum share of the way to the first frame that chance takes. */
const CHANCE = 0.05;
/** Scale of a set's nearer views for a requested close-up. */
const CLOSE_ANYWAY = 0.8;

type Wanted = {
  readonly variation: Variation;
  /** Above 1 the frame is nearer to the face. */
  readonly closeness: number;
  readonly isPosed: boolean;
};

/** Interval along a side of the scene, and the margin before it in shares of the frame's side. */
type Span = { readonly from: number; readonly to: number; readonly before: number };
type Kept = { readonly across: Span; readonly down: Span };

export function chooseFrame(scene: Scene, random: Random, wanted: Wanted): Window {
  if (wanted.isPosed) return posedFrame(scene, random, wanted.closeness);
  const { variation, closeness } = wanted;
  const isUsual = closeness === 1;
  const top = topOfHead(scene);
  const middle = middleOfHead(scene);
  const kept = keptBy(scene, hairIn(scene, top), isUsual ? LEAST_NECK : CLOSEST_NECK);
  if (isUsual && isClose(scene, kept)) return closeFrame(scene, kept, top, random, variation);
  const aside = variation.aside * facing(scene);
  const mostAbove = variation === PLAIN ? MOST_HEADROOM_PLAIN : MOST_HEADROOM;
  const share = random.between(...variation.side);
  const side = isUsual
    ? usualSide(scene, kept, scene.size * share, {
        centred: widestAround(scene, middle, aside, OFF_CENTRE),
        sunk: widestBelow(scene, top, mostAbove),
      })
    : max((scene.size * max(share, CLOSE_ANYWAY)) / closeness, smallestSide(scene, kept));
  const room = scene.size - side;
  const chance = room * random.between(0.25, 0.75);
  const low = room * random.between(0.35, 0.85);
  const x = middle - (0.5 + aside) * side;
  const near = clamp(chance, x - OFF_CENTRE * side, x + OFF_CENTRE * side);
  const y = top === null ? low : max(low, top - mostAbove * side);
  return frameAround(scene, kept, side, { x: near, y });
}

/** A close photo holds few frames: each of a set is as far as possible from those before it. */
function closeFrame(
  scene: Scene,
  kept: Kept,
  top: number | null,
  random: Random,
  variation: Variation,
): Window {
  const { size, landmarks } = scene;
  const face = boundsOf(landmarks);
  const middle = (face.x + face.width / 2 + middleOfHead(scene)) / 2;
  const sunk = widestBelow(scene, top, MOST_HEADROOM);
  const widest = usualSide(scene, kept, size, {
    centred: widestAround(scene, middleOfHead(scene), 0, OFF_CENTRE),
    sunk: widestBelow(scene, top, MOST_HEADROOM_PLAIN),
  });
  const at = (side: number, x: number, y: number) =>
    frameAround(scene, kept, side, {
      x: middle - (0.5 + x) * side,
      y: top === null ? y * (size - side) : max(y * (size - side), top - MOST_HEADROOM * side),
    });
  const first = at(widest, 0, 0.6);
  const isCentred = abs(first.x + first.width / 2 - middle) < OFF_CENTRE * first.width;
  const [left, right] = shiftsOf(scene, isCentred ? SHIFTED.toward : FACE_OFF_CENTRE);
  const least = leastSide(scene, kept, largestFace(scene));
  const most = max(least, min(size, sunk, widestAround(scene, middle, 0, max(-left, right))));
  const steps = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, i) => mix(from, to, i / (count - 1)));
  const [sides, columns, rows] = CHOICES;
  const choices = steps(sides, least, most).flatMap((side) =>
    steps(columns, left, right).flatMap((x) => steps(rows, 0, 1).map((y) => at(side, x, y))),
  );
  const chosen = spreadFrames(first, choices, face)[VARIATIONS.indexOf(variation)];
  const chance = CHANCE * random.next();
  return {
    x: mix(chosen.x, first.x, chance),
    y: mix(chosen.y, first.y, chance),
    width: mix(chosen.width, first.width, chance),
    height: mix(chosen.height, first.height, chance),
  };
}

/** Least and most offset of the face in a close frame, as shares of the side. */
function shiftsOf({ landmarks }: Scene, most: number): [number, number] {
  const [nose, right, left] = [1, 234, 454].map((id) => landmarks[id].x);
  const turned = (nose - (right + left) / 2) / max(1, abs(left - right));
  const against = mix(most, SHIFTED.away, smoothstep(...TURNED, abs(turned)));
  return turned > 0 ? [-most, against] : [-against, most];
}

function usualSide(
  scene: Scene,
  kept: Kept,
  wanted: number,
  { centred, sunk }: { readonly centred: number; readonly sunk: number },
): number {
  const face = boundsOf(scene.landmarks);
  const near = widestAround(scene, face.x + face.width / 2, 0, FACE_OFF_CENTRE);
  const usual = leastSide(scene, kept, largestFace(scene));
  const least = near < usual ? max(near, leastSide(scene, kept, LARGEST_CENTRED_FACE)) : usual;
  const widest = centred < least ? min(near, sunk) : min(centred, sunk);
  return max(least, min(wanted, widest));
}

function leastSide(scene: Scene, kept: Kept, share: number): number {
  return min(scene.size, max(scene.faceHeight / share, smallestSide(scene, kept)));
}

function largestFace({ faceHeight, size }: Scene): number {
  return clamp((NEARER * faceHeight) / size, LARGEST_FACE, LARGEST_CLOSE_FACE);
}

function isClose(scene: Scene, kept: Kept): boolean {
  return leastSide(scene, kept, largestFace(scene)) > CLOSE * scene.size;
}

function hairIn({ landmarks }: Scene, top: number | null): Pick<Span, 'from' | 'before'> {
  if (top !== null) return { from: top, before: LEAST_HEADROOM };
  return { from: (1 - KEPT_OF_CUT_HAIR) * max(0, boundsOf(landmarks).y), before: 0 };
}

function keptBy(
  { size, landmarks, faceHeight }: Scene,
  above: Pick<Span, 'from' | 'before'>,
  neck: number,
): Kept {
  const face = boundsOf(landmarks);
  return {
    across: { from: face.x, to: face.x + face.width, before: LEAST_BESIDE },
    down: { ...above, to: min(size, face.y + face.height + neck * faceHeight) },
  };
}

function smallestSide({ size }: Scene, { across, down }: Kept): number {
  return min(
    size,
    max(
      (across.to - across.from) / (1 - 2 * across.before),
      (down.to - down.from) / (1 - down.before),
    ),
  );
}

function frameAround(
  { size }: Scene,
  { across, down }: Kept,
  side: number,
  wanted: { readonly x: number; readonly y: number },
): Window {
  const start = (at: number, { from, to, before }: Span, after: number) => {
    const [first, last] = [to + after * side - side, from - before * side];
    return clamp(first < last ? clamp(at, first, last) : (first + last) / 2, 0, size - side);
  };
  return {
    x: start(wanted.x, across, across.before),
    y: start(wanted.y, down, 0),
    width: side,
    height: side,
  };
}

function widestAround({ size }: Scene, middle: number, aside: number, off: number): number {
  const before = 0.5 + aside - off;
  const after = 0.5 - aside - off;
  return min(middle / before, (size - middle) / after);
}

/** Widest frame down to the scene's lower edge with at most `most` of its side above the hair. */
function widestBelow({ size }: Scene, top: number | null, most: number): number {
  return top === null ? size : (size - top) / (1 - most);
}

function posedFrame(scene: Scene, random: Random, closeness: number): Window {
  const forehead = { from: boundsOf(scene.landmarks).y, before: LEAST_BESIDE };
  const kept = keptBy(scene, forehead, CLOSEST_NECK);
  const end = lowerEnd(scene);
  const side = max(min(end, (scene.size * POSED_FRAME) / closeness), smallestSide(scene, kept));
  const room = scene.size - side;
  const x = room * random.between(0.25, 0.75);
  const y = min(end - side, room * random.between(0.35, 0.85));
  return frameAround(scene, kept, side, { x, y });
}

/** Highest row at which the person below the face ends: a turned photo's lower edge is slanted. */
function lowerEnd({ size, alpha, landmarks }: Scene): number {
  const face = boundsOf(landmarks);
  let end = size;
  for (let x = max(0, floor(face.x)); x < min(size, face.x + face.width); x++) {
    let y = size - 1;
    while (y > 0 && alpha[y * size + x] < 0.5) y--;
    end = min(end, y + 1);
  }
  return end < size - 1 ? end : size;
}

/** Horizontal offset of the head, for room in the gaze direction: -1 left, 1 right. */
function facing({ landmarks }: Scene): number {
  return landmarks[1].x < (landmarks[234].x + landmarks[454].x) / 2 ? 1 : -1;
}
