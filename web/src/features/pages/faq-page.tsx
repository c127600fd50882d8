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
        body: 'Not to try it. Without one, you get 3 free sets in 24 hours, each of up to 10 portraits with a visible watermark. With an account, your pictures stay in a gallery.',
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
        body: 'PNG, JPEG or GIF, up to 10 MB each, and up to 15 of one person. The face must be at least 80 pixels wide, fully visible, and not too dark or blurry. 512 × 512 pixels or more works best.',
      },
      {
        id: 'likeness-figure',
        title: 'What does the likeness figure mean?',
        body: 'How closely the face in the portrait matches the face in your photo, measured by a model trained to tell people apart. 100% would be the same picture. We never deliver below 50%; we remake the portrait closer to the photo, up to twice.',
      },
      {
        id: 'size',
        title: 'How large are the portraits?',
        body: '1024 × 1024 pixels. “Other sizes” also has 4:5, 2:3, 3:2 and CV photos at 300 dpi, and 2048 × 2048 pixels for 1 credit, free with a subscription.',
      },
      {
        id: 'time',
        title: 'How long does a set take?',
        body: 'Usually under a minute. You see the current stage and your place in line, and you can safely reload the page.',
      },
      {
        id: 'marks',
        title: 'What is hidden in a portrait?',
        body: 'Signed credentials (C2PA), a metadata entry, and a faint pattern in the pixels, unique to each picture. They show that the picture was made here, not who is in it.',
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
            Watermarked images are free: 50 an hour with an account. Removing a watermark costs 1
            credit per image. A KontextLens image without one costs 3, or nothing if we can’t do
            your main wish. Professional removes watermarks at no extra cost. See{' '}
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
        body: 'No. We set credits aside when we accept it, charge them when we deliver it, and return them if it fails. Every step appears in your credit history.',
      },
      {
        id: 'cancel',
        title: 'How do I cancel?',
        body: (
          <>
            In Account Settings, or without logging in under{' '}
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
        body: 'Change clothes or expression, invent a scene, or turn a head by more than a few degrees. A prompt without a photo gives you an illustrated avatar. Anything we couldn’t do is listed with the image.',
      },
      {
        id: 'refused',
        title: 'Why was my photo refused?',
        body: 'Because it wouldn’t make a good portrait: no face, too small, cut off, too dark, too blurry, or several people of the same size. We show the reason next to the photo, and you’re not charged.',
      },
      {
        id: 'commercial',
        title: 'Can I use a portrait for work?',
        body: (
          <>
            Yes. It’s yours to use on your profile, website or business card. Selling access to the
            service itself needs our permission. See the{' '}
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
            In Account Settings, you can download everything as one ZIP, or delete your account and
            get a receipt of what was deleted. More in the{' '}
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
        body: 'Below the form of each tool, or in Account Settings. We delete the photos it covered right away.',
      },
      {
        id: 'reach',
        title: 'How do I contact you?',
        body: (
          <>
            Our contact details are on the{' '}
            <Link to="/about" className="link">
              About page
            </Link>
            . Withdrawals and cancellations have their{' '}
            <Link to="/withdrawal" className="link">
              own forms
            </Link>{' '}
            and are confirmed right away.
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
