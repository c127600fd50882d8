import { ceil, floor, max, round } from '../../../imaging/math.js';
import sharp from 'sharp';
import { clipped, eachPlane, fromRgb, type Planar, type Plane } from '../../../imaging/planar.js';
import { resizeWindowCubic, warpByField } from '../../../imaging/catmull-rom.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { clamp } from '../../../imaging/scalar.js';
import { landmarksOf } from '../../../analysis/landmarks.js';
import type { HeadTurn } from './turn-head.js';
import type { Subject } from '../../portrait/subject.js';
import type { Crop, View } from '../model/view.js';

export async function viewPhoto(subject: Subject, crop: Crop, size: number): Promise<View> {
  const scale = size / crop.side;
  const place = (x: number, y: number) => ({ x: (x - crop.x) * scale, y: (y - crop.y) * scale });
  return {
    picture: await cutSquare(subject.image, crop, size),
    landmarks: landmarksOf(subject.mesh, place, scale),
    rivals: subject.others.map(({ box }) => ({
      ...place(box.x, box.y),
      width: box.width * scale,
      height: box.height * scale,
    })),
    inside: insidePhoto(subject, crop, size),
  };
}

/** Lanczos to the approximate scale, then Catmull-Rom; repeats edge pixels outside the photo. */
export async function cutSquare(image: RgbImage, crop: Crop, size: number): Promise<Planar> {
  const scale = crop.side / size;
  const margin = ceil(4 * max(1, scale));
  const left = clamp(floor(crop.x) - margin, 0, image.width - 1);
  const top = clamp(floor(crop.y) - margin, 0, image.height - 1);
  const width = clamp(ceil(crop.x + crop.side) + margin - left, 1, image.width - left);
  const height = clamp(ceil(crop.y + crop.side) + margin - top, 1, image.height - top);
  const shrink = max(1, scale);
  const [w, h] = [max(1, round(width / shrink)), max(1, round(height / shrink))];
  const part = await sharp(image.data, {
    raw: { width: image.width, height: image.height, channels: 3 },
  })
    .extract({ left, top, width, height })
    .resize(w, h, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  const [kx, ky] = [w / width, h / height];
  const window = {
    x: (crop.x - left) * kx,
    y: (crop.y - top) * ky,
    width: crop.side * kx,
    height: crop.side * ky,
  };
  const exact = (plane: Plane) => clipped(resizeWindowCubic(plane, w, h, window, size, size));
  return eachPlane(fromRgb({ width: w, height: h, data: part }), exact, size);
}

export function turnView(
  { picture, rivals, inside }: View,
  turn: HeadTurn,
  triangles: readonly number[],
  room: number,
): View {
  const wide = picture.width;
  const size = wide - 2 * room;
  const { dx, dy } = turn.field(wide, triangles);
  const source = (x: number, y: number) => {
    const i = y * wide + x;
    const [u, v] = [round(x + dx[i]), round(y + dy[i])];
    return u >= 0 && v >= 0 && u < wide && v < wide ? inside[v * wide + u] : 0;
  };
  const kept = new Float32Array(size * size);
  for (let y = 0, i = 0; y < size; y++) {
    for (let x = 0; x < size; x++, i++) kept[i] = source(x + room, y + room);
  }
  return {
    picture: warpByField(picture, dx, dy, room),
    landmarks: turn.landmarks.map(({ x, y, z }) => ({ x: x - room, y: y - room, z })),
    rivals: rivals.map((box) => {
      const half = { x: box.width / 2, y: box.height / 2 };
      const centre = turn.follow({ x: box.x + half.x, y: box.y + half.y });
      return { ...box, x: centre.x - half.x - room, y: centre.y - half.y - room };
    }),
    inside: kept,
  };
}

function insidePhoto({ image }: Subject, crop: Crop, size: number): Plane {
  const inside = new Float32Array(size * size);
  const step = crop.side / size;
  for (let y = 0; y < size; y++) {
    const v = crop.y + (y + 0.5) * step;
    if (v < 0 || v > image.height) continue;
    for (let x = 0; x < size; x++) {
      const u = crop.x + (x + 0.5) * step;
      if (u >= 0 && u <= image.width) inside[y * size + x] = 1;
    }
  }
  return inside;
}
