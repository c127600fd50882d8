import { max, min } from '../../pixels/math.js';
import type { Random } from '../../pixels/random.js';
import type { Window } from '../../pixels/resample.js';
import { clamp, mix } from '../../pixels/scalar.js';
import { middleOfHead, topOfHead } from '../head-outline.js';
import { POSED_FRAME } from '../pose/framing.js';
import type { Scene } from '../scene.js';
import { NEAREST, PLAIN, type Variation } from './variation.js';

/** Above the hair, as a share of the picture's side. */
const LEAST_HEADROOM = 0.055;
/** More makes the head sink; the plain view has what the photo gives. */
const MOST_HEADROOM = 0.13;
/** Below the chin, in heights of the face: a face without a neck is a mask. */
const LEAST_NECK = 0.22;
const CLOSEST_NECK = 0.1;
/** Face to frame, beyond which a portrait comes too near. */
const LARGEST_FACE = 0.56;
/** What nobody sees, as a share of the picture's side. */
const OFF_CENTRE = 0.01;
/** A set's nearer views, where a close-up was asked for anyway. */
const CLOSE_ANYWAY = 0.8;

type Wanted = {
  readonly variation: Variation;
  /** Above 1 the frame is nearer to the face. */
  readonly closeness: number;
  /** A pose says itself where the face is to be. */
  readonly isPosed: boolean;
};

/** Where the seed puts the frame inside the prepared scene. */
export function chooseFrame(scene: Scene, random: Random, wanted: Wanted): Window {
  if (wanted.isPosed) return posedFrame(scene, random, wanted.closeness);
  const { variation } = wanted;
  const top = topOfHead(scene);
  const middle = middleOfHead(scene);
  const aside = variation.aside * facing(scene);
  const share = random.between(...variation.side);
  const side =
    wanted.closeness === 1
      ? min(sideOf(scene, share, top, variation), widestAround(scene, middle, aside))
      : max(
          (scene.size * max(share, CLOSE_ANYWAY)) / wanted.closeness,
          headIn(scene, top, CLOSEST_NECK),
        );
  const room = scene.size - side;
  const chance = room * random.between(0.25, 0.75);
  const low = room * random.between(0.35, 0.85);
  const x = middle - (0.5 + aside) * side;
  const near = clamp(chance, x - OFF_CENTRE * side, x + OFF_CENTRE * side);
  const square = { x: clamp(near, 0, room), width: side, height: side };
  // What the photo has not cut off the frame does not either.
  if (top === null) return { ...square, y: low };
  const lifted = variation === PLAIN ? low : max(low, top - MOST_HEADROOM * side);
  return { ...square, y: clamp(top - LEAST_HEADROOM * side, 0, min(room, lifted)) };
}

function sideOf(scene: Scene, share: number, top: number | null, variation: Variation): number {
  const { size, faceHeight } = scene;
  const least = min(1, max(faceHeight / LARGEST_FACE, headIn(scene, top, LEAST_NECK)) / size);
  if (variation === PLAIN) return size * max(share, least);
  // A tall head leaves less between near and far; what there is is shared out.
  return size * mix(share, 1, max(0, least - NEAREST) / (1 - NEAREST));
}

/** The side of a frame that holds the head with its hair, and so much neck in heights of the face. */
function headIn({ size, landmarks, faceHeight }: Scene, top: number | null, neck: number): number {
  if (top === null) return 0;
  return min(size, (landmarks[152].y + neck * faceHeight - top) / (1 - LEAST_HEADROOM));
}

/** So wide that a head in the scene's `middle` can still stand where it is to stand in the frame. */
function widestAround({ size }: Scene, middle: number, aside: number): number {
  const before = 0.5 + aside - OFF_CENTRE;
  const after = 0.5 - aside - OFF_CENTRE;
  return min(middle / before, (size - middle) / after);
}

function posedFrame({ size }: Scene, random: Random, closeness: number): Window {
  const side = (size * POSED_FRAME) / closeness;
  const room = size - side;
  const x = room * random.between(0.25, 0.75);
  return { x, y: room * random.between(0.35, 0.85), width: side, height: side };
}

/** To which side of the frame the head goes, so that there is room where the face looks: -1 left, 1 right. */
function facing({ landmarks }: Scene): number {
  return landmarks[1].x < (landmarks[234].x + landmarks[454].x) / 2 ? 1 : -1;
}
