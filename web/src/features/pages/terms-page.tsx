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
          They apply from your first use, even without an account. If you do not agree with them,
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
          Likeness makes portraits with software. The portrait tool (LensZero) works from photos of
          one person and a style, or draws an illustrated avatar from a prompt alone. The
          multi-reference tool (KontextLens) works from several pictures and a prompt. You can keep
          pictures in a gallery, download them and share them.
        </p>
        <p>
          We measure each portrait made from a photo against that photo. If one does not look enough
          like it, we remake it, closer to the photo, up to twice. If it still falls short, we do
          not deliver or charge for it. The likeness figure is a measurement by a model, not a
          promise that other people will see it the same way.
        </p>
        <p>
          If a tool could not follow part of a prompt or a pose, we say so next to the picture.
          Results vary with the photo; we owe you the making of pictures, not that you will like
          each one.
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
          yourself. In Account Settings you can see where you are logged in and log out anywhere.
        </p>
        <p>
          What you made as a guest moves to the first confirmed account you log in to in the same
          browser. Each account is for one person.
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
          <li>deepfakes: pictures that pretend a person did or said something,</li>
          <li>pictures of minors without the consent of those who have custody of them,</li>
          <li>pictures of anyone who has not agreed to it,</li>
          <li>anything that violates the law or the rights of others.</li>
        </ul>
        <p>
          Commercial use of the service itself, such as reselling access, needs our written
          permission. You may not circumvent limits, remove or forge the marks that say where a
          picture comes from, or disrupt the service for others.
        </p>
      </>
    ),
  },
  {
    title: 'Content and intellectual property',
    body: (
      <>
        <p>
          You keep all rights to what you upload, and you own the pictures made from it. We use your
          photos only to make what you order, to keep it for you and to determine later whether a
          picture was made here. We do not train models on them and do not show them to anyone.
        </p>
        <p>
          Every picture made here carries signed credentials (C2PA), a metadata entry that says how
          it was made, and a hidden mark. Removing the visible watermark removes none of these. The
          law requires that such pictures be recognizable; please leave the marks in place.
        </p>
      </>
    ),
  },
  {
    title: 'Payment and billing',
    body: (
      <>
        <p>
          The Starter plan is free. The Professional plan is billed monthly in advance. Credit packs
          are a one-time payment; credits never expire. The price of an image is shown next to the
          button before you press it. Credits are set aside when an image is accepted, charged when
          it is delivered, and returned when it is not.
        </p>
        <p>
          Subscription fees are not refunded except where the law requires it. Payments are handled
          by Stripe. We announce price changes at least 30 days before they apply; you may cancel
          until then.
        </p>
        <p>
          As a consumer you have the right to withdraw within 14 days. You can{' '}
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
        The <Link to="/privacy">privacy policy</Link> explains what we process, why, and for how
        long. We analyze photos of faces only with your consent, and you can withdraw it at any
        time.
      </p>
    ),
  },
  {
    title: 'Availability',
    body: (
      <p>
        We try to keep the service running but do not promise that it always will be. There may be
        maintenance, queues, and limits on how much you can make in a day or an hour; we tell you
        when you reach one. We keep pictures for as long as the privacy policy says. Please download
        what matters to you.
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
          contract, and then only for typical and foreseeable damage. Otherwise our liability is
          excluded. The same applies to those who act for us.
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
          deletes your account, photos and pictures and ends any subscription; a receipt says what
          was deleted. Any credits you have left are lost. You can also cancel only a subscription,
          as of the end of the paid period.
        </p>
        <p>
          We may suspend or end accounts for non-payment or for breaches of these terms, where
          proportionate after notice, or at once if the breach is serious.
        </p>
      </>
    ),
  },
  {
    title: 'Disputes and governing law',
    body: (
      <p>
        German law applies, without the UN Convention on Contracts for the International Sale of
        Goods. If you are a consumer in another country of the European Union, you keep the
        protection of its mandatory law and access to its courts. We are neither obliged nor willing
        to take part in dispute resolution before a consumer arbitration board.
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
            The operator’s name and address are in the{' '}
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
        We notify account holders by email at least 30 days before. A change that alters what you
        have paid for needs your consent. If individual provisions are void, the others remain in
        effect.
      </p>
    ),
  },
];

export function TermsPage() {
  return (
    <NumberedText
      title="Terms of Service"
      lead="What you can expect from us and what we expect from you, in thirteen sections."
      description="The terms of Likeness: who owns the pictures, what is not allowed, what things cost, how to cancel or withdraw, and which law applies."
      sections={sections}
    />
  );
}
