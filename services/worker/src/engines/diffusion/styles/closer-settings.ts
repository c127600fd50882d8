import type { DiffusionSettings } from '../pipelines/pipeline.js';

const MOST_SCALE = 1.2;
const MORE_FACE = 0.25;
const LESS_WORDS = 0.8;

/** For the gentler picture: more weight on the face, less on the words, within the pipeline's settings. */
export function closerSettings(settings: DiffusionSettings): DiffusionSettings {
  const { guidance, ipScale } = settings;
  return {
    ...settings,
    // Guidance up to 1 disables guidance.
    guidance: guidance > 1 ? Math.max(1.01, guidance * LESS_WORDS) : guidance,
    ipScale: Math.min(MOST_SCALE, ipScale + MORE_FACE),
  };
}
