import type { RgbImage } from '../../imaging/rgb-image.js';

/** Of 255, in any channel: more than the noise of JPEG. */
const APART = 16;
/** Maximum ratio of the sides of a circle's bounding box. */
const MOST_OBLONG = 1.03;
/** Of the radius: rings that still show the picture, and that already show what is around it. */
const INSIDE = 0.96;
const OUTSIDE = 1.03;
/** Least share of the ring inside that differs from what is around, and maximum share of the one outside. */
const SEEN = 0.7;
const STRAY = 0.02;
const RAYS = 360;
/** Pixels between those that are looked at. */
const FINE = 2;

type Circle = { readonly x: number; readonly y: number; readonly radius: number };

/** A round picture on one color, such as an account's: its edge goes on to the corners. @returns the same object for others */
export function squared(image: RgbImage): RgbImage {
  const circle = circleIn(image);
  if (!circle) return image;
  const radius = INSIDE * circle.radius;
  const side = Math.floor(2 * circle.radius);
  const data = new Uint8Array(side * side * 3);
  for (let i = 0; i < side * side; i += 1) {
    const [x, y] = [(i % side) - circle.radius, Math.floor(i / side) - circle.radius];
    const scale = Math.min(1, radius / Math.hypot(x, y));
    const from = pixelAt(image, circle.x + x * scale, circle.y + y * scale);
    data.set(image.data.subarray(from, from + 3), 3 * i);
  }
  return { width: side, height: side, data };
}

function circleIn(image: RgbImage): Circle | null {
  const { width, height } = image;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y += FINE) {
    for (let x = 0; x < width; x += FINE) {
      if (!isApart(image, 3 * (y * width + x))) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  const [across, down] = [right + FINE - left, bottom + FINE - top];
  if (Math.max(across, down) > MOST_OBLONG * Math.min(across, down)) return null;
  const circle = { x: left + across / 2, y: top + down / 2, radius: Math.min(across, down) / 2 };
  const isRound = shareAt(image, circle, INSIDE) > SEEN && shareAt(image, circle, OUTSIDE) < STRAY;
  return isRound ? circle : null;
}

/** Share of a ring that is in the picture and differs from its first pixel. */
function shareAt(image: RgbImage, { x, y, radius }: Circle, share: number): number {
  let apart = 0;
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = (2 * Math.PI * ray) / RAYS;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)].map((part) => part * share * radius);
    const isThere = isWithin(x + dx, image.width) && isWithin(y + dy, image.height);
    if (isThere && isApart(image, pixelAt(image, x + dx, y + dy))) apart += 1;
  }
  return apart / RAYS;
}

const isWithin = (at: number, size: number) => at >= 0 && at < size;

function pixelAt({ width }: RgbImage, x: number, y: number): number {
  return 3 * (Math.floor(y) * width + Math.floor(x));
}

function isApart({ data }: RgbImage, at: number): boolean {
  return [0, 1, 2].some((channel) => Math.abs(data[at + channel] - data[channel]) > APART);
}
