import { Link } from '@tanstack/react-router';
import { isValidElement, type ReactNode } from 'react';
import { Accordion } from '../../components/accordion.js';
import { Button } from '../../components/button.js';
import { PageHead } from '../../components/page-head.js';
import { titleOf } from '../../lib/page-format.js';
import * as text from './messages.js';

const link = (
  to: '/about' | '/cancellation' | '/pricing' | '/privacy' | '/terms' | '/withdrawal',
  label: string,
) => (
  <Link to={to} className="link">
    {label}
  </Link>
);

const sections = [
  {
    title: text.general,
    items: [
      { id: 'what', title: text.whatQuestion, body: text.whatAnswer },
      { id: 'account', title: text.accountQuestion, body: text.accountAnswer },
      { id: 'ownership', title: text.ownershipQuestion, body: text.ownershipAnswer },
    ],
  },
  {
    title: text.technical,
    items: [
      { id: 'photos', title: text.photosQuestion, body: text.photosAnswer },
      {
        id: 'likeness-figure',
        title: text.likenessFigureQuestion,
        body: text.likenessFigureAnswer,
      },
      { id: 'size', title: text.sizeQuestion, body: text.sizeAnswer },
      { id: 'time', title: text.timeQuestion, body: text.timeAnswer },
      { id: 'marks', title: text.marksQuestion, body: text.marksAnswer },
    ],
  },
  {
    title: text.pricingAndPlans,
    items: [
      {
        id: 'cost',
        title: text.costQuestion,
        body: text.costAnswer(link('/pricing', text.pricingLink)),
      },
      { id: 'expiry', title: text.expiryQuestion, body: text.expiryAnswer },
      { id: 'failed', title: text.failedQuestion, body: text.failedAnswer },
      {
        id: 'cancel',
        title: text.cancelQuestion,
        body: text.cancelAnswer(link('/cancellation', text.cancellationLink)),
      },
    ],
  },
  {
    title: text.usageAndFeatures,
    items: [
      { id: 'tools', title: text.toolsQuestion, body: text.toolsAnswer },
      { id: 'limits', title: text.limitsQuestion, body: text.limitsAnswer },
      { id: 'refused', title: text.refusedQuestion, body: text.refusedAnswer },
      {
        id: 'commercial',
        title: text.commercialQuestion,
        body: text.commercialAnswer(link('/terms', text.termsLink)),
      },
    ],
  },
  {
    title: text.supportAndContact,
    items: [
      {
        id: 'data',
        title: text.dataQuestion,
        body: text.dataAnswer(link('/privacy', text.privacyLink)),
      },
      { id: 'consent', title: text.consentQuestion, body: text.consentAnswer },
      {
        id: 'reach',
        title: text.reachQuestion,
        body: text.reachAnswer(link('/about', text.aboutLink), link('/withdrawal', text.formsLink)),
      },
    ],
  },
];

const structured = structuredFaq(sections.flatMap(({ items }) => items));

const meta = {
  description: text.description,
  structured,
};

export function FaqPage() {
  return (
    <div className="wrap pt-[clamp(2rem,5vw,4.5rem)] pb-section">
      <PageHead title={titleOf(text.shortTitle)} meta={meta} />
      <h1 className="mb-[clamp(2rem,4vw,3.5rem)] type-h2">{text.heading}</h1>
      <div className="grid gap-[clamp(2.5rem,5vw,4rem)]">
        {sections.map((section) => (
          <section
            key={section.title}
            aria-label={section.title}
            className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
          >
            <h2 className="type-h3">{section.title}</h2>
            <Accordion items={section.items} />
          </section>
        ))}
      </div>
      <div className="mt-section grid justify-items-start gap-4">
        <h2 className="type-h3">{text.notAnswered}</h2>
        <Button asChild variant="primary" size="lg">
          <Link to="/about">{text.contactSupport}</Link>
        </Button>
      </div>
    </div>
  );
}

type Question = { title: string; body: ReactNode };

function wordsOf(shown: ReactNode): string {
  if (Array.isArray(shown)) return shown.map(wordsOf).join('');
  if (isValidElement<{ children?: ReactNode }>(shown)) return wordsOf(shown.props.children);
  return typeof shown === 'string' ? shown : '';
}

/** schema.org data for search engines, word for word as on the page. */
function structuredFaq(questions: readonly Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(body) },
    })),
  };
}
