import { Link } from '@tanstack/react-router';
import { Accordion } from '../../components/accordion.js';
import * as text from './messages/en.js';

const link = (to: '/account' | '/cancellation' | '/withdrawal', label: string) => (
  <Link to={to} className="link">
    {label}
  </Link>
);

const questions = [
  { id: 'pricing-free', title: text.freeQuestion, body: text.freeAnswer },
  { id: 'pricing-credits', title: text.creditsQuestion, body: text.creditsAnswer },
  { id: 'pricing-packs', title: text.packsQuestion, body: text.packsAnswer },
  { id: 'pricing-expiry', title: text.expiryQuestion, body: text.expiryAnswer },
  { id: 'pricing-failure', title: text.failureQuestion, body: text.failureAnswer },
  {
    id: 'pricing-cancel',
    title: text.cancelQuestion,
    body: text.cancelAnswer(
      link('/account', text.settingsLink),
      link('/cancellation', text.cancellationLink),
    ),
  },
  {
    id: 'pricing-refund',
    title: text.refundQuestion,
    body: text.refundAnswer(link('/withdrawal', text.withdrawalLink)),
  },
  { id: 'pricing-vat', title: text.vatQuestion, body: text.vatAnswer },
];

export function PricingFaq() {
  return (
    <section
      aria-labelledby="pricing-faq-title"
      className="grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16"
    >
      <h2 id="pricing-faq-title" className="type-h2 self-start lg:sticky lg:top-8">
        {text.faq}
      </h2>
      <Accordion items={questions} />
    </section>
  );
}
