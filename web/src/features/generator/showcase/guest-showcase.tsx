import { lazy, Suspense, useId } from 'react';
import { useIsInView } from '../../../lib/use-is-in-view.js';
import { useOnce } from '../../../lib/use-once.js';

const Showcases = lazy(async () => ({ default: (await import('./showcases.js')).Showcases }));

/** The showcases below the guest demo: their code comes when somebody gets there. */
export function GuestShowcase() {
  const id = useId();
  const wasSeen = useOnce(useIsInView(id, true));
  return (
    <div
      id={id}
      className="mt-[clamp(2rem,4vw,3.5rem)] min-h-40 border-t border-line pt-[clamp(1.5rem,3vw,2.5rem)]"
    >
      <Suspense>{wasSeen && <Showcases />}</Suspense>
    </div>
  );
}
