import type { Planar } from '../../../../imaging/planar.js';
import type { Random } from '../../../../imaging/random.js';
import type { Hour, PaintedPlace, PlaceBackdrop } from '../../model/backdrop.js';
import { beach } from './beach.js';
import { snow } from './snow.js';
import { photograph, type Set } from './stage-set.js';
import { space, stage } from './stage.js';

const SETS: Readonly<Record<PaintedPlace, (hour: Hour, random: Random) => Set>> = {
  beach,
  snow,
  stage,
  space,
};

export function paintPlace({ place, hour }: PlaceBackdrop, size: number, random: Random): Planar {
  return photograph(SETS[place](hour, random), size);
}
