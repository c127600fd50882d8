import { useEffect, useState } from 'react';

const LIKE_MS = 1_000;

export function useLikeAnimation(): [isLiking: boolean, play: () => void] {
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), LIKE_MS);
    return () => clearTimeout(timer);
  }, [count]);

  return [count > 0, () => setCount((before) => before + 1)];
}
