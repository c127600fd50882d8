import type { ReactNode } from 'react';
import { useIsMember } from '../../lib/session/use-session.js';
import { CallToAction } from './call-to-action.js';
import { DemoSection } from './demo-section.js';
import { FaqSection } from './faq-section.js';
import { FeaturesSection } from './features-section.js';
import { Hero } from './hero.js';
import { HowItWorks } from './how-it-works.js';

/** The page people arrive at; `demo` is the portrait generator, for visitors only. */
export function HomePage({ demo }: { demo?: ReactNode }) {
  const isMember = useIsMember();
  return (
    <>
      <Hero />
      {!isMember && <DemoSection>{demo}</DemoSection>}
      <HowItWorks />
      <FeaturesSection />
      <FaqSection />
      <CallToAction />
    </>
  );
}
