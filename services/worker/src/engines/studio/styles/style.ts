import type { Backdrop } from '../backdrops/backdrop.js';
import type { Retouch, SkinGrade } from '../develop.js';
import type { Grade } from '../finishing.js';
import type { LightRig } from '../light/relight.js';
import type { ComicLook } from '../renderers/comic.js';
import type { DrawingLook } from '../renderers/drawing.js';
import type { EngravingLook } from '../renderers/engraving.js';
import type { FacetsLook } from '../renderers/facets.js';
import type { NeonLook } from '../renderers/neon.js';
import type { NoirLook } from '../renderers/noir.js';
import type { OilLook } from '../renderers/oil.js';
import type { PastelLook } from '../renderers/pastel.js';
import type { PhotoLook } from '../renderers/photo.js';
import type { PosterLook } from '../renderers/poster.js';
import type { PrintLook } from '../renderers/print.js';
import type { WatercolourLook } from '../renderers/watercolour.js';

/** A style is data: what light, what backdrop, what treatment. The seed picks among the alternatives. */
export type Style = {
  /** Three characters that order the list, then the name by which requests ask for it. */
  title: `${number} ${string}`;
  description: string;
  rigs: readonly LightRig[];
  backdrops: readonly Backdrop[];
  relight: { delight: number; lowest: number; highest: number };
  skin: SkinGrade;
  retouch: Retouch;
  grade: Grade;
  look:
    | ComicLook
    | DrawingLook
    | EngravingLook
    | FacetsLook
    | NeonLook
    | NoirLook
    | OilLook
    | PastelLook
    | PhotoLook
    | PosterLook
    | PrintLook
    | WatercolourLook;
};
