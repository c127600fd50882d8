import { useEffect, useEffectEvent, useRef } from 'react';
import { samePlace } from '../list/page-size.js';

type FittingPage = {
  page: number;
  limit: number;
  /** Null while it is not known. */
  pageCount: number | null;
  /** Pages are turned here, not loaded one below the other. */
  isTurned: boolean;
  onTurn: (page: number) => void;
};

/** Keeps to what was shown when the page size changes, and to pages that are there. */
export function useFittingPage({ page, limit, pageCount, isTurned, onTurn }: FittingPage): void {
  const sizedFor = useRef(limit);
  const turn = useEffectEvent(onTurn);
  // The last images of the last page may be deleted, or an address may be old.
  const isBeyond = isTurned && pageCount !== null && page > pageCount;

  useEffect(() => {
    if (isBeyond && pageCount !== null) turn(pageCount);
  }, [isBeyond, pageCount]);

  const follow = useEffectEvent((next: number) => {
    if (isTurned && page > 1) onTurn(samePlace(page, sizedFor.current, next));
  });
  useEffect(() => {
    if (sizedFor.current === limit) return;
    follow(limit);
    sizedFor.current = limit;
  }, [limit]);
}
