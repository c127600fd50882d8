import type { Image } from '@likeness/contracts/http/images';
import { useMemo } from 'react';
import type { ResultActions } from './result-actions.js';

/**
 * The same actions, which close the large view first: what they fill in is under it.
 * @param show the setter of the picture that is shown large; the same one at every render
 */
export function useClosingView(actions: ResultActions, show: (id: null) => void): ResultActions {
  return useMemo(() => {
    const closing = (start: (image: Image) => void) => (image: Image) => {
      show(null);
      start(image);
    };
    return { onMore: closing(actions.onMore), onSameSeed: closing(actions.onSameSeed) };
  }, [actions, show]);
}
