import { Link } from '@tanstack/react-router';
import { hasImprint, site } from '../../../lib/site.js';
import { MailSentence } from '../mail-address.js';
import { NumberedText, paragraphs, type Section } from '../numbered-text.js';
import * as text from './messages.js';

const retention = [
  [text.guestPhotos, text.guestPhotosTime],
  [text.guestPortraits, text.guestPortraitsTime],
  [text.accountPhotos, text.accountPhotosTime],
  [text.freePortraits, text.freePortraitsTime],
  [text.subscriberPortraits, text.subscriberPortraitsTime],
  [text.faceTemplates, text.faceTemplatesTime],
  [text.fingerprints, text.fingerprintsTime],
  [text.orders, text.ordersTime],
  [text.sessions, text.sessionsTime],
  [text.mailLinks, text.mailLinksTime],
  [text.purchases, text.purchasesTime],
  [text.claims, text.claimsTime],
  [text.declarations, text.declarationsTime],
] as const;

const sections: readonly Section[] = [
  {
    title: text.responsible,
    body: (
      <p>
        <span>{text.controller(site.operator.name)} </span>
        {hasImprint && (
          <span>
            {text.operatorAddress(
              <Link to="/about" hash="imprint">
                {text.imprintLink}
              </Link>,
            )}{' '}
          </span>
        )}
        <MailSentence of="legal">{text.dataQuestions}</MailSentence>
      </p>
    ),
  },
  { title: text.photos, body: paragraphs(text.upload, text.faceTemplate, text.consent) },
  { title: text.account, body: paragraphs(text.accountData) },
  { title: text.payments, body: paragraphs(text.paymentData) },
  { title: text.provenance, body: paragraphs(text.marks, text.fingerprint) },
  { title: text.cookies, body: paragraphs(text.cookieUse) },
  { title: text.logs, body: paragraphs(text.logUse) },
  {
    title: text.retention,
    body: (
      <div className="table" role="region" aria-label={text.retention} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>{text.what}</th>
              <th>{text.howLong}</th>
            </tr>
          </thead>
          <tbody>
            {retention.map(([what, time]) => (
              <tr key={what}>
                <td>{what}</td>
                <td>{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ),
  },
  { title: text.recipients, body: paragraphs(text.recipientList) },
  {
    title: text.rights,
    body: (
      <ul>
        <li>{text.access}</li>
        <li>{text.rectification}</li>
        <li>{text.erasure}</li>
        <li>{text.withdrawal}</li>
        <li>
          {text.restriction} <MailSentence of="legal">{text.writeTo}</MailSentence>
        </li>
        <li>{text.complaint}</li>
      </ul>
    ),
  },
  { title: text.decisions, body: paragraphs(text.decisionsBody) },
];

export function PrivacyPage() {
  return (
    <NumberedText
      title={text.title}
      lead={text.lead}
      description={text.description}
      sections={sections}
    />
  );
}
