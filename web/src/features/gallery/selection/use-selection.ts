import type { Image } from '@likeness/contracts/http/images';
import { useReducer, useState, type Dispatch } from 'react';
import { eachOnce } from '../../../lib/images/each-once.js';
import {
  noSelection,
  onlyGrew,
  reduceSelection,
  type Selection,
  type SelectionAction,
} from './selection.js';

export type ImageSelection = Selection & {
  images: readonly Image[];
  act: Dispatch<SelectionAction>;
  /** Selects all of these, including images not on screen. */
  chooseBeyond: (list: readonly Image[]) => void;
};

const none: readonly Image[] = [];

const idsOf = (list: readonly Image[]) => list.map(({ id }) => id);

/** The selection ends when `place` changes, or the list other than by appending. */
export function useSelection(images: readonly Image[], place: string): ImageSelection {
  const [selection, act] = useReducer(reduceSelection, noSelection);
  const [listed, setListed] = useState({ images, place });
  const [beyond, setBeyond] = useState(none);
  if (!selection.isOn && beyond !== none) setBeyond(none);
  if (listed.images !== images || listed.place !== place) {
    const isSame = listed.place === place && onlyGrew(idsOf(listed.images), idsOf(images));
    if (selection.isOn && !isSame) act({ type: 'left' });
    setListed({ images, place });
  }
  const known = beyond === none ? images : eachOnce([...beyond, ...images]);
  return {
    ...selection,
    images: known.filter(({ id }) => selection.ids.has(id)),
    act,
    chooseBeyond(list) {
      setBeyond(list);
      act({ type: 'set', ids: idsOf(list) });
    },
  };
}
