import type { FaceChoice } from '@likeness/contracts/photos/face-choice';
import type { RgbImage } from '../imaging/rgb-image.js';
import { areaOf, type Box, overlapArea, sizeOf } from './geometry.js';

type Size = Pick<RgbImage, 'width' | 'height'>;

/** Size ratio from which the largest face is the subject. */
const MIN_SIZE_LEAD = 1.5;

/** Room around a face in its widths and heights: as much as a portrait uses, and the least. */
const WANTED = { side: 1.3, above: 0.9, below: 1.5 } as const;
const LEAST = { side: 0.2, above: 0.3, below: 0.15 } as const;

/** The `faces` that a crop can show without `others`, which may include them. */
export function faceChoices(
  faces: readonly Box[],
  others: readonly Box[],
  image: Size,
): FaceChoice[] {
  return faces.flatMap((face) => {
    const crop = cropTo(
      face,
      others.filter((other) => other !== face),
      image,
    );
    return crop
      ? [{ face: inShares(within(face, image), image), crop: inShares(crop, image) }]
      : [];
  });
}

export function isOfLikeSize(face: Box, other: Box): boolean {
  return sizeOf(face) < MIN_SIZE_LEAD * sizeOf(other);
}

function cropTo(face: Box, others: readonly Box[], image: Size): Box | null {
  const kept = within(around(face, LEAST), image);
  let crop = within(around(face, WANTED), image);
  for (const other of others) {
    if (overlapArea(crop, other) === 0) continue;
    const cuts = sidesBeyond(crop, other).filter((cut) => contains(cut, kept));
    if (cuts.length === 0 && isOfLikeSize(face, other)) return null;
    if (cuts.length === 0) continue;
    crop = cuts.reduce((best, cut) => (areaOf(cut) > areaOf(best) ? cut : best));
  }
  return crop;
}

function around({ x, y, width, height }: Box, room: typeof WANTED | typeof LEAST): Box {
  return {
    x: x - room.side * width,
    y: y - room.above * height,
    width: (1 + 2 * room.side) * width,
    height: (1 + room.above + room.below) * height,
  };
}

/** What is left of `crop` to the right, left, below and above of `other`. */
function sidesBeyond(crop: Box, other: Box): Box[] {
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const [otherRight, otherBottom] = [other.x + other.width, other.y + other.height];
  return [
    { ...crop, x: otherRight, width: right - otherRight },
    { ...crop, width: other.x - crop.x },
    { ...crop, y: otherBottom, height: bottom - otherBottom },
    { ...crop, height: other.y - crop.y },
  ];
}

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function within({ x, y, width, height }: Box, image: Size): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: left,
    y: top,
    width: Math.min(image.width, x + width) - left,
    height: Math.min(image.height, y + height) - top,
  };
}

function inShares({ x, y, width, height }: Box, image: Size): Box {
  return {
    x: x / image.width,
    y: y / image.height,
    width: width / image.width,
    height: height / image.height,
  };
}
