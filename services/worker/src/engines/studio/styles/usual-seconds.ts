import type { Look } from './looks.js';

/**
 * Seconds per image on one ordinary core with a prepared photo, by main cost. Defaults until an
 * installation has measured its own. `npm run bench -- usual` prints this table.
 */
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
