import { useState } from 'react';
import { readLocal, writeLocal } from '../../../lib/local-flags.js';
import type { GridSize } from '../grid/columns.js';
import { WIDE } from './page-size.js';

const KEY = 'likeness.grid';

const isSize = (value: string | undefined): value is GridSize =>
  value === 'small' || value === 'large';

export function useGridSize(windowWidth: number): [GridSize, (size: GridSize) => void] {
  const [chosen, setChosen] = useState(() => readLocal(KEY));
  const size = isSize(chosen) ? chosen : windowWidth < WIDE ? 'small' : 'large';
  return [
    size,
    (next) => {
      writeLocal(KEY, next);
      setChosen(next);
    },
  ];
}
