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
    title: 'You should recognize yourself',
    text: 'A flattering portrait of a stranger is no use. We measure each one against your photo and show you the result.',
  },
  {
    title: 'Say what doesn’t work',
    text: 'If we refuse a photo, we say why. If we can’t do part of your prompt, we tell you. If a picture fails, you don’t pay.',
  },
  {
    title: 'A face is not raw material',
    text: 'We never train on your photos, and we never store a face template. You can download or delete your data, and see what was deleted.',
  },
  {
    title: 'Pictures should say where they come from',
    text: 'Every portrait carries signed credentials and a hidden mark, even after the visible watermark is removed.',
  },
];

const meta = {
  description: 'Why Likeness exists, what we stand for, who runs it, and how to reach us.',
};

export function AboutPage() {
  return (
    <div className="wrap grid gap-section pt-[clamp(2rem,5vw,4.5rem)] pb-section">
      <PageHead title={titleOf('About')} meta={meta} />
      <Lead />
      <Part title="Our mission">
        <p>
          Everyone needs a picture of themselves now and then: for a job application, a profile, a
          team page, a birthday. Few people have one they like. We want a good portrait to take
          minutes instead of an afternoon, without giving your face away.
        </p>
      </Part>
      <Part title="What we stand for">
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
            `Likeness is run by ${site.operator.name}, who is responsible for this site and reads what you write. `}
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

function Lead() {
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gap-5">
        <h1 className="type-h2">Portraits that still look like you</h1>
        <p className="max-w-[56ch] text-lead text-ink-2">
          Image generators are good at faces. They’re not as good at yours: you often get a
          good-looking cousin. Likeness starts from your photo, changes the light, backdrop and
          brushwork, and checks that it still looks like you.
        </p>
      </div>
      <img
        src="/examples/slices.webp"
        width={720}
        height={900}
        alt="One face in eight vertical slices, alternating photo and styles"
        className="w-full max-w-sm rounded-frame lg:justify-self-end"
      />
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
