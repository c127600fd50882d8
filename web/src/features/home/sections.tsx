import { useIsMember } from '../../lib/session/use-session.js';
import { homeWords } from './home-words.js';
import * as text from './messages.js';
import { useQuery } from '@tanstack/react-query';
import { CommunityCard } from '../../components/community-card.js';
import { Frame } from '../../components/frame.js';
import { resolveUrl } from '../../lib/api/image-url.js';
import { call } from '../../lib/api/request.js';
import { useIsSettled } from '../../lib/page-settled.js';
import { CreateLink, SectionHead } from './section-head.js';
import { Questions } from '../../components/accordion.js';

const questions = [
  { id: 'faq-account', title: text.accountQuestion, body: text.accountAnswer },
  { id: 'faq-photos', title: text.photosQuestion, body: text.photosAnswer },
  { id: 'faq-refused', title: text.refusedQuestion, body: text.refusedAnswer },
  { id: 'faq-time', title: text.timeQuestion, body: text.timeAnswer },
  { id: 'faq-likeness', title: text.likenessQuestion, body: text.likenessAnswer },
  { id: 'faq-limits', title: text.limitsQuestion, body: text.limitsAnswer },
  { id: 'faq-measured', title: text.faceQuestion, body: text.faceAnswer },
  { id: 'faq-owner', title: text.ownerQuestion, body: text.ownerAnswer },
];

export function FaqSection() {
  return <Questions id="faq" title={text.faq} items={questions} className="wrap" />;
}

const MOST = 12;

export function CommunitySection() {
  const { data } = useQuery({
    queryKey: ['showcase'],
    queryFn: () => call('GET /api/images/showcase'),
    enabled: useIsSettled(),
    staleTime: 5 * 60_000,
    retry: false,
  });
  const images = data?.images.slice(0, MOST) ?? [];
  if (images.length === 0) return null;
  return (
    <section id="community" aria-labelledby="showcase-title" className="wrap pb-section">
      <SectionHead id="showcase-title" title={text.community} aside={text.communityAside} />
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {images.map(({ id, name, url }) => (
          <li key={id} className="min-w-0">
            <Frame src={resolveUrl(url)} alt={name} ratio="square" />
          </li>
        ))}
      </ul>
      <CommunityCard className="mt-8" />
    </section>
  );
}

const [first, second] = homeWords.callToAction;

export function CallToAction() {
  const isMember = useIsMember();
  return (
    <section aria-labelledby="cta-title" className="wrap py-section">
      <div className="grid overflow-hidden rounded-panel bg-inverse text-on-inverse [--focus:var(--color-on-inverse)] md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-center justify-items-start gap-6 p-[clamp(2rem,5.5vw,5rem)]">
          <h2 id="cta-title" className="type-h2">
            {first}
            <br />
            {second}
          </h2>
          {!isMember && <p className="text-lead text-on-inverse-2">{text.freeOffer}</p>}
          <CreateLink />
        </div>
        <img
          src="/examples/slices.webp"
          width={720}
          height={900}
          loading="lazy"
          alt={text.slices}
          className="aspect-square size-full object-cover object-[50%_12%] md:aspect-auto md:h-[clamp(28rem,44vw,40rem)]"
        />
      </div>
    </section>
  );
}

/** One chunk for everything below the fold of the home page. */
export { FeaturesSection } from './features-section.js';
export { HowItWorks } from './how-it-works.js';
export { PacksSection } from './packs/packs-section.js';
export { VoicesSection } from './voices/voices-section.js';
