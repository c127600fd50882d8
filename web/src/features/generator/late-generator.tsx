import { useRef } from 'react';
import { lateComponent } from '../../lib/late-component.js';
import { useIsNear } from '../../lib/use-is-near.js';
import { GeneratorPlaceholder } from './generator-placeholder.js';
import * as text from './messages/en.js';

const GeneratorSection = lateComponent(
  async () => (await import('./generator-section.js')).GeneratorSection,
  <Placeholder />,
);

export function LateGenerator() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return <div ref={place}>{isNear ? <GeneratorSection /> : <Placeholder />}</div>;
}

function Placeholder() {
  return (
    <>
      <div className="noscript:hidden">
        <GeneratorPlaceholder />
      </div>
      <p className="hidden max-w-[56ch] text-lead noscript:block">{text.needsJavaScript}</p>
    </>
  );
}
