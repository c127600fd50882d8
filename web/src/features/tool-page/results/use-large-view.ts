import type { Image } from '@likeness/contracts/http/images';
import { useState } from 'react';
import type { ResultActions } from '../tool/use-start-from.js';

/** The image shown large, and actions that close it first: it covers the form that they fill in. */
export function useLargeView({ onMore, onSameSeed }: ResultActions) {
  const [shownId, show] = useState<string | null>(null);
  const closing = (start: (image: Image) => void) => (image: Image) => {
    show(null);
    start(image);
  };
  return {
    shownId,
    show,
    actions: { onMore: closing(onMore), onSameSeed: closing(onSameSeed) },
  };
}
