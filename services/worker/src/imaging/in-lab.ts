import { labToRgb, rgbToLab } from './colour.js';
import { planar, type Planar } from './planar.js';

type Change = (lab: number[], i: number) => void;

export function inLab(picture: Planar, change: Change): Planar {
  return labInto(planar(picture.width, picture.height), picture, change);
}

/** In place, at the pixels that `isMeant`. */
export function inLabWhere(
  isMeant: (i: number) => boolean,
  picture: Planar,
  change: Change,
): Planar {
  return labInto(picture, picture, change, isMeant);
}

/** @param change sets L*, a*, b* of a pixel in place */
function labInto(
  out: Planar,
  picture: Planar,
  change: Change,
  isMeant = (_: number) => true,
): Planar {
  const lab = [0, 0, 0];
  const rgb = [0, 0, 0];
  for (let i = 0; i < out.r.length; i++) {
    if (!isMeant(i)) continue;
    rgbToLab(picture.r[i], picture.g[i], picture.b[i], lab);
    change(lab, i);
    labToRgb(lab[0], lab[1], lab[2], rgb);
    out.r[i] = rgb[0];
    out.g[i] = rgb[1];
    out.b[i] = rgb[2];
  }
  return out;
}
