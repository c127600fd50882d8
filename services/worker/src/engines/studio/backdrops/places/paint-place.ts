import type { Planar } from '../../../../imaging/planar.js';
import type { Random } from '../../../../imaging/random.js';
import type { Hour, Place, PlaceBackdrop } from '../backdrop.js';
import { beach, sea } from './coast.js';
import { desert, forest, meadow, mountains, snow } from './country.js';
import { photograph, type Set } from './stage-set.js';
import { cafe, city, space, stage } from './town.js';

const SETS: Readonly<Record<Place, (hour: Hour, random: Random) => Set>> = {
  beach,
  sea,
  mountains,
  forest,
  snow,
  meadow,
  desert,
  city,
  café: cafe,
  stage,
  space,
};

/** A place as a portrait lens shows it behind somebody near. */
export function paintPlace({ place, hour }: PlaceBackdrop, size: number, random: Random): Planar {
  return photograph(SETS[place](hour, random), size);
}
