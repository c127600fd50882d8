import { useLayoutEffect, useState, type RefObject } from 'react';

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
    // Content above the grid may appear, grow or disappear.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return place;
}
