import { useRef } from 'react';
import { lateComponent } from '../../../lib/late-component.js';
import { useIsNear } from '../../../lib/use-is-near.js';

const Showcases = lateComponent(async () => (await import('./showcases.js')).Showcases);

const RESERVED =
  'min-h-[calc(54rem+45vw)] sm:min-h-[calc(29.5rem+109vw)] lg:min-h-[calc(24.5rem+56vw)] xl:min-h-[min(30.5rem+18vw,46.5rem)]';

export function LateShowcases() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <div ref={place} className={RESERVED}>
      {isNear && <Showcases />}
    </div>
  );
}
