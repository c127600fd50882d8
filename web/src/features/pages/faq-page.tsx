import { Link } from '@tanstack/react-router';
import { Accordion } from '../../components/accordion.js';
import { Button } from '../../components/button.js';
import { PageHead } from '../../components/page-head.js';
import { titleOf } from '../../lib/head/site-title.js';
import { structuredFaq } from './faq-structured.js';

const sections = [
  {
    title: 'General',
    items: [
      {
        id: 'what',
        title: 'What is Likeness?',
        body: 'A service that turns your own photos into portraits: clean headshots, film looks, paintings, drawings and prints. It repaints the photo instead of inventing a person, and measures each result against the photo.',
      },
      {
        id: 'account',
        title: 'Do I need an account?',
        body: 'Not to try it. Without one you have 3 free sets in 24 hours, each of up to 10 portraits with a visible watermark. With an account your pictures stay in a gallery.',
      },
      {
        id: 'ownership',
        title: 'Who owns the pictures?',
        body: 'You do. You keep your photos, and you own the portraits made from them.',
      },
    ],
  },
  {
    title: 'Technical',
    items: [
      {
        id: 'photos',
        title: 'Which photos can I use?',
        body: 'PNG, JPEG or GIF, up to 10 MB each and up to 15 of one person. The face must be at least 80 pixels wide, whole, and neither very dark nor blurred. 512 × 512 pixels or more is best.',
      },
      {
        id: 'likeness-figure',
        title: 'What does the likeness figure mean?',
        body: 'How near the face in the portrait is to the face in your photo, by a model that was made to tell people apart. 100% would be the same picture; at 50% we stop delivering. Below that a portrait is made again, more gently, up to twice.',
      },
      {
        id: 'size',
        title: 'How large are the portraits?',
        body: '1024 × 1024 pixels.',
      },
      {
        id: 'time',
        title: 'How long does a set take?',
        body: 'Usually under a minute. The stage and your place in the queue are shown, and a reload loses nothing.',
      },
      {
        id: 'marks',
        title: 'What is hidden in a portrait?',
        body: 'Signed credentials (C2PA), an entry in the metadata, and a weak pattern in the pixels, another one for each picture. They tell that the picture was made here, not who is in it.',
      },
    ],
  },
  {
    title: 'Pricing and Plans',
    items: [
      {
        id: 'cost',
        title: 'What does it cost?',
        body: (
          <>
            Images with a watermark are free: 50 an hour with an account. Taking the watermark off
            costs 1 credit an image; a KontextLens image made without one costs 3, and nothing where
            its main wish can’t be followed. Professional removes watermarks at no extra cost. See{' '}
            <Link to="/pricing" className="link">
              Pricing
            </Link>
            .
          </>
        ),
      },
      {
        id: 'expiry',
        title: 'Do credits expire?',
        body: 'No, never.',
      },
      {
        id: 'failed',
        title: 'Do I pay for a picture that fails?',
        body: 'No. Credits are set aside when it is accepted and charged when it is delivered; otherwise they come back. Every step appears in your credit history.',
      },
      {
        id: 'cancel',
        title: 'How do I cancel?',
        body: (
          <>
            In Account Settings, or without login under{' '}
            <Link to="/cancellation" className="link">
              Cancel contracts here
            </Link>
            .
          </>
        ),
      },
    ],
  },
  {
    title: 'Usage and Features',
    items: [
      {
        id: 'tools',
        title: 'What is the difference between the two tools?',
        body: 'LensZero makes portraits of one person in a style you choose. KontextLens takes several pictures and a prompt: the person from the first photo with a good face, the look from the others.',
      },
      {
        id: 'limits',
        title: 'What can’t it do?',
        body: 'Change clothes or expression, invent a scene, or turn a head by more than a few degrees. A prompt without a photo gives an illustrated avatar. What of a wish was not followed is said with the picture.',
      },
      {
        id: 'refused',
        title: 'Why was my photo refused?',
        body: 'Because no good portrait could come of it: no face, too small, cut off, too dark, too blurred, or several people of the same size. The reason stands beside the photo, and nothing is charged.',
      },
      {
        id: 'commercial',
        title: 'May I use a portrait for my work?',
        body: (
          <>
            Yes: on your profile, your site or your card, it is yours. What needs our permission is
            selling access to the service itself. See the{' '}
            <Link to="/terms" className="link">
              terms
            </Link>
            .
          </>
        ),
      },
    ],
  },
  {
    title: 'Support and Contact',
    items: [
      {
        id: 'data',
        title: 'How do I get or delete my data?',
        body: (
          <>
            Both are in Account Settings: one ZIP with everything, or the end of the account with a
            receipt of what was removed. More in the{' '}
            <Link to="/privacy" className="link">
              privacy policy
            </Link>
            .
          </>
        ),
      },
      {
        id: 'consent',
        title: 'How do I withdraw my consent to face analysis?',
        body: 'Below the form of each tool, or in Account Settings. The photos it was given for are deleted at once.',
      },
      {
        id: 'reach',
        title: 'How do I reach somebody?',
        body: (
          <>
            The addresses stand on the{' '}
            <Link to="/about" className="link">
              About page
            </Link>
            . Withdrawals and cancellations have{' '}
            <Link to="/withdrawal" className="link">
              forms of their own
            </Link>{' '}
            and are confirmed at once.
          </>
        ),
      },
    ],
  },
];

const structured = structuredFaq(sections.flatMap(({ items }) => items));

const meta = {
  description:
    'Answers about Likeness: photos, styles, the likeness figure, prices and credits, limits, your data, and how to reach us.',
  structured,
};

export function FaqPage() {
  return (
    <div className="wrap pt-[clamp(2rem,5vw,4.5rem)] pb-section">
      <PageHead title={titleOf('FAQ')} meta={meta} />
      <h1 className="mb-[clamp(2rem,4vw,3.5rem)] type-h2">Frequently Asked Questions</h1>
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
        <h2 className="type-h3">Not answered here?</h2>
        <Button asChild variant="primary" size="lg">
          <Link to="/about">Contact Support</Link>
        </Button>
      </div>
    </div>
  );
}
