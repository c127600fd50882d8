import {
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { pressAgain } from '../lib/held-press.js';
import { whenNear } from '../lib/nearness.js';

const never = () => () => {};

type LatePartProps = {
  /** What stands around the part. */
  as?: 'div' | 'li';
  /** Keeps the part's place where it has to be loaded and is not in the page yet. */
  reserved?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A part below the first view of a rendered page: it stands there from the beginning and becomes active
 * when somebody comes near. Its element must stay the same until then (`memo`, or a constant): React would
 * throw away what was rendered, and put it together anew, if that changed.
 */
export function LatePart({ as: Place = 'div', reserved, className, children }: LatePartProps) {
  const place = useRef<HTMLDivElement & HTMLLIElement>(null);
  const [gate] = useState(makeGate);
  useEffect(() => (place.current ? whenNear(place.current, gate.open) : undefined), [gate]);
  return (
    <Place ref={place} data-waiting="" className={className}>
      <Suspense fallback={reserved !== undefined && <div className={reserved} />}>
        <Gate isOpen={gate.isOpen}>{children}</Gate>
        <Alive place={place} />
      </Suspense>
    </Place>
  );
}

type GateProps = { isOpen: Promise<void>; children: ReactNode };

/** Only what was rendered before can wait: what is put together in the browser would be missing. */
function Gate({ isOpen, children }: GateProps) {
  const isTakenOver = useSyncExternalStore(never, () => false, isInBrowser);
  if (isTakenOver) use(isOpen);
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
