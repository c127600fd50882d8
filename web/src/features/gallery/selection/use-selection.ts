import type { Image } from '@likeness/contracts/http/images';
import { type Dispatch, useReducer, useState } from 'react';
import { eachOnce } from '../../../lib/images/image-view.js';

/** `anchor` is the start of a Shift range. */
export type Selection = {
  isOn: boolean;
  ids: ReadonlySet<string>;
  anchor: string | null;
};

export type SelectionAction =
  | { type: 'entered' }
  | { type: 'left' }
  | { type: 'toggled'; id: string }
  /** Shift-click: selects from the anchor to `id` in list order. */
  | { type: 'ranged'; id: string; order: readonly string[] }
  | { type: 'set'; ids: Iterable<string> };

export const noSelection: Selection = { isOn: false, ids: new Set(), anchor: null };

function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (next.delete(id)) return next.size === 0 ? noSelection : { isOn: true, ids: next, anchor: id };
  return { isOn: true, ids: next.add(id), anchor: id };
}

function ranged(selection: Selection, id: string, order: readonly string[]): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return toggled(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...selection, isOn: true, ids: new Set([...selection.ids, ...range]) };
}

export function reduceSelection(selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'entered':
      return selection.isOn ? selection : { ...noSelection, isOn: true };
    case 'left':
      return noSelection;
    case 'toggled':
      return toggled(selection, action.id);
    case 'ranged':
      return ranged(selection, action.id, action.order);
    case 'set':
      return { ...selection, isOn: true, ids: new Set(action.ids) };
  }
}

export function onlyGrew(before: readonly string[], now: readonly string[]): boolean {
  return before.length <= now.length && before.every((id, index) => id === now[index]);
}

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
