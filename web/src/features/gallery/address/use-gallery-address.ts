import { useRef } from 'react';
import type { ImageOrigin } from '../../../lib/images/image-view.js';
import type { GalleryAddress } from './gallery-address.js';

export type GoTo = (address: GalleryAddress, how: { replace: boolean }) => void;

/** A change to one of these restarts at the first page. */
const FROM_THE_START = ['reaction', 'sort', 'tool', 'style', 'q'] as const;

/** Each tab keeps its own page. Typing and loading more replace the history entry. */
export function useGalleryAddress(address: GalleryAddress, goTo: GoTo) {
  const pages = useRef<{ [origin in ImageOrigin]?: number }>({});

  return function change(part: Partial<GalleryAddress>, { replace = false } = {}): void {
    const next = { ...address, ...part };
    const isRestarted = FROM_THE_START.some((name) => next[name] !== address[name]);
    if (isRestarted) {
      pages.current = {};
      next.page = 1;
    } else if (next.origin !== address.origin) {
      pages.current[address.origin] = address.page;
      next.page = pages.current[next.origin] ?? 1;
    }
    goTo(next, { replace: replace || (part.q !== undefined && address.q !== undefined) });
  };
}
