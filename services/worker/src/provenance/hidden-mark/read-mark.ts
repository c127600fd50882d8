import { abs, max, round, sqrt } from '../../imaging/math.js';
import { greyOf } from '../../imaging/planar.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import type { Extent, Placement } from '../fingerprint/registered-view.js';
import { fits } from './content-bits.js';
import { findPilots, logPolar } from './find-pilots.js';
import { FRAME, type MarkKey, TILE } from './mark-key.js';
import { type Phase, phasesOf } from './pilot-phases.js';
import { type Read, readPayload } from './read-payload.js';
import { flattened, type Grey, spectrumOf } from './spectrum.js';
import { tilesOf } from './tiles.js';

export type ReadMark = {
  /** The sealed payload in hex. */
  readonly binding: string;
  /** Of the marked picture in this one. */
  readonly placement: Placement;
  readonly frame: Extent;
  /** Whether this picture is the one that was marked; undefined if too little of it is visible. */
  readonly fits: boolean | undefined;
};

/** @param image at most 1024 pixels per side */
export function readMark(image: RgbImage, keys: readonly MarkKey[]): ReadMark | undefined {
  const grey: Grey = { ...image, plane: greyOf(image) };
  const spectrum = spectrumOf(grey);
  const scale = max(grey.width, grey.height) / FRAME;
  const middle = 0.5 - 0.5 / scale;
  const unmoved: Phase = { matrix: [scale, 0, 0, scale], x: middle, y: middle };
  const whole = flattened(spectrum, scale, grey.height);
  for (const key of keys) {
    const read = readPayload(tilesOf(whole, grey, key, unmoved), key, { x: 0, y: 0 });
    if (read) return told(grey, key, unmoved, read);
  }
  const polar = logPolar(spectrum.power);
  for (const key of keys) {
    for (const matrix of findPilots(spectrum.power, polar, key)) {
      const size = sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
      const phases = phasesOf(spectrum, grey, key, matrix);
      if (phases.length === 0) continue;
      const plane = flattened(spectrum, size, grey.height);
      for (const phase of phases) {
        const read = readPayload(tilesOf(plane, grey, key, phase), key);
        if (read) return told(grey, key, phase, read);
      }
    }
  }
  return undefined;
}

function told(grey: Grey, key: MarkKey, phase: Phase, { payload, block, offset }: Read): ReadMark {
  const { content, width, height } = payload;
  const frame = { width, height };
  const [a, b, c, d] = phase.matrix;
  const [u, v] = [phase.x - offset.x * TILE, phase.y - offset.y * TILE];
  const placement: Placement = [a, b, a * u + b * v, c, d, c * u + d * v];
  const look = (x: number, y: number) => {
    const px = round(a * (x + u) + b * (y + v));
    const py = round(c * (x + u) + d * (y + v));
    const isInside = px >= 0 && py >= 0 && px < grey.width && py < grey.height;
    return isInside ? grey.plane[py * grey.width + px] : NaN;
  };
  const binding = block.toString('hex');
  return { binding, placement, frame, fits: fits(key, frame, look, content) };
}
