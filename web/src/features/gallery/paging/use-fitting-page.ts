import { useEffect, useEffectEvent, useRef } from 'react';
import { samePlace } from '../list/page-size.js';

type FittingPage = {
  page: number;
  limit: number;
  pageCount: number | null;
  isTurned: boolean;
  onTurn: (page: number) => void;
};

export function useFittingPage({ page, limit, pageCount, isTurned, onTurn }: FittingPage): void {
  const sizedFor = useRef(limit);
  const turn = useEffectEvent(onTurn);
  // After deletions or with an old URL, the page may no longer exist.
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
