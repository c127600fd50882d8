import { useEffect, useRef, type ReactNode } from 'react';

/** Space for the window's header and bottom bar, in px. */
const MARGIN = 144;

/** Content taller than the window scrolls with its neighbor, so that all of it stays reachable. */
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
