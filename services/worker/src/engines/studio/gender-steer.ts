import { max } from '../../imaging/math.js';
import type { Recipe } from '../portrait/portrait-engine.js';
import type { Style } from './model/style.js';

const STEER = {
  woman: { blemishes: 1.12, pores: 1.15, contrast: -0.02, saturation: 1.02 },
  man: { blemishes: 0.7, pores: 0.5, contrast: 0.06, saturation: 0.95 },
} as const;

export function steered(style: Style, gender: Recipe['gender']): Style {
  if (gender === null) return style;
  const { blemishes, pores, contrast, saturation } = STEER[gender];
  const { retouch, grade } = style;
  return {
    ...style,
    retouch: { blemishes: retouch.blemishes * blemishes, pores: retouch.pores * pores },
    grade: {
      ...grade,
      contrast: max(0, grade.contrast + contrast),
      saturation: grade.saturation * saturation,
    },
  };
}
