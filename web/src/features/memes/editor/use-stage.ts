import { type RefObject, useEffect, useState } from 'react';
import type { Stage } from '../lettering/lay-out-text.js';
import { textSizesAt } from '../lettering/text-sizes.js';

export function useStage(element: RefObject<HTMLElement | null>): Stage | null {
  const [stage, setStage] = useState<Stage | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0) setStage({ width, height, sizes: textSizesAt(window.innerWidth) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return stage;
}
