import { Link } from '@tanstack/react-router';
import { Accordion } from '../../components/accordion.js';

const questions = [
  {
    id: 'pricing-free',
    title: 'What is free?',
    body: 'Portraits with a visible watermark: 3 sets of up to 10 in 24 hours without an account, 50 images an hour with one. If your credits don’t cover a set, it’s free with a watermark; the page says so before you press the button.',
  },
  {
    id: 'pricing-credits',
    title: 'What do credits pay for?',
    body: 'Watermarked images are always free. Removing a watermark costs 1 credit. A KontextLens image without one costs 3: 2 for the image and 1 for the watermark, or none if we can’t do your main wish. Subscribers pay no credits for either.',
  },
  {
    id: 'pricing-packs',
    title: 'Which packs are there?',
    body: 'Packs of 25, 60 and 160 credits. The larger the pack, the less a credit costs.',
  },
  {
    id: 'pricing-expiry',
    title: 'Do credits expire?',
    body: 'No. Credits never expire, even if you cancel your subscription.',
  },
  {
    id: 'pricing-failure',
    title: 'Do I pay for an image that fails?',
    body: 'No. We set credits aside when we accept an image, charge them when it’s stored, and return them if it fails, times out or doesn’t look enough like you. Every step appears in your credit history.',
  },
  {
    id: 'pricing-cancel',
    title: 'How do I cancel the subscription?',
    body: (
      <>
        In{' '}
        <Link to="/account" className="link">
          Account Settings
        </Link>
        , or without logging in under{' '}
        <Link to="/cancellation" className="link">
          Cancel contracts here
        </Link>
        . It ends with the paid period; until then, nothing changes.
      </>
    ),
  },
  {
    id: 'pricing-refund',
    title: 'Can I get my money back?',
    body: (
      <>
        Unused credits have a 30-day money-back guarantee. Subscription fees are billed in advance
        and are not refunded except where the law requires it. As a consumer you may also{' '}
        <Link to="/withdrawal" className="link">
          withdraw from the contract
        </Link>{' '}
        within 14 days.
      </>
    ),
  },
  {
    id: 'pricing-vat',
    title: 'Are these the final prices?',
    body: 'Yes. All prices include value-added tax; net prices are based on the German rate of 19%. The payment page shows the total before you pay.',
  },
];

export function PricingFaq() {
  return (
    <section
      aria-labelledby="pricing-faq-title"
      className="grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16"
    >
      <h2 id="pricing-faq-title" className="type-h2 self-start lg:sticky lg:top-8">
        Pricing FAQ
      </h2>
      <Accordion items={questions} />
    </section>
  );
}
