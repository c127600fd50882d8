import { startTransition, Suspense, useEffect, useState } from 'react';
import { lateComponent } from '../../lib/late-component.js';
import { whenIdle } from '../../lib/when-idle.js';
import { GeneratorPlaceholder } from './generator-placeholder.js';

const GeneratorSection = lateComponent(
  async () => (await import('./generator-section.js')).GeneratorSection,
);

/** The generator: its code comes after the page has, into a place that is kept for it. */
export function LateGenerator() {
  const [isTime, setTime] = useState(false);
  // As a transition, so that it is drawn in small steps while the page can be scrolled.
  useEffect(() => whenIdle(() => startTransition(() => setTime(true))), []);
  return (
    <Suspense fallback={<Placeholder />}>
      {isTime ? <GeneratorSection /> : <Placeholder />}
    </Suspense>
  );
}

function Placeholder() {
  return (
    <>
      <div className="noscript:hidden">
        <GeneratorPlaceholder />
      </div>
      <p className="hidden max-w-[56ch] text-lead noscript:block">
        Making portraits needs JavaScript, which is switched off in this browser.
      </p>
    </>
  );
}
