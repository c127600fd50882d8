import { WIDE_RATIO } from '@likeness/contracts/http/download-formats';
import { ceil, floor, max, min } from '../../../imaging/math.js';
import type { Box } from '../../../analysis/geometry.js';
import type { Window } from '../../../imaging/resample.js';
import { boundsOf } from '../../../analysis/landmarks.js';
import { topOfHead } from '../3-light/head-outline.js';
import type { Scene } from '../model/scene.js';

/** Room around the usual scene, as a share of its side: the sides of the widest frame. */
export const WIDE_PAD = (WIDE_RATIO - 1) / 2;

const STEP = 0.98;
/** Room above the hair, in shares of the height. */
const LEAST_HEADROOM = 0.06;
const MOST_HEADROOM = 0.15;
/** Minimum room below the chin, in face heights. */
const LEAST_NECK = 0.18;
const LARGEST_FACE = 0.64;
/** The matte fades near the photo's edges. Distance of the tested lines from them, in face heights. */
const INSIDE = 0.05;
/** Coverage there that shows a cut, and the distance kept from it, in face heights. */
const TOUCHES = 0.3;
const CLEAR = 0.04;

type Head = { readonly top: number; readonly isCut: boolean; readonly chin: number };

/**
 * The 3:2 frame around the head of `square`, as high as the square where no edge of the photo cuts
 * the person in it; otherwise nearer or higher.
 * @param scene padded by `WIDE_PAD` @param square the portrait's frame, in its pixels
 * @returns null if there is none
 */
export function wideFrame(
  scene: Scene,
  photo: Box,
  square: Window,
  keepsBackground: boolean,
): Window | null {
  const head = headIn(scene, photo);
  const face = boundsOf(scene.landmarks);
  const middle = face.x + face.width / 2;
  const aside = (square.x + square.width / 2 - middle) / square.width;
  const headroom = (head.top - square.y) / square.width;
  const lines = touchedLines(scene, photo);
  const bottom = square.y + square.width;
  const neck = min(head.chin + LEAST_NECK * scene.faceHeight, bottom);
  // A lower frame would show less than a crop of the portrait.
  const least = min(max(face.height / LARGEST_FACE, square.width / WIDE_RATIO), square.width);
  for (let height = square.width; height >= least; height *= STEP) {
    const width = WIDE_RATIO * height;
    const x = middle + aside * height - width / 2;
    const lowest = min(
      bottom,
      photo.x > x ? lines.left : Infinity,
      photo.x + photo.width < x + width ? lines.right : Infinity,
    );
    if (lowest < neck) continue;
    const y = min(head.top - headroom * height, lowest - height);
    const above = (head.top - y) / height;
    if (head.isCut ? y < square.y - 1 : above > max(MOST_HEADROOM, headroom)) continue;
    if (!head.isCut && above < min(LEAST_HEADROOM, headroom)) continue;
    const frame = { x, y, width, height };
    if (!keepsBackground || isInside(frame, photo, square)) return frame;
  }
  return null;
}

function headIn(scene: Scene, photo: Box): Head {
  const { size, faceHeight, landmarks } = scene;
  const top = topOfHead(scene) ?? 0;
  const isCut = top < max(0, photo.y) + INSIDE * faceHeight && top < size;
  return { top, isCut, chin: landmarks[152].y };
}

/** First rows at which the person reaches the photo's sides. */
function touchedLines({ size, alpha, faceHeight }: Scene, photo: Box) {
  const inset = INSIDE * faceHeight;
  const first = (x: number) => {
    const column = max(0, min(size - 1, x));
    for (let y = 0; y < size; y++) {
      if (alpha[y * size + column] > TOUCHES) return y - CLEAR * faceHeight;
    }
    return Infinity;
  };
  return { left: first(ceil(photo.x + inset)), right: first(floor(photo.x + photo.width - inset)) };
}

function isInside(frame: Window, photo: Box, square: Window): boolean {
  return (
    frame.x >= photo.x &&
    frame.x + frame.width <= photo.x + photo.width &&
    frame.y >= min(photo.y, square.y)
  );
}
