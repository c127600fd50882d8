export type DiffusionStyle = {
  /** `{person}` becomes "a woman", "a man" or "a person". */
  readonly prompt: string;
  readonly negativePrompt?: string;
  readonly steps?: number;
  readonly guidance?: number;
  readonly controlnetScale?: number;
  readonly controlnetStart?: number;
  readonly controlnetEnd?: number;
  readonly ipScale?: number;
};

const PHOTO_FAULTS =
  'painting, drawing, illustration, cartoon, 3d render, plastic skin, disfigured, extra fingers, text, watermark, blurry';
const ART_FAULTS =
  'photograph, 3d render, disfigured, extra fingers, text, watermark, signature, blurry';

export function photo(prompt: string): DiffusionStyle {
  return {
    prompt: `${prompt}, natural skin texture, sharp focus on the eyes, 85mm lens`,
    negativePrompt: PHOTO_FAULTS,
  };
}

/** Weaker likeness controls, because art changes facial features. */
export function art(prompt: string): DiffusionStyle {
  return { prompt, negativePrompt: ART_FAULTS, controlnetScale: 0.7, ipScale: 0.7 };
}
