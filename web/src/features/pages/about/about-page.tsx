import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { PageHead } from '../../../components/page-head.js';
import { titleOf } from '../../../lib/page-format.js';
import { hasImprint, site } from '../../../lib/site.js';
import { MailSentence } from '../mail-address.js';
import * as text from './messages.js';

const { operator, email } = site;

const facts = [
  [text.operator, operator.name],
  [text.address, operator.address],
  [text.representative, operator.representative],
  [text.register, operator.register],
  [text.vatId, operator.vatId],
  [text.phone, operator.phone],
] as const;
const addresses = [
  [text.support, email.support],
  [text.legal, email.legal],
] as const;

/** Legal notice with the operator's details (DDG §5); omits unset ones. */
function Imprint() {
  if (!hasImprint) return null;
  return (
    <section id="imprint" aria-labelledby="imprint-title" className="grid content-start gap-5">
      <h2 id="imprint-title" className="type-h3">
        {text.imprint}
      </h2>
      <dl className="w-full border-b border-line">
        {facts.map(
          ([term, value]) =>
            value !== null && (
              <Fact key={term} term={term}>
                {value}
              </Fact>
            ),
        )}
        {addresses.map(
          ([term, address]) =>
            address !== null && (
              <Fact key={term} term={term}>
                <a href={`mailto:${address}`} className="link">
                  {address}
                </a>
              </Fact>
            ),
        )}
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-5 border-t border-line py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-ink-2">{term}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

const values = [
  { title: text.recognition, body: text.recognitionBody },
  { title: text.honesty, body: text.honestyBody },
  { title: text.privacy, body: text.privacyBody },
  { title: text.provenance, body: text.provenanceBody },
];

const meta = { description: text.description };

export function AboutPage() {
  return (
    <div className="wrap grid gap-section pt-[clamp(2rem,5vw,4.5rem)] pb-section">
      <PageHead title={titleOf(text.shortTitle)} meta={meta} />
      <Lead />
      <Part title={text.mission}>
        <p>{text.missionBody}</p>
      </Part>
      <Part title={text.values}>
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {values.map((value) => (
            <li key={value.title} className="grid content-start gap-1">
              <h3 className="type-h4">{value.title}</h3>
              <p className="text-ink-2">{value.body}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text.team}>
        <p>
          {site.operator.name !== null && <span>{text.operatedBy(site.operator.name)} </span>}
          <span>
            {text.readMore(
              <Link to="/blog" className="link">
                {text.blogLink}
              </Link>,
            )}
          </span>
        </p>
      </Part>
      <Part id="contact" title={text.contact}>
        <p>
          <MailSentence of="support">{text.questions}</MailSentence>
          <MailSentence of="legal">{text.legalMatters}</MailSentence>
          {text.manyAnswers}
        </p>
        <Button asChild className="justify-self-start">
          <Link to="/faq">{text.readFaq}</Link>
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
        <h1 className="type-h2">{text.heading}</h1>
        <p className="max-w-[56ch] text-lead text-ink-2">{text.lead}</p>
      </div>
      <img
        src="/examples/slices.webp"
        width={720}
        height={900}
        alt={text.slices}
        className="w-full max-w-sm rounded-frame lg:justify-self-end"
      />
    </div>
  );
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
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
