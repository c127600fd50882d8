import type { Box } from '../analysis/geometry.js';
import type { Portrait } from '../engines/portrait/portrait-engine.js';
import type { RgbImage } from '../imaging/rgb-image.js';

export function portraitOf(image: RgbImage, face: Box): Portrait {
  return {
    image,
    face,
    likeness: { percent: 93, euclid: 0.3, cosine: 0.95, referenceIndex: 0 },
    record: {
      engine: 'studio',
      engineVersion: '1.0.0',
      style: 'Low key',
      renderer: 'photo',
      gender: 'woman',
      seed: 3,
      size: image.width,
      referenceId: 'photo',
      gentleness: 0,
      provider: 'cpu',
      timings: {},
      inferenceMs: 0,
    },
  };
}
