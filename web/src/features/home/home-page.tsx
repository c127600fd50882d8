import { memo, Suspense, useCallback, useRef, type ReactNode } from 'react';
import { lateComponent } from '../../lib/late-component.js';
import { pageSettled } from '../../lib/page-settled.js';
import { tellHydrated } from '../../lib/tell-hydrated.js';
import { useIsMember } from '../../lib/session/use-session.js';
import { DemoSection } from './demo-section.js';
import { Hero } from './hero.js';

/** Their code waits until the first view is complete. */
const Sections = lateComponent(async () => {
  await pageSettled();
  return (await import('./sections.js')).Sections;
});

/** What the sections measure together, so that the footer stays where it is when they come. */
const RESERVED = 'min-h-[380rem] sm:min-h-[340rem] md:min-h-[275rem] lg:min-h-[250rem]';

type LateSectionsProps = { onChoose: (style: string) => void };

/**
 * Rendered once for the same callback: React would throw away what the build has rendered, and show
 * nothing until the code is there, if this changed before it was taken over.
 */
const LateSections = memo(function LateSections({ onChoose }: LateSectionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const listen = useCallback(() => {
    delete place.current?.dataset.waiting;
    tellHydrated();
  }, []);
  return (
    // By the mark the page keeps what is pressed here until there is somebody to hear it.
    <div ref={place} data-waiting="">
      <Suspense fallback={<div className={RESERVED} />}>
        <Sections onChoose={onChoose} onAlive={listen} />
      </Suspense>
    </div>
  );
});

type HomePageProps = {
  /** The portrait generator, for visitors only. */
  demo?: ReactNode;
  /** Chooses a style in the generator; the same function every time. */
  onChooseStyle: (style: string) => void;
};

/** The page people arrive at. */
export function HomePage({ demo, onChooseStyle }: HomePageProps) {
  const isMember = useIsMember();
  return (
    <>
      <Hero />
      {!isMember && <DemoSection>{demo}</DemoSection>}
      <LateSections onChoose={onChooseStyle} />
    </>
  );
}
