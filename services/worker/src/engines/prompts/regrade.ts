import type { ToneWish } from '@likeness/prompts/picture-terms';
import { inLab } from '../../imaging/in-lab.js';
import type { Planar, Plane } from '../../imaging/planar.js';
import { clamp, mix } from '../../imaging/scalar.js';
import type { Wishes } from '@likeness/prompts/wishes';
import { labOf } from '../../imaging/colour.js';

type Grading = {
  black: number;
  white: number;
  middle: number;
  chroma: number;
  /** Shift of a* and b*, strongest in the middle tones. */
  a: number;
  b: number;
};

const NEUTRAL: Grading = { black: 0, white: 100, middle: 0, chroma: 1, a: 0, b: 0 };
const GRADINGS: Readonly<Record<ToneWish, Partial<Grading>>> = {
  warm: { a: 3.5, b: 10 },
  cool: { a: -2, b: -12 },
  pastel: { black: 20, white: 99, middle: 6, chroma: 0.72 },
  vivid: { chroma: 1.32, black: -2 },
  muted: { chroma: 0.6, black: 6, white: 95 },
  'high contrast': { black: -7, white: 104 },
  dark: { middle: -11, white: 94, chroma: 0.95 },
  bright: { middle: 9, black: 4 },
  sepia: { chroma: 0, a: 7, b: 22 },
  'black and white': { chroma: 0 },
};
const LEAN = 0.27;
/** Skin follows the color only partly: a full shift makes people look ill. */
const SKIN_FOLLOWS = 0.5;

function gradingOf(tones: readonly ToneWish[]): Grading {
  return tones.reduce<Grading>((sum, tone) => {
    const { black = 0, white = 100, middle = 0, chroma = 1, a = 0, b = 0 } = GRADINGS[tone];
    return {
      black: sum.black + black,
      white: sum.white + white - 100,
      middle: sum.middle + middle,
      chroma: sum.chroma * chroma,
      a: sum.a + a,
      b: sum.b + b,
    };
  }, NEUTRAL);
}

/**
 * Requested colors: the first for highlights, the second (or the first again) for shadows.
 * @param skin 0..1, same size
 * @param options.isDrawn keeps the lightness of lines on paper, which would fade
 */
export function regrade(
  picture: Planar,
  { tones, colours }: Pick<Wishes, 'tones' | 'colours'>,
  skin: Plane,
  { isDrawn }: { isDrawn: boolean },
): Planar {
  if (tones.length === 0 && colours.length === 0) return picture;
  const wanted = gradingOf(tones);
  const grading = isDrawn ? { ...wanted, black: 0, white: 100, middle: 0 } : wanted;
  const [lights, shadows = lights] = colours.map(labOf);
  return inLab(picture, (lab, i) => {
    const t = clamp(lab[0] / 100);
    const room = 4 * t * (1 - t);
    const follow = mix(1, SKIN_FOLLOWS, skin[i]) * (0.3 + 0.7 * room);
    lab[0] = mix(grading.black, grading.white, t) + grading.middle * room;
    lab[1] = lab[1] * grading.chroma + grading.a * follow;
    lab[2] = lab[2] * grading.chroma + grading.b * follow;
    if (!lights) return;
    lab[1] = mix(lab[1], mix(shadows[1], lights[1], t), LEAN * follow);
    lab[2] = mix(lab[2], mix(shadows[2], lights[2], t), LEAN * follow);
  });
}
