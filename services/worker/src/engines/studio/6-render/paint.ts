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
import type { Renderer, Sitting } from '../model/renderer.js';

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

const RENDERERS: {
  readonly [K in Look['renderer']]: Renderer<Extract<Look, { renderer: K }>>;
} = {
  comic: renderComic,
  drawing: renderDrawing,
  engraving: renderEngraving,
  facets: renderFacets,
  glass: renderGlass,
  neon: renderNeon,
  noir: renderNoir,
  oil: renderOil,
  pastel: renderPastel,
  photo: renderPhoto,
  poster: renderPoster,
  print: renderPrint,
  watercolour: renderWatercolour,
};

export function paint(sitting: Sitting): Promise<Planar> {
  return (RENDERERS[sitting.look.renderer] as Renderer<Look>)(sitting);
}
