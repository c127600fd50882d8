import { labToRgb, rgbToLab } from './colour.js';
import { planar, type Planar } from './planar.js';

/** @param change sets L*, a*, b* of a pixel in place */
export function inLab(picture: Planar, change: (lab: number[], i: number) => void): Planar {
  const out = planar(picture.width, picture.height);
  const lab = [0, 0, 0];
  const rgb = [0, 0, 0];
  for (let i = 0; i < out.r.length; i++) {
    rgbToLab(picture.r[i], picture.g[i], picture.b[i], lab);
    change(lab, i);
    labToRgb(lab[0], lab[1], lab[2], rgb);
    out.r[i] = rgb[0];
    out.g[i] = rgb[1];
    out.b[i] = rgb[2];
  }
  return out;
}
