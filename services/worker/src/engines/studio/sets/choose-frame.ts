import { max, min } from '../../../imaging/math.js';
import type { Random } from '../../../imaging/random.js';
import type { Window } from '../../../imaging/resample.js';
import { clamp, mix } from '../../../imaging/scalar.js';
import { middleOfHead, topOfHead } from '../scene/head-outline.js';
import { boundsOf } from '../../portrait/landmarks.js';
import { POSED_FRAME } from '../pose/framing.js';
import type { Scene } from '../scene/scene.js';
import { NEAREST, PLAIN, type Variation } from './variation.js';

/** Above the hair, as a share of the picture's side. */
const LEAST_HEADROOM = 0.055;
/** More makes the head sink; the plain view may have somewhat more. */
const MOST_HEADROOM = 0.13;
const MOST_HEADROOM_PLAIN = 0.16;
/** Below the chin, in heights of the face: a face without a neck is a mask. */
const LEAST_NECK = 0.22;
const CLOSEST_NECK = 0.1;
/** On each side of the face's outline, as a share of the picture's side. */
const LEAST_BESIDE = 0.06;
/** Of what is above the forehead, where the photo cuts the hair anyway. */
const KEPT_OF_CUT_HAIR = 0.6;
/** Face to frame, beyond which a portrait comes too near. */
const LARGEST_FACE = 0.56;
/** What nobody sees, as a share of the picture's side. */
const OFF_CENTRE = 0.01;
/** How far from the middle the face may stand in a photo that leaves no other choice. */
const FACE_OFF_CENTRE = 0.06;
/** A set's nearer views, where a close-up was asked for anyway. */
const CLOSE_ANYWAY = 0.8;

type Wanted = {
  readonly variation: Variation;
  /** Above 1 the frame is nearer to the face. */
  readonly closeness: number;
  /** A pose says itself where the face is to be. */
  readonly isPosed: boolean;
};

/** From where to where along a side of the scene, and the room to leave before it in shares of the frame's side. */
type Span = { readonly from: number; readonly to: number; readonly before: number };
/** What a frame never cuts. */
type Kept = { readonly across: Span; readonly down: Span };

/** Where the seed puts the frame inside the prepared scene: always around the whole face. */
export function chooseFrame(scene: Scene, random: Random, wanted: Wanted): Window {
  if (wanted.isPosed) return posedFrame(scene, random, wanted.closeness);
  const { variation, closeness } = wanted;
  const isUsual = closeness === 1;
  const top = topOfHead(scene);
  const middle = middleOfHead(scene);
  const hair = hairIn(scene, top);
  const kept = keptBy(scene, hair, isUsual ? LEAST_NECK : CLOSEST_NECK);
  const aside = variation.aside * facing(scene);
  const mostAbove = variation === PLAIN ? MOST_HEADROOM_PLAIN : MOST_HEADROOM;
  const centred = widestAround(scene, middle, aside, OFF_CENTRE);
  const sunk = widestBelow(scene, top, mostAbove);
  const share = random.between(...variation.side);
  const side = isUsual
    ? usualSide(scene, kept, share, variation, { centred, sunk })
    : max((scene.size * max(share, CLOSE_ANYWAY)) / closeness, smallestSide(scene, kept));
  const room = scene.size - side;
  const chance = room * random.between(0.25, 0.75);
  const low = room * random.between(0.35, 0.85);
  const x = middle - (0.5 + aside) * side;
  const near = clamp(chance, x - OFF_CENTRE * side, x + OFF_CENTRE * side);
  const lifted = top === null ? low : max(low, top - mostAbove * side);
  return frameAround(scene, kept, side, { x: near, y: lifted });
}

function usualSide(
  scene: Scene,
  kept: Kept,
  share: number,
  variation: Variation,
  { centred, sunk }: { readonly centred: number; readonly sunk: number },
): number {
  const { size, faceHeight } = scene;
  const least = min(size, max(faceHeight / LARGEST_FACE, smallestSide(scene, kept)));
  // Where the head can't stand as it is to, the face near the middle has to do.
  const face = boundsOf(scene.landmarks);
  const near = widestAround(scene, face.x + face.width / 2, 0, FACE_OFF_CENTRE);
  const widest = centred < least ? min(near, sunk) : min(centred, sunk);
  if (variation === PLAIN) return max(least, min(size * share, widest));
  // A tall head leaves less between near and far; what there is is shared out.
  const shared = size * mix(share, 1, max(0, least / size - NEAREST) / (1 - NEAREST));
  return max(least, min(shared, widest));
}

/** All the hair with room above it; where the photo cuts it anyway, the greater part of what is left. */
function hairIn({ landmarks }: Scene, top: number | null): Pick<Span, 'from' | 'before'> {
  if (top !== null) return { from: top, before: LEAST_HEADROOM };
  return { from: (1 - KEPT_OF_CUT_HAIR) * max(0, boundsOf(landmarks).y), before: 0 };
}

function keptBy(
  { landmarks, faceHeight }: Scene,
  above: Pick<Span, 'from' | 'before'>,
  neck: number,
): Kept {
  const face = boundsOf(landmarks);
  return {
    across: { from: face.x, to: face.x + face.width, before: LEAST_BESIDE },
    down: { ...above, to: face.y + face.height + neck * faceHeight },
  };
}

/** The side of a frame that holds what is kept with the room beside and above it. */
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

/** So wide that a head in the scene's `middle` can still stand where it is to stand in the frame. */
function widestAround({ size }: Scene, middle: number, aside: number, off: number): number {
  const before = 0.5 + aside - off;
  const after = 0.5 - aside - off;
  return min(middle / before, (size - middle) / after);
}

/** So wide that a frame down to the scene's lower edge has no more than `most` of its side above the hair. */
function widestBelow({ size }: Scene, top: number | null, most: number): number {
  return top === null ? size : (size - top) / (1 - most);
}

function posedFrame(scene: Scene, random: Random, closeness: number): Window {
  // A pose says itself how much of the hair is to be seen.
  const forehead = { from: boundsOf(scene.landmarks).y, before: LEAST_BESIDE };
  const kept = keptBy(scene, forehead, CLOSEST_NECK);
  const side = max((scene.size * POSED_FRAME) / closeness, smallestSide(scene, kept));
  const room = scene.size - side;
  const x = room * random.between(0.25, 0.75);
  return frameAround(scene, kept, side, { x, y: room * random.between(0.35, 0.85) });
}

/** To which side of the frame the head goes, so that there is room where the face looks: -1 left, 1 right. */
function facing({ landmarks }: Scene): number {
  return landmarks[1].x < (landmarks[234].x + landmarks[454].x) / 2 ? 1 : -1;
}
