import { Link } from '@tanstack/react-router';
import { hasImprint, site } from '../../../lib/site.js';
import { MailSentence } from '../mail-address.js';
import { NumberedText, paragraphs, type Section } from '../numbered-text.js';
import * as text from './messages.js';

const sections: readonly Section[] = [
  {
    title: text.acceptance,
    body: paragraphs(text.contractWith(site.operator.name), text.minimumAge),
  },
  { title: text.service, body: paragraphs(text.tools, text.likeness, text.results) },
  { title: text.accounts, body: paragraphs(text.registration, text.guests) },
  {
    title: text.acceptableUse,
    body: (
      <>
        <p>{text.forbidden}</p>
        <ul>
          <li>{text.nudity}</li>
          <li>{text.deepfakes}</li>
          <li>{text.minors}</li>
          <li>{text.withoutConsent}</li>
          <li>{text.unlawful}</li>
        </ul>
        <p>{text.commercialUse}</p>
      </>
    ),
  },
  { title: text.content, body: paragraphs(text.ownership, text.marks) },
  {
    title: text.payment,
    body: paragraphs(
      text.prices,
      text.fees,
      text.consumerRights(
        <Link to="/withdrawal">{text.withdrawalLink}</Link>,
        <Link to="/cancellation">{text.cancellationLink}</Link>,
      ),
    ),
  },
  {
    title: text.privacy,
    body: paragraphs(text.dataUse(<Link to="/privacy">{text.privacyLink}</Link>)),
  },
  { title: text.availability, body: paragraphs(text.uptime) },
  { title: text.liability, body: paragraphs(text.unlimitedLiability, text.limitedLiability) },
  { title: text.termination, body: paragraphs(text.terminationByYou, text.terminationByUs) },
  { title: text.disputes, body: paragraphs(text.law) },
  {
    title: text.contact,
    body: (
      <p>
        <MailSentence of="legal">{text.legalQuestions}</MailSentence>
        <MailSentence of="support">{text.otherQuestions}</MailSentence>
        <span>
          {hasImprint
            ? text.operatorAddress(
                <Link to="/about" hash="imprint">
                  {text.imprintLink}
                </Link>,
              )
            : text.manyAnswers(<Link to="/faq">{text.faqLink}</Link>)}
        </span>
      </p>
    ),
  },
  { title: text.changes, body: paragraphs(text.changesBody) },
];

export function TermsPage() {
  return (
    <NumberedText
      title={text.title}
      lead={text.lead}
      description={text.description}
      sections={sections}
    />
  );
}
