import { Link } from '@tanstack/react-router';
import { hasImprint, site } from '../../../lib/site.js';
import { MailSentence } from '../mail-address.js';
import { NumberedText, type Section } from '../numbered-text.js';
import * as text from './messages/en.js';

const sections: readonly Section[] = [
  {
    title: text.acceptance,
    body: (
      <>
        <p>{text.contractWith(site.operator.name)}</p>
        <p>{text.minimumAge}</p>
      </>
    ),
  },
  {
    title: text.service,
    body: (
      <>
        <p>{text.tools}</p>
        <p>{text.likeness}</p>
        <p>{text.results}</p>
      </>
    ),
  },
  {
    title: text.accounts,
    body: (
      <>
        <p>{text.registration}</p>
        <p>{text.guests}</p>
      </>
    ),
  },
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
  {
    title: text.content,
    body: (
      <>
        <p>{text.ownership}</p>
        <p>{text.marks}</p>
      </>
    ),
  },
  {
    title: text.payment,
    body: (
      <>
        <p>{text.prices}</p>
        <p>{text.fees}</p>
        <p>
          {text.consumerRights(
            <Link to="/withdrawal">{text.withdrawalLink}</Link>,
            <Link to="/cancellation">{text.cancellationLink}</Link>,
          )}
        </p>
      </>
    ),
  },
  {
    title: text.privacy,
    body: <p>{text.dataUse(<Link to="/privacy">{text.privacyLink}</Link>)}</p>,
  },
  {
    title: text.availability,
    body: <p>{text.uptime}</p>,
  },
  {
    title: text.liability,
    body: (
      <>
        <p>{text.unlimitedLiability}</p>
        <p>{text.limitedLiability}</p>
      </>
    ),
  },
  {
    title: text.termination,
    body: (
      <>
        <p>{text.terminationByYou}</p>
        <p>{text.terminationByUs}</p>
      </>
    ),
  },
  {
    title: text.disputes,
    body: <p>{text.law}</p>,
  },
  {
    title: text.contact,
    body: (
      <p>
        <MailSentence of="legal">{text.legalQuestions}</MailSentence>
        <MailSentence of="support">{text.otherQuestions}</MailSentence>
        {hasImprint
          ? text.operatorAddress(
              <Link to="/about" hash="imprint">
                {text.imprintLink}
              </Link>,
            )
          : text.manyAnswers(<Link to="/faq">{text.faqLink}</Link>)}
      </p>
    ),
  },
  {
    title: text.changes,
    body: <p>{text.changesBody}</p>,
  },
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
