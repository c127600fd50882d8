import { boxBlur } from './blur.js';
import type { Planar, Plane } from './planar.js';
import { scratchPlane } from './scratch.js';

/** With a gray guide (He, Sun, Tang: Guided Image Filtering, ECCV 2010). */
export function guidedFilter(
  guide: Plane,
  input: Plane,
  width: number,
  height: number,
  radius: number,
  epsilon: number,
): Plane {
  const mean = (p: Plane) => boxBlur(p, width, height, radius);
  const same = guide === input;
  const meanG = mean(guide);
  const meanI = same ? meanG : mean(input);
  const corrGG = mean(product(guide, guide));
  const corrGI = same ? corrGG : mean(product(guide, input));
  const a = new Float32Array(guide.length);
  const b = new Float32Array(guide.length);
  for (let i = 0; i < a.length; i++) {
    a[i] = (corrGI[i] - meanG[i] * meanI[i]) / (corrGG[i] - meanG[i] * meanG[i] + epsilon);
    b[i] = meanI[i] - a[i] * meanG[i];
  }
  const meanA = mean(a);
  const meanB = mean(b);
  for (let i = 0; i < a.length; i++) meanA[i] = meanA[i] * guide[i] + meanB[i];
  return meanA;
}

/** Local linear model of a plane in the guide's color: value = r·R + g·G + b·B + offset. */
export type LinearModel = { r: Plane; g: Plane; b: Plane; offset: Plane };

/** Averaged coefficients; apply to the full guide (He, Sun: arXiv 1505.00996). */
export function colourModel(
  guide: Planar,
  input: Plane,
  radius: number,
  epsilon: number,
): LinearModel {
  const { width, height, r, g, b } = guide;
  const mean = (p: Plane) => boxBlur(p, width, height, radius);
  const [mr, mg, mb, mp] = [mean(r), mean(g), mean(b), mean(input)];
  const [rr, rg, rb] = [mean(product(r, r)), mean(product(r, g)), mean(product(r, b))];
  const [gg, gb, bb] = [mean(product(g, g)), mean(product(g, b)), mean(product(b, b))];
  const [pr, pg, pb] = [mean(product(input, r)), mean(product(input, g)), mean(product(input, b))];
  for (let i = 0; i < mp.length; i++) {
    const a = rr[i] - mr[i] * mr[i] + epsilon;
    const d = gg[i] - mg[i] * mg[i] + epsilon;
    const f = bb[i] - mb[i] * mb[i] + epsilon;
    const ab = rg[i] - mr[i] * mg[i];
    const ac = rb[i] - mr[i] * mb[i];
    const bc = gb[i] - mg[i] * mb[i];
    const x = pr[i] - mr[i] * mp[i];
    const y = pg[i] - mg[i] * mp[i];
    const z = pb[i] - mb[i] * mp[i];
    const i11 = d * f - bc * bc;
    const i12 = ac * bc - ab * f;
    const i13 = ab * bc - ac * d;
    const inverse = 1 / (a * i11 + ab * i12 + ac * i13);
    const u = (i11 * x + i12 * y + i13 * z) * inverse;
    const v = (i12 * x + (a * f - ac * ac) * y + (ab * ac - a * bc) * z) * inverse;
    const w = (i13 * x + (ab * ac - a * bc) * y + (a * d - ab * ab) * z) * inverse;
    const offset = mp[i] - u * mr[i] - v * mg[i] - w * mb[i];
    rr[i] = u;
    gg[i] = v;
    bb[i] = w;
    pr[i] = offset;
  }
  return { r: mean(rr), g: mean(gg), b: mean(bb), offset: mean(pr) };
}

export function applyModel(model: LinearModel, guide: Planar): Plane {
  const out = new Float32Array(guide.r.length);
  for (let i = 0; i < out.length; i++) {
    out[i] =
      model.r[i] * guide.r[i] + model.g[i] * guide.g[i] + model.b[i] * guide.b[i] + model.offset[i];
  }
  return out;
}

const productRoom = scratchPlane();

/** Scratch buffer: valid until the next call. */
function product(a: Plane, b: Plane): Plane {
  const out = productRoom(a.length);
  for (let i = 0; i < out.length; i++) out[i] = a[i] * b[i];
  return out;
}
