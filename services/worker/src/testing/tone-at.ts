import type { PersonPortrait } from '../engines/portrait/portrait-engine.js';
import { rgbToLab } from '../imaging/colour.js';

type Pictured = Pick<PersonPortrait, 'image' | 'face'>;

const REACH = 2;
const AREA = (2 * REACH + 1) ** 2;

/** Difference in mean L*a*b* around a place, in face boxes from each face's upper left corner. */
export function toneDifference(one: Pictured, other: Pictured, across: number, down: number) {
  const [from, to] = [one, other].map((picture) => toneAt(picture, across, down));
  return Math.hypot(...from.map((v, k) => v - to[k]));
}

export function toneAt({ image, face }: Pictured, across: number, down: number): number[] {
  const x = Math.round(face.x + across * face.width);
  const y = Math.round(face.y + down * face.height);
  const [lab, mean] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let v = y - REACH; v <= y + REACH; v++) {
    for (let u = x - REACH; u <= x + REACH; u++) {
      const [r, g, b] = image.data.subarray(3 * (v * image.width + u));
      rgbToLab(r / 255, g / 255, b / 255, lab);
      for (let k = 0; k < 3; k++) mean[k] += lab[k] / AREA;
    }
  }
  return mean;
}
