import { hasImprint, site } from '../../lib/site.js';
import { Link } from '@tanstack/react-router';
import { MailSentence } from './mail-address.js';
import { NumberedText, type Section } from './numbered-text.js';

const retention = [
  ['Photos of a guest', '24 hours'],
  ['Portraits of a guest', '7 days'],
  [
    'Photos of an account',
    'until you delete them, withdraw your consent to face analysis, or delete your account',
  ],
  ['Portraits of a free account', '90 days'],
  ['Portraits of a subscriber', 'as long as the subscription runs'],
  ['Face templates', 'never stored; only in the memory of the program making your portrait'],
  ['Fingerprint of a portrait', 'deleted with the portrait'],
  ['Login sessions', '7 days, or 3 days of inactivity'],
  ['Links in emails', 'one hour, single use'],
  [
    'Credit history, purchases',
    'as required by commercial law; without your name after an erasure',
  ],
  ['Declarations of withdrawal and cancellation', '4 years, as evidence'],
] as const;

const sections: readonly Section[] = [
  {
    title: 'Who is responsible',
    body: (
      <p>
        {site.operator.name ?? 'The operator of this site'} is the controller under the GDPR.{' '}
        {hasImprint && (
          <>
            The address is in the{' '}
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
          You upload photos so that we can make portraits from them. We decode each photo and keep
          only its pixels (place, time and camera are dropped). Software then checks whether there
          is a face, how large and sharp it is, and which way it looks. If a photo can’t be used, we
          refuse it, say why, and discard it.
        </p>
        <p>
          To tell whether a portrait looks like you, the software computes a face template: a list
          of 128 numbers that represents your face. That is biometric data, so we do it only with
          your explicit consent (Art. 9(2)(a) GDPR). We ask before the first upload and record the
          time. The template is not written to a database or file, is not used to identify anyone,
          and is compared only with your own photos and portraits.
        </p>
        <p>
          You can withdraw your consent below the form of each tool or in Account Settings. We then
          delete the photos it covered. Portraits already made stay yours until you delete them.
        </p>
      </>
    ),
  },
  {
    title: 'Your account',
    body: (
      <p>
        We store your name, email address, a password (stored only as an Argon2id hash) or the
        identifier of your Google account, a profile picture if you add one, where you are logged
        in, and your reactions to pictures. We need these to provide your account (Art. 6(1)(b)
        GDPR).
      </p>
    ),
  },
  {
    title: 'Payments',
    body: (
      <p>
        Stripe takes payments on its own pages; card numbers never reach us. We keep what you
        bought, when, for how much, and every change to your credits (Art. 6(1)(b) and (c) GDPR).
      </p>
    ),
  },
  {
    title: 'Where a picture comes from',
    body: (
      <>
        <p>
          The law on artificial intelligence requires that AI-generated pictures be recognizable.
          Every portrait carries signed credentials (C2PA), a metadata entry and a hidden mark of
          its own. They say that the picture was made here and how. They don’t identify the person
          or the customer; the photo is referenced by a keyed hash that no outsider can confirm.
        </p>
        <p>
          With each portrait we keep a fingerprint of the picture, to recognize copies. It describes
          points in the picture, not a face, and can’t be used to search for a person. It is deleted
          with the picture. We don’t keep files that are checked.
        </p>
      </>
    ),
  },
  {
    title: 'Cookies and storage in your browser',
    body: (
      <p>
        We use cookies only to run the service: one that recognizes a guest’s browser, and login
        cookies. Your browser also remembers the theme, a closed banner, and a set in progress.
        These pages have no advertising, no analytics and no third-party content, so there is no
        consent banner.
      </p>
    ),
  },
  {
    title: 'Logs and limits',
    body: (
      <p>
        We use IP addresses to enforce limits against abuse (Art. 6(1)(f) GDPR). For 30 days after a
        login we remember the IP address you logged in from, only as a hash, so that others guessing
        your password can’t lock you out. Logs hold no names, email addresses, prompts or pictures;
        account events, such as logins, are logged under a keyed number.
      </p>
    ),
  },
  {
    title: 'How long we keep data',
    body: (
      <div className="table" role="region" aria-label="How long we keep data" tabIndex={0}>
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
        Stripe for payments, Google if you sign in with it, the email provider for emails to you,
        and the hosts of the servers and storage. They work for the operator under contract or on
        their own responsibility. Your photos and portraits are analyzed and made on the operator’s
        own servers; they are never sent to another company’s model.
      </p>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <>
        <ul>
          <li>
            Access and portability (Art. 15 and 20): in Account Settings you can download everything
            we keep about you as one ZIP file.
          </li>
          <li>Rectification (Art. 16): names and profile picture, in Account Settings.</li>
          <li>
            Erasure (Art. 17): individual pictures at any time; the whole account in Account
            Settings. Photos, portraits, fingerprints, orders and sessions are deleted throughout
            the service, and we email you a receipt that says how many.
          </li>
          <li>Withdrawal of consent (Art. 7), as described in section 2.</li>
          <li>
            Restriction and objection (Art. 18 and 21).{' '}
            <MailSentence of="legal">Write to</MailSentence>
          </li>
          <li>
            Complaint (Art. 77): to a supervisory authority, for example the one where you live.
          </li>
        </ul>
      </>
    ),
  },
  {
    title: 'No automated decisions about you',
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
      lead="What happens to the photos of your face and everything else you share with us."
      description="How Likeness handles photos of faces: consent, face templates, how long we keep data, where pictures come from, export and erasure under the GDPR."
      sections={sections}
    />
  );
}
