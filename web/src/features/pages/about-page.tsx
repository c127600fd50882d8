import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.js';
import { site } from '../../lib/site.js';
import { PageHead } from '../../components/page-head.js';
import { titleOf } from '../../lib/head/site-title.js';
import { Imprint } from './imprint.js';
import { MailSentence } from './mail-address.js';

const values = [
  {
    title: 'You should recognise yourself',
    text: 'A portrait that flatters a stranger is no use to anybody. Each one is measured against your photo, and the figure is shown.',
  },
  {
    title: 'Say what does not work',
    text: 'A photo is refused with a reason. A wish that was not followed is named. A picture that failed is not charged.',
  },
  {
    title: 'A face is not raw material',
    text: 'We never train on your photos, and we never store a face template. You can download or delete your data, and see what was deleted.',
  },
  {
    title: 'Pictures should tell where they come from',
    text: 'Every portrait carries signed credentials and a hidden mark, even after the visible watermark is removed.',
  },
];

const meta = {
  description: 'Why Likeness exists, what it holds itself to, who runs it, and how to reach them.',
};

export function AboutPage() {
  return (
    <div className="wrap grid gap-section pt-[clamp(2rem,5vw,4.5rem)] pb-section">
      <PageHead title={titleOf('About')} meta={meta} />
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-5">
          <h1 className="type-h2">Portraits that still look like you</h1>
          <p className="max-w-[56ch] text-lead text-ink-2">
            Picture generators are good at faces. They are less good at your face: what comes out is
            often somebody’s good-looking cousin. Likeness goes the other way. It starts from your
            photo, changes light, backdrop and brush, and checks that the person is still there.
          </p>
        </div>
        <img
          src="/examples/slices.webp"
          width={720}
          height={900}
          alt="One face in eight upright slices, photo and styles in turn"
          className="w-full max-w-sm rounded-frame lg:justify-self-end"
        />
      </div>
      <Part title="Our mission">
        <p>
          Everybody needs a picture of themselves now and then, for an application, a profile, a
          team page, a birthday. Few people have one they like. We want a good portrait to cost
          minutes instead of an afternoon, without giving your face away for it.
        </p>
      </Part>
      <Part title="What we hold ourselves to">
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {values.map((value) => (
            <li key={value.title} className="grid content-start gap-1">
              <h3 className="type-h4">{value.title}</h3>
              <p className="text-ink-2">{value.text}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="The team">
        <p>
          {site.operator.name !== null &&
            `Likeness is run by ${site.operator.name}, who answers for this installation and reads what you write. `}
          Our{' '}
          <Link to="/blog" className="link">
            blog
          </Link>{' '}
          explains how the software works and where it falls short.
        </p>
      </Part>
      <Part id="contact" title="Contact">
        <p>
          <MailSentence of="support">Questions, problems, ideas:</MailSentence>
          <MailSentence of="legal">Legal matters:</MailSentence>
          Many answers are already in the FAQ.
        </p>
        <Button asChild className="justify-self-start">
          <Link to="/faq">Read the FAQ</Link>
        </Button>
      </Part>
      <Imprint />
    </div>
  );
}

type PartProps = { id?: string; title: string; children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section
      id={id}
      aria-label={title}
      className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <h2 className="type-h3">{title}</h2>
      <div className="grid max-w-[68ch] content-start gap-5">{children}</div>
    </section>
  );
}
