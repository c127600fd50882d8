import { useRef } from 'react';
import { SkeletonFrame } from '../../components/skeleton-frame.js';
import { lateComponent } from '../../lib/late-component.js';
import { useIsNear } from '../../lib/use-is-near.js';
import * as text from './messages.js';

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

function GeneratorPlaceholder() {
  return (
    <div
      aria-busy="true"
      className="grid min-h-[107rem] grid-cols-[minmax(0,1fr)] content-start gap-[clamp(1.75rem,4vw,4rem)] sm:min-h-[99rem] lg:min-h-[62rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="grid grid-rows-[1.5rem_1fr] gap-4">
        <p className="type-h4">{text.yourPhotos}</p>
        <div className="crop-marks min-h-72 bg-well" />
      </div>
      <div className="min-h-[32rem]">
        <p className="type-h4 pb-3.5">{text.style}</p>
        <div className="mb-12 aspect-4/1 rounded-frame bg-well" />
        <div className="grid auto-cols-[5.25rem] grid-flow-col gap-4 overflow-hidden sm:auto-cols-[7.25rem]">
          {Array.from({ length: 6 }, (_, index) => (
            <SkeletonFrame key={index} />
          ))}
        </div>
      </div>
    </div>
  );
}
