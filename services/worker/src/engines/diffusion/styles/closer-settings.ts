import type { DiffusionSettings } from '../pipelines/pipeline.js';

const MOST_SCALE = 1.2;
const MORE_FACE = 0.25;
const LESS_WORDS = 0.8;

/** For a second attempt: the face counts more and the words less, as far as the pipeline knows such numbers. */
export function closerSettings(settings: DiffusionSettings): DiffusionSettings {
  const { guidance, ipScale } = settings;
  return {
    ...settings,
    // Guidance up to 1 has a meaning of its own: none.
    guidance: guidance > 1 ? Math.max(1.01, guidance * LESS_WORDS) : guidance,
    ipScale: Math.min(MOST_SCALE, ipScale + MORE_FACE),
  };
}
