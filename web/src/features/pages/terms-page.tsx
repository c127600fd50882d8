import { Link } from '@tanstack/react-router';
import { hasImprint, site } from '../../lib/site.js';
import { MailSentence } from './mail-address.js';
import { NumberedText, type Section } from './numbered-text.js';

const operator = site.operator.name ?? 'the operator of this site';

const sections: readonly Section[] = [
  {
    title: 'Acceptance of these terms',
    body: (
      <>
        <p>
          These terms are a contract between you and {operator} (“we”) about the use of Likeness.
          They apply from your first use, also without an account. If you do not agree with them,
          please do not use the service.
        </p>
        <p>
          You must be 16 or older. By signing up you confirm that you are, and that you own or may
          use every photo you upload.
        </p>
      </>
    ),
  },
  {
    title: 'What the service does',
    body: (
      <>
        <p>
          Likeness makes portraits by software. The portrait tool (LensZero) works from photos of
          one person and a style, or draws an illustrated avatar from words alone. The
          multi-reference tool (KontextLens) works from several pictures and a prompt. Pictures can
          be kept in a gallery, downloaded and shared.
        </p>
        <p>
          Each portrait made from a photo is measured against that photo. One that does not look
          enough like it is made again, more gently, up to twice. If it still falls short, it is not
          delivered and not charged. The figure is a measurement by a model, not a promise that
          other people will see it the same way.
        </p>
        <p>
          What a tool could not follow of a prompt or a pose is said beside the picture. Results
          differ with the photo; we owe the making of pictures, not that you will like each one.
        </p>
      </>
    ),
  },
  {
    title: 'Accounts and registration',
    body: (
      <>
        <p>
          You can try the portrait tool without an account. An account needs your name, an email
          address that you confirm, and a password, or a sign-in with Google. Keep the password to
          yourself. In Account Settings you see where you are logged in and can log out anywhere.
        </p>
        <p>
          What you made as a guest in the same browser moves to the first confirmed account that you
          log in to there. One account is for one person.
        </p>
      </>
    ),
  },
  {
    title: 'Acceptable use',
    body: (
      <>
        <p>You may not use the service to make or upload</p>
        <ul>
          <li>nudity or sexual content,</li>
          <li>deepfakes: pictures that pretend that a person did or said something,</li>
          <li>pictures of minors without the consent of those who have custody of them,</li>
          <li>pictures of anybody who has not agreed to it,</li>
          <li>anything that is against the law or the rights of others.</li>
        </ul>
        <p>
          Commercial use of the service itself, such as reselling access, needs our written
          permission. You may not get around limits, remove or forge the marks that say where a
          picture comes from, or disturb the service for others.
        </p>
      </>
    ),
  },
  {
    title: 'Content and intellectual property',
    body: (
      <>
        <p>
          You keep every right to what you upload, and you own the pictures that are made from it.
          We use your photos only to make what you order, to keep it for you and to find out again
          whether a picture was made here. We do not train models with them and do not show them to
          anybody.
        </p>
        <p>
          Every picture made here carries signed credentials (C2PA), a metadata entry that tells how
          it came about, and a hidden mark. Removing the visible watermark removes none of these.
          The law asks that such pictures can be recognised; please leave them in place.
        </p>
      </>
    ),
  },
  {
    title: 'Payment and billing',
    body: (
      <>
        <p>
          The Starter plan is free. The Professional plan is billed monthly in advance. Packs of
          credits are paid once; credits never expire. What an image costs stands beside the button
          before you press it. Credits are set aside when an image is accepted, charged when it is
          delivered, and given back when it is not.
        </p>
        <p>
          Subscription fees are not refunded except where the law requires it. Payments are handled
          by Stripe. We announce changes of prices at least 30 days before they apply; you may
          cancel until then.
        </p>
        <p>
          As a consumer you have a right to withdraw within 14 days. You can{' '}
          <Link to="/withdrawal">withdraw from a contract</Link> and{' '}
          <Link to="/cancellation">cancel contracts</Link> without logging in, and you get a receipt
          by email.
        </p>
      </>
    ),
  },
  {
    title: 'Privacy',
    body: (
      <p>
        What we process, why, and for how long stands in the{' '}
        <Link to="/privacy">privacy policy</Link>. Photos of faces are analysed only after you have
        agreed to it, and you can take that back at any time.
      </p>
    ),
  },
  {
    title: 'Availability',
    body: (
      <p>
        We try to keep the service running but do not promise that it always will be. There may be
        maintenance, queues, and limits on how much can be made in a day or an hour; they are shown
        when you meet them. Pictures are kept for as long as the privacy policy says. Please
        download what matters to you.
      </p>
    ),
  },
  {
    title: 'Liability',
    body: (
      <>
        <p>
          We are liable without limit for intent and gross negligence, for injury to life, body or
          health, under the Product Liability Act, and where we have given a guarantee.
        </p>
        <p>
          For slight negligence we are liable only if we breach a duty that is essential to the
          contract, and then only for the damage that is typical and could be foreseen. Otherwise
          our liability is excluded. The same holds for those who act for us.
        </p>
      </>
    ),
  },
  {
    title: 'Termination',
    body: (
      <>
        <p>
          You may end the contract at any time by deleting your account in Account Settings. That
          removes your account, photos and pictures and ends a subscription; a receipt says what was
          removed. Credits that are left then are lost. A subscription alone can be cancelled to the
          end of the paid period.
        </p>
        <p>
          We may suspend or end accounts for non-payment or for breaches of these terms, where it is
          proportionate after notice, or at once where the breach is serious.
        </p>
      </>
    ),
  },
  {
    title: 'Disputes and governing law',
    body: (
      <p>
        German law applies, without the UN Convention on Contracts for the International Sale of
        Goods. If you are a consumer in another country of the European Union, the protection of its
        mandatory law stays yours, and so do its courts. We are neither obliged nor willing to take
        part in dispute resolution before a consumer arbitration board.
      </p>
    ),
  },
  {
    title: 'Contact',
    body: (
      <p>
        <MailSentence of="legal">Legal questions:</MailSentence>
        <MailSentence of="support">Everything else:</MailSentence>
        {hasImprint ? (
          <>
            Name and address of the operator stand in the{' '}
            <Link to="/about" hash="imprint">
              imprint
            </Link>
            .
          </>
        ) : (
          <>
            Many answers are already in the <Link to="/faq">FAQ</Link>.
          </>
        )}
      </p>
    ),
  },
  {
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms for good reason, for example when the service or the law changes.
        We tell account holders by email at least 30 days before. A change that alters what you have
        paid for needs your consent. If single provisions are void, the others remain.
      </p>
    ),
  },
];

export function TermsPage() {
  return (
    <NumberedText
      title="Terms of Service"
      lead="What you may expect of Likeness and what we expect of you, in thirteen sections."
      description="The terms of Likeness: who owns the pictures, what is not allowed, what things cost, how to cancel or withdraw, and which law applies."
      sections={sections}
    />
  );
}
