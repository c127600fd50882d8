import { memo, type ReactNode, useEffect } from 'react';
import { LatePart } from '../../components/late-part.js';
import { PageHead } from '../../components/page-head.js';
import { siteMeta } from '../../lib/head/head-tags.js';
import { lazyComponent } from '../../lib/late-component.js';
import { productHeading, siteTitle } from '../../lib/page-format.js';
import { useIsSettled, whenIdle } from '../../lib/page-settled.js';
import { useIsMember } from '../../lib/session/use-session.js';
import { PriceFacts } from '../pricing/price-facts.js';
import { Hero } from './hero.js';
import * as text from './messages.js';
import { SectionHead } from './section-head.js';

const load = () => import('./sections.js');
const HowItWorks = lazyComponent(async () => (await load()).HowItWorks);
const PacksSection = lazyComponent(async () => (await load()).PacksSection);
const FeaturesSection = lazyComponent(async () => (await load()).FeaturesSection);
const VoicesSection = lazyComponent(async () => (await load()).VoicesSection);
const CommunitySection = lazyComponent(async () => (await load()).CommunitySection);
const FaqSection = lazyComponent(async () => (await load()).FaqSection);
const CallToAction = lazyComponent(async () => (await load()).CallToAction);

type LateSectionsProps = { onChoose: (style: string) => void };

const LateSections = memo(function LateSections({ onChoose }: LateSectionsProps) {
  return (
    <>
      <LatePart reserved="min-h-[50rem] lg:min-h-[36rem]">
        <HowItWorks />
      </LatePart>
      <LatePart reserved="min-h-[36rem] sm:min-h-[60rem] lg:min-h-[48rem]">
        <PacksSection onChoose={onChoose} />
      </LatePart>
      <LatePart reserved="min-h-[60rem] lg:min-h-[48rem]">
        <FeaturesSection />
      </LatePart>
      <LatePart reserved="min-h-[36rem] lg:min-h-[24rem]">
        <VoicesSection />
      </LatePart>
      <LatePart>
        <CommunitySection />
      </LatePart>
      <LatePart reserved="min-h-[44rem] lg:min-h-[36rem]">
        <FaqSection />
      </LatePart>
      <LatePart reserved="min-h-[48rem] lg:min-h-[44rem]">
        <CallToAction />
      </LatePart>
    </>
  );
});

type HomePageProps = {
  demo?: ReactNode;
  /** Must be stable between renders. */
  onChooseStyle: (style: string) => void;
};

export function HomePage({ demo, onChooseStyle }: HomePageProps) {
  const isMember = useIsMember();
  return (
    <>
      <PageHead title={siteTitle} meta={siteMeta} />
      <Hero />
      {!isMember && <DemoSection>{demo}</DemoSection>}
      <LateSections onChoose={onChooseStyle} />
      <EagerPictures />
    </>
  );
}

/** Loads pictures before the user scrolls to them, a few in each idle moment, unless the browser saves data. */
function EagerPictures() {
  const isSettled = useIsSettled();
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!isSettled || connection?.saveData === true) return;
    const waiting = [...document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]')];
    let cancel = () => {};
    const loadNext = () => {
      for (const picture of waiting.splice(0, 5)) picture.loading = 'eager';
      if (waiting.length > 0) cancel = whenIdle(loadNext);
    };
    loadNext();
    return () => cancel();
  }, [isSettled]);
  return null;
}

function DemoSection({ children }: { children: ReactNode }) {
  return (
    <section
      id="instant-id"
      aria-labelledby="demo-title"
      className="wrap pt-[clamp(1rem,3vw,2.5rem)] member:hidden"
    >
      <div className="rounded-panel border border-line bg-paper p-[clamp(1.25rem,4.2vw,3.5rem)] max-sm:-mx-2">
        <SectionHead
          id="demo-title"
          title={text.demoTitle}
          aside={`LensZero · ${productHeading}`}
        />
        <div id="image-upload-section">{children}</div>
        <div className="mt-6">
          <PriceFacts />
        </div>
      </div>
    </section>
  );
}
