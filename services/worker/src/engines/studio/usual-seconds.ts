import type { Look } from './styles/looks.js';

/**
 * Seconds of an image on two cores of an ordinary machine, by what takes most of them: from its claim
 * to its delivery. They stand in until an installation has made one of the style.
 */
export const USUAL_SECONDS: Readonly<Record<Look['renderer'], number>> = {
  comic: 4.5,
  drawing: 3.8,
  engraving: 3.4,
  facets: 3,
  neon: 3.1,
  noir: 2.9,
  oil: 4.6,
  pastel: 4.5,
  photo: 2.7,
  poster: 3.9,
  print: 3.1,
  watercolour: 3.7,
};
