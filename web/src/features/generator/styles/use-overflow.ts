import { useEffect, useState, type RefObject } from 'react';

type Overflow = { atStart: boolean; atEnd: boolean };

export function useOverflow(strip: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ atStart: false, atEnd: false });

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const next = {
        atStart: scrollLeft > 4,
        atEnd: scrollLeft + clientWidth < scrollWidth - 4,
      };
      setOverflow((last) =>
        last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next,
      );
    };
    element.addEventListener('scroll', measure, { passive: true });
    // Also fires initially, when the layout is ready.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [strip]);

  return overflow;
}
