import { abs, atan2, floor, hypot, PI } from '../../../../imaging/math.js';
import { parseHex } from '../../../../imaging/colour.js';
import { CHANNELS, planar, type Planar } from '../../../../imaging/planar.js';
import type { Random } from '../../../../imaging/random.js';
import { clamp, mix } from '../../../../imaging/scalar.js';
import type { PanelBackdrop } from '../../model/backdrop.js';

export function paintPanel(backdrop: PanelBackdrop, size: number, random: Random): Planar {
  const [ground, figure] = [backdrop.ground, backdrop.figure].map(parseHex);
  const turn = random.next();
  const out = planar(size, size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const t = clamp(0.5 + inkAt(backdrop.pattern, x / size, y / size, turn) * size);
      const i = y * size + x;
      for (let k = 0; k < 3; k++) out[CHANNELS[k]][i] = mix(ground[k], figure[k], t);
    }
  }
  return out;
}

/** Distance to the pattern's edge in shares of the side, positive inside. */
function inkAt(pattern: PanelBackdrop['pattern'], u: number, v: number, turn: number): number {
  switch (pattern) {
    case 'plain':
      return -1;
    case 'rays': {
      const sector = ((atan2(v - 0.45, u - 0.5) / PI + 1) * 11 + turn * 2) % 2;
      return ((0.5 - abs(sector - 1)) * hypot(u - 0.5, v - 0.45) * PI) / 11;
    }
    case 'dots': {
      const cell = 0.05;
      const row = floor(v / cell);
      const x = u / cell + (row % 2) * 0.5;
      const d = hypot(x - floor(x) - 0.5, v / cell - row - 0.5);
      return (0.18 + 0.24 * v - d) * cell;
    }
    case 'bands': {
      const place = (u * 0.7 + v * 0.7 + turn) / 0.11;
      return (0.25 - abs(place - floor(place) - 0.5)) * 0.11;
    }
    case 'sun':
      return 0.4 - hypot(u - 0.5 - (turn - 0.5) * 0.1, v - 0.42);
  }
}
