import type { Image } from '@likeness/contracts/http/images';
import { useReducer, useState, type Dispatch } from 'react';
import {
  goesOn,
  noSelection,
  reduceSelection,
  type Selection,
  type SelectionAction,
} from './selection.js';

export type ImageSelection = Selection & {
  /** In the order of the list. */
  images: readonly Image[];
  act: Dispatch<SelectionAction>;
};

const idsOf = (list: readonly Image[]) => list.map(({ id }) => id);

/**
 * The chosen images of a list. The selection ends when the list changes, or when another one is
 * asked for: `place` names which.
 */
export function useSelection(images: readonly Image[], place: string): ImageSelection {
  const [selection, act] = useReducer(reduceSelection, noSelection);
  const [listed, setListed] = useState({ images, place });
  if (listed.images !== images || listed.place !== place) {
    const isSame = listed.place === place && goesOn(idsOf(listed.images), idsOf(images));
    if (selection.isOn && !isSame) act({ type: 'left' });
    setListed({ images, place });
  }
  return { ...selection, images: images.filter(({ id }) => selection.ids.has(id)), act };
}
