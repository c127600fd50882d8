import type { StyleKind } from '@likeness/contracts/generation/style-value';
import type { ExamplePerson } from '../../previews/example-people.js';
import type { Backdrop } from '../backdrops/backdrop.js';
import type { Retouch, SkinGrade } from '../develop/develop.js';
import type { Grade } from '../develop/finishing.js';
import type { PhotoNeed } from '../../portrait/photo-order.js';
import type { LightRig } from '../light/relight.js';
import type { Look } from './looks.js';
import type { StyleWords } from './style-words.js';

export type StyleDefinition = {
  sort: number;
  /** Case-insensitive name in requests. */
  title: string;
  description: string;
  german: { title: string; description: string };
  example: { person: ExamplePerson; isOnHomePage: boolean };
  /** Its place in a set of four styles; none if we don't choose it for people. */
  kind?: StyleKind;
  /** What it needs most from the photo; a clear face by default. */
  photo?: PhotoNeed;
  rigs: readonly LightRig[];
  backdrops: readonly Backdrop[];
  /** A person may choose another color. */
  hasPlainBackdrop?: true;
  /** Share of light from a real place; the lamps provide the rest. */
  placeLight?: number;
  relight: { delight: number; lowest: number; highest: number };
  /** 'own' keeps the color and lightness of the photo's skin, in photographic styles. */
  skin: SkinGrade | 'own';
  retouch: Retouch;
  grade: Grade;
  look: Look;
};

export type Style = StyleDefinition & {
  id: string;
  words: StyleWords;
  preview: URL;
};
