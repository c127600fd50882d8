import { useEffect, useRef, type ReactNode } from 'react';

/** Kept free for the window's top and for the bar at its bottom, in px. */
const MARGIN = 144;

/**
 * Stays in view from 1024 px on while a longer neighbour scrolls. What is higher than the window
 * scrolls along with it: nothing of it may be out of reach.
 */
export function HeldInView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      element.dataset.fits = String(element.offsetHeight + MARGIN <= window.innerHeight);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);

  return (
    <div ref={box} data-held className="top-8 data-[fits=true]:lg:sticky">
      {children}
    </div>
  );
}
