import sharp from 'sharp';
import type { RgbImage } from '../../imaging/rgb-image.js';
import type { FaceMesh } from '../face-landmarks.js';
import type { Box } from '../geometry.js';
import { headPose } from '../head-pose.js';

/** Degrees: less looks natural, and more is a pose. */
const TILTED = 8;
const MOST_TILTED = 25;
/** Room around the face that the turned photo must have, in its widths and heights, if the photo has it. */
const ROOM = { side: 0.7, above: 0.6, below: 1.2 } as const;
const SHARES = [1, 0.85, 0.7, 0.55, 0.4] as const;

/** Turns the photo so that the head is upright, if the face keeps its surroundings. */
export async function levelled(image: RgbImage, mesh: FaceMesh): Promise<RgbImage> {
  const { roll } = headPose(mesh);
  if (Math.abs(roll) < TILTED || Math.abs(roll) > MOST_TILTED) return image;
  const needed = roomAround(mesh.box, image);
  for (const share of SHARES) {
    const angle = (-share * roll * Math.PI) / 180;
    const { width, height } = inscribed(image, Math.abs(angle));
    const left = (image.width - width) / 2;
    const top = (image.height - height) / 2;
    const place = turned(needed, image, angle);
    const fits =
      place.x >= left &&
      place.y >= top &&
      place.x + place.width <= left + width &&
      place.y + place.height <= top + height;
    if (fits) return turn(image, angle, Math.floor(width), Math.floor(height));
  }
  return image;
}

function roomAround({ x, y, width, height }: Box, image: RgbImage): Box {
  const left = Math.max(0, x - ROOM.side * width);
  const top = Math.max(0, y - ROOM.above * height);
  return {
    x: left,
    y: top,
    width: Math.min(image.width, x + (1 + ROOM.side) * width) - left,
    height: Math.min(image.height, y + (1 + ROOM.below) * height) - top,
  };
}

/** The box of the same size at its middle's new place. */
function turned(box: Box, { width, height }: RgbImage, angle: number): Box {
  const [u, v] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    ...box,
    x: u * cos - v * sin + (width - box.width) / 2,
    y: u * sin + v * cos + (height - box.height) / 2,
  };
}

/** The largest upright rectangle in the middle of a turned picture. */
function inscribed({ width, height }: RgbImage, angle: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (short <= 2 * sin * cos * long) {
    const [a, b] = [short / 2 / sin, short / 2 / cos];
    return width > height ? { width: a, height: b } : { width: b, height: a };
  }
  const scale = cos * cos - sin * sin;
  return {
    width: (width * cos - height * sin) / scale,
    height: (height * cos - width * sin) / scale,
  };
}

async function turn(image: RgbImage, angle: number, width: number, height: number) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const raw = { width: image.width, height: image.height, channels: 3 } as const;
  const whole = await sharp(image.data, { raw })
    .affine([cos, -sin, sin, cos], { interpolator: 'bicubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = whole;
  const data = await sharp(whole.data, { raw: { ...raw, width: info.width, height: info.height } })
    .extract({
      left: Math.round((info.width - width) / 2),
      top: Math.round((info.height - height) / 2),
      width,
      height,
    })
    .raw()
    .toBuffer();
  return { width, height, data };
}
