import { round } from '../../../imaging/math.js';
import type { Box } from '../../../analysis/geometry.js';
import { eachPlane, type Planar, type Plane } from '../../../imaging/planar.js';
import { warpByField } from '../../../imaging/catmull-rom.js';
import { resizeWindow } from '../../../imaging/resample.js';
import { cutSquare, type Crop } from './compose.js';
import { landmarksOf, type Landmarks } from '../../portrait/landmarks.js';
import type { HeadTurn } from '../pose/turn-head.js';
import type { Subject } from '../../portrait/subject.js';

export type View = {
  readonly picture: Planar;
  readonly landmarks: Landmarks;
  readonly rivals: readonly Box[];
  readonly inside: Plane;
};

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
  const window = { x: room, y: room, width: size, height: size };
  const trim = (plane: Plane) => resizeWindow(plane, wide, wide, window, size, size);
  const turned = eachPlane(warpByField(picture, dx, dy), trim);
  return {
    picture: { ...turned, width: size, height: size },
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
