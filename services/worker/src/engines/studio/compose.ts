import { abs, ceil, floor, hypot, max, min, round } from '../pixels/math.js';
import sharp from 'sharp';
import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import type { RgbImage } from '../../raster/rgb-image.js';
import { fromRgb, toRgb, type Planar } from '../pixels/planar.js';
import { warpCubic } from '../pixels/resample.js';
import { clamp } from '../pixels/scalar.js';
import type { Subject } from './subject.js';

/** A square of the photo, in photo pixels; it may reach outside the photo where the subject does not. */
export type Crop = { x: number; y: number; side: number };

/** Share of the frame's height that the face takes, forehead to chin. */
const FACE_SHARE = 0.36;
const CLOSEST_FACE_SHARE = 0.6;
/** Height of the eyes from the top of the frame. */
const EYE_LINE = 0.425;
const LOWEST_EYE_LINE = 0.5;

/**
 * Head-and-shoulders framing that never shows a cut through the subject inside the frame: an edge of
 * the photo that the subject touches bounds the crop, an edge it does not touch may be passed.
 */
export async function chooseCrop(analyser: FaceAnalyser, subject: Subject): Promise<Crop> {
  const { image } = subject;
  const point = (i: number) => ({
    x: subject.mesh.points[3 * i],
    y: subject.mesh.points[3 * i + 1],
  });
  const [top, chin, right, left] = [10, 152, 234, 454].map(point);
  const [rightEye, leftEye] = [33, 263].map(point);
  const faceHeight = hypot(top.x - chin.x, top.y - chin.y);
  const centre = (left.x + right.x) / 2;
  const eyes = (rightEye.y + leftEye.y) / 2;

  const touched = await touchedEdges(analyser, image, {
    x: centre - 1.7 * faceHeight,
    y: eyes - 1.5 * faceHeight,
    side: 3.4 * faceHeight,
  });
  const crowded = subject.others.some(
    ({ box }) =>
      abs(box.x + box.width / 2 - centre) < 1.6 * faceHeight &&
      abs(box.y + box.height / 2 - eyes) < 1.6 * faceHeight,
  );

  let side = faceHeight / (crowded ? FACE_SHARE * 1.12 : FACE_SHARE);
  const smallest = faceHeight / CLOSEST_FACE_SHARE;
  let eyeLine = EYE_LINE;
  const below = () => eyes + (1 - eyeLine) * side - image.height;
  while (below() > 0 && eyeLine < LOWEST_EYE_LINE) eyeLine += 0.01;
  while (below() > 0 && side > smallest) side *= 0.98;
  const room = touched.left && touched.right ? image.width : Infinity;
  while (side > room && side > smallest) side *= 0.98;
  let y = eyes - eyeLine * side;
  if (touched.top && y < 0) y = min(0, max(0, eyes - LOWEST_EYE_LINE * side));
  if (y + side > image.height) y = image.height - side;

  let x = centre - side / 2;
  const drift = 0.12 * side;
  if (touched.left && x < 0) x = min(0, x + drift);
  if (touched.right && x + side > image.width) x = max(image.width - side, x - drift);
  return { x, y, side };
}

/** Which edges of the photo the person reaches, looked for inside `area`. */
async function touchedEdges(analyser: FaceAnalyser, image: RgbImage, area: Crop) {
  const { probability } = await analyser.segment(toRgb(await cutSquare(image, area, 256)));
  const at = (px: number, py: number) => {
    const u = clamp(floor(((px - area.x) / area.side) * 256), 0, 255);
    const v = clamp(floor(((py - area.y) / area.side) * 256), 0, 255);
    return probability[v * 256 + u] > 0.4;
  };
  const steps = Array.from({ length: 64 }, (_, i) => (i + 0.5) / 64);
  const inset = area.side / 128;
  const along = (reached: boolean, hit: (t: number) => boolean) => reached && steps.some(hit);
  const bottom = min(image.height, area.y + area.side) - inset;
  return {
    left: along(area.x < 0, (t) => at(inset, min(area.y + t * area.side, bottom))),
    right: along(area.x + area.side > image.width, (t) =>
      at(image.width - inset, min(area.y + t * area.side, bottom)),
    ),
    top: along(area.y < 0, (t) => at(area.x + t * area.side, inset)),
  };
}

/**
 * The crop at `size` pixels: Lanczos down to about the right scale, then one Catmull-Rom warp to the
 * exact place. Outside the photo its edge pixels repeat.
 */
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
  const a = scale * kx;
  const e = scale * ky;
  const source = fromRgb({ width: w, height: h, data: part });
  return warpCubic(
    source,
    [a, 0, (crop.x - left) * kx + a / 2 - 0.5, 0, e, (crop.y - top) * ky + e / 2 - 0.5],
    size,
    size,
  );
}
