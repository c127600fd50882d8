import { useLayoutEffect, useState, type RefObject } from 'react';

/** How wide an element is, and how far below the top of the page it begins. */
export function useGridPlace(element: RefObject<HTMLElement | null>): {
  width: number;
  top: number;
} {
  const [place, setPlace] = useState({ width: 0, top: 0 });

  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const { width, top } = measured.getBoundingClientRect();
      const next = { width: Math.floor(width), top: Math.round(top + window.scrollY) };
      setPlace((now) => (now.width === next.width && now.top === next.top ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    // What stands above the grid may grow or go.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return place;
}
