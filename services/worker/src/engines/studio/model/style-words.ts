export const STYLE_FAMILIES = {
  photo:
    'photo photograph photography photographic realistic foto fotografie photographie fotografia',
  painting:
    'paint painted painting painterly brush artistic gemalt gemälde malerei peint peinture tableau pintado pintura cuadro',
  drawing:
    'draw drawn drawing sketch illustration gezeichnet zeichnung skizze dessin croquis dibujo boceto',
  print:
    'print printed graphic poster druck grafik plakat imprimé affiche gravure impreso grabado cartel',
  geometric: 'geometric shapes decorative geometrisch géométrique geométrico',
  monochrome:
    'monochrome bw grey gray greyscale schwarzweiß schwarz-weiß blanco y negro noir et blanc',
  business:
    'business corporate professional linkedin cv resume application job bewerbung beruf geschäftlich lebenslauf entreprise empresa',
  film: 'movie film still kino cinéma cine película',
  outdoors: 'outdoor outside nature natur draußen extérieur exterior',
};

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

export type StyleWords = {
  readonly families: readonly (keyof typeof STYLE_FAMILIES)[];
  readonly search: string;
  readonly diffusion: DiffusionStyle;
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
