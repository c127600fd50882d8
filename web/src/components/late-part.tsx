import { useHydrated } from '@tanstack/react-router';
import { Suspense, use, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { isPressedIn, pressAgain } from '../lib/held-press.js';
import { whenNear } from '../lib/nearness.js';

type LatePartProps = {
  as?: 'div' | 'li';
  reserved?: string;
  children: ReactNode;
};

/**
 * Hydrates server HTML when the user comes near. Keep the element's identity until then (`memo`, or
 * a constant): a change makes React discard the HTML.
 */
export function LatePart({ as: Place = 'div', reserved, children }: LatePartProps) {
  const place = useRef<HTMLDivElement & HTMLLIElement>(null);
  const [gate] = useState(makeGate);
  useEffect(() => {
    if (!place.current) return;
    if (isPressedIn(place.current)) gate.open();
    else return whenNear(place.current, gate.open);
  }, [gate]);
  return (
    <Place ref={place} data-waiting="">
      <Suspense fallback={reserved !== undefined && <div className={reserved} />}>
        <Gate isOpen={gate.isOpen}>{children}</Gate>
        <Alive place={place} />
      </Suspense>
    </Place>
  );
}

/** Only server-rendered content can wait; a part rendered in the browser would be missing. */
function Gate({ isOpen, children }: { isOpen: Promise<void>; children: ReactNode }) {
  const isHydrated = useHydrated();
  if (!isHydrated && isInBrowser()) use(isOpen);
  return children;
}

function Alive({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (place.current) pressAgain(place.current);
  }, [place]);
  return null;
}

const isInBrowser = () => typeof window !== 'undefined';

function makeGate() {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { isOpen, open: () => open() };
}
