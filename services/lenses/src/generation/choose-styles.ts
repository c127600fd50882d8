import { randomInt } from 'node:crypto';
import { KIND_OF_STYLE } from '@likeness/contracts/generation/style-choices';
import {
  FOUR_STYLES,
  STYLE_KINDS,
  type StyleKind,
} from '@likeness/contracts/generation/style-value';
import type { PhotoReference } from '@likeness/contracts/http/internal';
import { WEAK_PHOTO } from '@likeness/contracts/photos/weak-photo';
import type { StyleRow } from '../database/catalogue.entities.js';

const KINDS_OF_WEAK_PHOTOS: readonly StyleKind[] = ['art', 'playful', 'art', 'art'];

/**
 * The style of each image; four styles take turns.
 * @param offered what the value stands for; at least one
 */
export function chooseStyles(
  value: string,
  offered: readonly StyleRow[],
  photos: readonly PhotoReference[],
  count: number,
): StyleRow[] {
  const isFour = value.toLowerCase() === FOUR_STYLES;
  const chosen = isFour ? fourOf(offered, photos.every(isWeak)) : [];
  return Array.from({ length: count }).flatMap(
    (_, index) => chosen[index % chosen.length] ?? oneOf(offered) ?? [],
  );
}

function fourOf(offered: readonly StyleRow[], isWeak: boolean): StyleRow[] {
  const left = new Set(offered);
  return (isWeak ? KINDS_OF_WEAK_PHOTOS : STYLE_KINDS).flatMap((kind) => {
    const style = oneOf([...left].filter(({ id }) => KIND_OF_STYLE[id] === kind));
    if (style === undefined) return [];
    left.delete(style);
    return style;
  });
}

function isWeak({ advice }: PhotoReference): boolean {
  return advice !== undefined && WEAK_PHOTO.includes(advice);
}

function oneOf(styles: readonly StyleRow[]): StyleRow | undefined {
  return styles.length === 0 ? undefined : styles[randomInt(styles.length)];
}
