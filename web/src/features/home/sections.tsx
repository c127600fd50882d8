import { Suspense, useEffect } from 'react';
import { CallToAction } from './call-to-action.js';
import { CommunitySection } from './community-section.js';
import { FaqSection } from './faq-section.js';
import { FeaturesSection } from './features-section.js';
import { HowItWorks } from './how-it-works.js';
import { PacksSection } from './packs/packs-section.js';
import { VoicesSection } from './voices/voices-section.js';

type SectionsProps = { onChoose: (style: string) => void; onAlive: () => void };

/** Everything below the first view. Boundaries, so that each section becomes active in a step of its own. */
export function Sections({ onChoose, onAlive }: SectionsProps) {
  useEffect(onAlive, [onAlive]);
  return (
    <>
      <Suspense>
        <HowItWorks />
      </Suspense>
      <Suspense>
        <PacksSection onChoose={onChoose} />
      </Suspense>
      <Suspense>
        <FeaturesSection />
      </Suspense>
      <Suspense>
        <VoicesSection />
      </Suspense>
      <Suspense>
        <CommunitySection />
      </Suspense>
      <Suspense>
        <FaqSection />
      </Suspense>
      <Suspense>
        <CallToAction />
      </Suspense>
    </>
  );
}
