import type { Look } from '../model/looks.js';

/** Default seconds per image on one core, with a prepared photo; see `npm run bench -- engine`. */
export const USUAL_SECONDS: Readonly<Record<Look['renderer'], number>> = {
  comic: 1.6,
  drawing: 1.3,
  engraving: 0.9,
  facets: 1.0,
  glass: 1.3,
  neon: 0.9,
  noir: 0.9,
  oil: 1.9,
  pastel: 1.3,
  photo: 0.9,
  poster: 1.3,
  print: 0.9,
  watercolour: 1.3,
};
