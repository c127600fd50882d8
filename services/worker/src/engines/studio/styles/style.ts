import type { Backdrop } from '../backdrops/backdrop.js';
import type { Retouch, SkinGrade } from '../develop/develop.js';
import type { Grade } from '../develop/finishing.js';
import type { LightRig } from '../light/relight.js';
import type { Look } from './looks.js';

/** A style is data: what light, what backdrop, what treatment. The seed picks among the alternatives. */
export type Style = {
  /** Three characters that order the list, then the name by which requests ask for it. */
  title: `${number} ${string}`;
  description: string;
  rigs: readonly LightRig[];
  backdrops: readonly Backdrop[];
  relight: { delight: number; lowest: number; highest: number };
  /** 'own': the skin's colour and lightness stay those of the photo, in photographic styles. */
  skin: SkinGrade | 'own';
  retouch: Retouch;
  grade: Grade;
  look: Look;
};
