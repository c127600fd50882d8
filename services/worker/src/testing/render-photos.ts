import type { PersonPortrait, Recipe, Reference } from '../engines/portrait/portrait-engine.js';
import type { RenderOptions } from '../engines/portrait/portrait-engine.js';
import type { StudioEngine } from '../engines/studio/studio-engine.js';
import type { RgbImage } from '../imaging/rgb-image.js';

export type Wanted = Partial<Recipe & RenderOptions>;

/** A studio headshot of a woman, unless wanted otherwise. */
export function renderPhotos(
  engine: StudioEngine,
  photos: RgbImage | readonly Reference[],
  { onProgress = () => undefined, signal, ...wanted }: Wanted = {},
): Promise<PersonPortrait> {
  const usual = {
    style: 'studio headshot',
    gender: 'woman',
    seed: 8,
    size: 512,
    headPose: null,
  } as const;
  return engine.render(
    'data' in photos ? [{ id: 'photo', image: photos }] : photos,
    { ...usual, ...wanted },
    { onProgress, signal: signal ?? new AbortController().signal },
  );
}
