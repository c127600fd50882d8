import type { ExamplePerson } from '../../previews/example-people.js';
import type { Backdrop } from '../backdrops/backdrop.js';
import type { Retouch, SkinGrade } from '../develop/develop.js';
import type { Grade } from '../develop/finishing.js';
import type { LightRig } from '../light/relight.js';
import type { Look } from './looks.js';
import type { StyleWords } from './style-words.js';

/** A style is data: light, backdrop and technique. The seed picks among the alternatives. */
export type StyleDefinition = {
  /** Place in the list, from 1. */
  sort: number;
  /** Requests name the style by it, in any case. */
  title: string;
  description: string;
  example: { person: ExamplePerson; isOnHomePage: boolean };
  rigs: readonly LightRig[];
  backdrops: readonly Backdrop[];
  /** Share of the light on the person that comes from the place behind, where that is a real one; the lamps give the rest. */
  placeLight?: number;
  relight: { delight: number; lowest: number; highest: number };
  /** 'own' keeps the colour and lightness of the photo's skin, in photographic styles. */
  skin: SkinGrade | 'own';
  retouch: Retouch;
  grade: Grade;
  look: Look;
};

export type Style = StyleDefinition & {
  /** Name of its folder, and its name in file names and addresses. */
  id: string;
  words: StyleWords;
  /** WebP file that the engine made. */
  preview: URL;
};
