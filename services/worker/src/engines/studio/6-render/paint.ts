import type { Planar } from '../../../imaging/planar.js';
import { renderComic } from './comic.js';
import { renderDrawing } from './drawing.js';
import { renderEngraving } from './engraving.js';
import { renderFacets } from './facets/facets.js';
import { renderGlass } from './glass/glass.js';
import { renderNeon } from './neon.js';
import { renderNoir } from './noir.js';
import { renderOil } from './oil.js';
import { renderPastel } from './pastel.js';
import { renderPhoto } from './photo.js';
import { renderPoster } from './poster.js';
import { renderPrint } from './print.js';
import { renderWatercolour } from './watercolour.js';
import type { Look } from '../model/looks.js';
import type { Style } from '../model/style.js';
import type { Sitting } from '../model/renderer.js';

/** Renderers that keep the photo's colors; the others use their own palette. */
const COLOURED_BY_THE_PHOTO: readonly Look['renderer'][] = [
  'photo',
  'oil',
  'watercolour',
  'pastel',
  'comic',
  'facets',
  'glass',
];

export function takesColours({ look }: Style): boolean {
  return COLOURED_BY_THE_PHOTO.includes(look.renderer);
}

export function paint(sitting: Sitting): Promise<Planar> {
  const { look } = sitting;
  switch (look.renderer) {
    case 'comic':
      return renderComic({ ...sitting, look });
    case 'drawing':
      return renderDrawing({ ...sitting, look });
    case 'engraving':
      return renderEngraving({ ...sitting, look });
    case 'facets':
      return renderFacets({ ...sitting, look });
    case 'glass':
      return renderGlass({ ...sitting, look });
    case 'neon':
      return renderNeon({ ...sitting, look });
    case 'noir':
      return renderNoir({ ...sitting, look });
    case 'oil':
      return renderOil({ ...sitting, look });
    case 'pastel':
      return renderPastel({ ...sitting, look });
    case 'photo':
      return renderPhoto({ ...sitting, look });
    case 'poster':
      return renderPoster({ ...sitting, look });
    case 'print':
      return renderPrint({ ...sitting, look });
    case 'watercolour':
      return renderWatercolour({ ...sitting, look });
  }
}
