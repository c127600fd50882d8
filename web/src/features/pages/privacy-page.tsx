import { hasImprint, site } from '../../lib/site.js';
import { Link } from '@tanstack/react-router';
import { MailSentence } from './mail-address.js';
import { NumberedText, type Section } from './numbered-text.js';

const retention = [
  ['Photos of a guest', '24 hours'],
  ['Portraits of a guest', '7 days'],
  [
    'Photos of an account',
    'until you delete them, withdraw the consent to face analysis, or delete the account',
  ],
  ['Portraits of a free account', '90 days'],
  ['Portraits of a subscriber', 'as long as the subscription runs'],
  ['Face templates', 'never stored; in the memory of the program that is making your portrait'],
  ['Fingerprint of a portrait', 'goes with the portrait'],
  ['Login sessions', '7 days, or 3 days without use'],
  ['Links in mails', 'one hour, and one use'],
  ['Credit history, purchases', 'kept by commercial law; after an erasure without your name'],
  ['Declarations of withdrawal and cancellation', '4 years, as evidence'],
] as const;

const sections: readonly Section[] = [
  {
    title: 'Who is responsible',
    body: (
      <p>
        {site.operator.name ?? 'The operator of this site'} is the controller in the sense of the
        GDPR.{' '}
        {hasImprint && (
          <>
            The address stands in the{' '}
            <Link to="/about" hash="imprint">
              imprint
            </Link>
            .{' '}
          </>
        )}
        <MailSentence of="legal">Questions about your data:</MailSentence>
      </p>
    ),
  },
  {
    title: 'Photos of your face',
    body: (
      <>
        <p>
          You upload photos so that portraits are made from them. Each photo is decoded, freed of
          everything but its pixels (place, time and camera are dropped), and looked at by software:
          is there a face, how large, how sharp, which way does it look. A photo that can’t be used
          is refused with a reason and thrown away.
        </p>
        <p>
          To tell whether a portrait looks like you, the software computes a face template: a list
          of 128 numbers that stands for your face. That is biometric data, so it is done only with
          your explicit consent (Art. 9(2)(a) GDPR), asked before the first upload and kept with its
          time. The template is not written to a database or a file, is not used to find out who
          somebody is, and is compared with nothing but your own photos and portraits.
        </p>
        <p>
          You can withdraw the consent below the form of each tool or in Account Settings. The
          photos it was given for are then deleted. Portraits that are already made stay yours until
          you delete them.
        </p>
      </>
    ),
  },
  {
    title: 'Your account',
    body: (
      <p>
        Name, email address, a password (stored only as an Argon2id hash) or the identifier of your
        Google account, a profile picture if you add one, where you are logged in, and your
        reactions to pictures. We need these to give you the account (Art. 6(1)(b) GDPR).
      </p>
    ),
  },
  {
    title: 'Payments',
    body: (
      <p>
        Stripe takes payments on pages of its own; card numbers never reach us. We keep what was
        bought, when, for how much, and every movement of your credits (Art. 6(1)(b) and (c) GDPR).
      </p>
    ),
  },
  {
    title: 'Where a picture comes from',
    body: (
      <>
        <p>
          The law on artificial intelligence asks that pictures made by machine can be recognised.
          Every portrait carries signed credentials (C2PA), a metadata entry and a hidden mark of
          its own. They say that the picture was made here and how. They do not say of whom it is or
          who ordered it; the photo is named by a keyed hash that nobody outside can confirm.
        </p>
        <p>
          Beside a portrait lies a fingerprint of the picture, with which a copy is recognised. It
          describes spots of the picture, not a face; nobody can be searched for with it. It is
          deleted with the picture. A file that somebody has checked is not kept.
        </p>
      </>
    ),
  },
  {
    title: 'Cookies and storage in your browser',
    body: (
      <p>
        Cookies are used only to run the service: one that knows a guest’s browser, and those of a
        login. The browser also remembers the theme, a closed banner, and a run that is under way.
        There is no advertising, no analytics and no content of other companies in these pages, so
        that there is no banner to ask for your consent.
      </p>
    ),
  },
  {
    title: 'Logs and limits',
    body: (
      <p>
        Client addresses are used to enforce limits against abuse (Art. 6(1)(f) GDPR). For 30 days
        after a login we remember the address you logged in from, as a hash only, so that others who
        guess at your password can’t keep you out. Logs hold no names, email addresses, prompts or
        pictures; events of an account, such as logins, are logged under a keyed number.
      </p>
    ),
  },
  {
    title: 'How long things are kept',
    body: (
      <div className="table" role="region" aria-label="How long things are kept" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th>What</th>
              <th>How long</th>
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
  {
    title: 'Who else receives data',
    body: (
      <p>
        Stripe for payments, Google if you sign in with it, the mail provider for mails to you, and
        whoever hosts the servers and the storage. They work for the operator under contract or on
        their own responsibility. Your photos and portraits are analysed and made on the operator’s
        own servers; they are sent to no other company’s model.
      </p>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <>
        <ul>
          <li>
            Access and portability (Art. 15 and 20): in Account Settings you download everything
            that is kept of you as one ZIP file.
          </li>
          <li>Rectification (Art. 16): names and profile picture, in Account Settings.</li>
          <li>
            Erasure (Art. 17): single pictures at any time; the whole account in Account Settings.
            Photos, portraits, fingerprints, orders and sessions are removed in every part of the
            service, and a receipt by email says how many.
          </li>
          <li>Withdrawal of consent (Art. 7), as described in section 2.</li>
          <li>
            Restriction and objection (Art. 18 and 21).{' '}
            <MailSentence of="legal">Write to</MailSentence>
          </li>
          <li>
            Complaint (Art. 77): to a supervisory authority, for example the one of the place where
            you live.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'No decisions by machine about you',
    body: (
      <p>
        The software decides whether a photo can be used and whether a portrait looks enough like
        it. Neither has legal effects for you. There is no profiling.
      </p>
    ),
  },
];

export function PrivacyPage() {
  return (
    <NumberedText
      title="Privacy Policy"
      lead="What becomes of a photo of your face here, and of everything else you tell us."
      description="How Likeness handles photos of faces: consent, face templates, how long things are kept, where pictures come from, export and erasure under the GDPR."
      sections={sections}
    />
  );
}
