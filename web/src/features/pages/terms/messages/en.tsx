import type { ReactNode } from 'react';

export const title = 'Terms of Service';
export const lead =
  'What you can expect from us and what we expect from you, in thirteen sections.';
export const description =
  'The terms of Likeness: who owns the pictures, what is not allowed, what things cost, how to cancel or withdraw, and which law applies.';

export const acceptance = 'Acceptance of these terms';
export const contractWith = (operator: string | null) =>
  `These terms are a contract between you and ${operator ?? 'the operator of this site'} (“we”) about the use of Likeness. They apply from your first use, even without an account. If you do not agree with them, please do not use the service.`;
export const minimumAge =
  'You must be 16 or older. By signing up you confirm that you are, and that you own or may use every photo you upload.';

export const service = 'What the service does';
export const tools =
  'Likeness makes portraits with software. The portrait tool (LensZero) works from photos of one person and a style, or draws an illustrated avatar from a prompt alone. The multi-reference tool (KontextLens) works from several pictures and a prompt. You can keep pictures in a gallery, download them and share them.';
export const likeness =
  'We measure each portrait made from a photo against that photo. If one does not look enough like it, we remake it, closer to the photo, up to twice. If it still falls short, we do not deliver or charge for it. The likeness figure is a measurement by a model, not a promise that other people will see it the same way.';
export const results =
  'If a tool could not follow part of a prompt or a pose, we say so next to the picture. Results vary with the photo; we owe you the making of pictures, not that you will like each one.';

export const accounts = 'Accounts and registration';
export const registration =
  'You can try the portrait tool without an account. An account needs your name, an email address that you confirm, and a password, or a sign-in with Google. Keep the password to yourself. In Account Settings you can see where you are logged in and log out anywhere.';
export const guests =
  'What you made as a guest moves to the first confirmed account you log in to in the same browser. Each account is for one person.';

export const acceptableUse = 'Acceptable use';
export const forbidden = 'You may not use the service to make or upload';
export const nudity = 'nudity or sexual content,';
export const deepfakes = 'deepfakes: pictures that pretend a person did or said something,';
export const minors = 'pictures of minors without the consent of those who have custody of them,';
export const withoutConsent = 'pictures of anyone who has not agreed to it,';
export const unlawful = 'anything that violates the law or the rights of others.';
export const commercialUse =
  'Commercial use of the service itself, such as reselling access, needs our written permission. You may not circumvent limits, remove or forge the marks that say where a picture comes from, or disrupt the service for others.';

export const content = 'Content and intellectual property';
export const ownership =
  'You keep all rights to what you upload, and you own the pictures made from it. We use your photos only to make what you order, to keep it for you and to determine later whether a picture was made here. We do not train models on them and do not show them to anyone.';
export const marks =
  'Every picture made here carries signed credentials (C2PA), a metadata entry that says how it was made, and a hidden mark. Removing the visible watermark removes none of these. The law requires that such pictures be recognizable. You must not remove, hide or forge these marks, or help others to do so.';

export const payment = 'Payment and billing';
export const prices =
  'The Starter plan is free. The Professional plan is billed monthly in advance. Credit packs are a one-time payment; credits never expire. The price of an image is shown next to the button before you press it. Credits are set aside when an image is accepted, charged when it is delivered, and returned when it is not.';
export const fees =
  'Subscription fees are not refunded except where the law requires it. Payments are handled by Stripe. We announce price changes at least 30 days before they apply; you may cancel until then.';
export const consumerRights = (withdrawal: ReactNode, cancellation: ReactNode) => (
  <>
    As a consumer you have the right to withdraw within 14 days. You can {withdrawal} and{' '}
    {cancellation} without logging in, and you get a receipt by email.
  </>
);
export const withdrawalLink = 'withdraw from a contract';
export const cancellationLink = 'cancel contracts';

export const privacy = 'Privacy';
export const dataUse = (policy: ReactNode) => (
  <>
    The {policy} explains what we process, why, and for how long. We analyze photos of faces only
    with your consent, and you can withdraw it at any time.
  </>
);
export const privacyLink = 'privacy policy';

export const availability = 'Availability';
export const uptime =
  'We try to keep the service running but do not promise that it always will be. There may be maintenance, queues, and limits on how much you can make in a day or an hour; we tell you when you reach one. We keep pictures for as long as the privacy policy says. Please download what matters to you.';

export const liability = 'Liability';
export const unlimitedLiability =
  'We are liable without limit for intent and gross negligence, for injury to life, body or health, under the Product Liability Act, and where we have given a guarantee.';
export const limitedLiability =
  'For slight negligence we are liable only if we breach a duty that is essential to the contract, and then only for typical and foreseeable damage. Otherwise our liability is excluded. The same applies to those who act for us.';

export const termination = 'Termination';
export const terminationByYou =
  'You may end the contract at any time by deleting your account in Account Settings. That deletes your account, photos and pictures and ends any subscription; a receipt says what was deleted. Any credits you have left are lost. You can also cancel only a subscription, as of the end of the paid period.';
export const terminationByUs =
  'We may suspend or end accounts for non-payment or for breaches of these terms, where proportionate after notice, or at once if the breach is serious.';

export const disputes = 'Disputes and governing law';
export const law =
  'German law applies, without the UN Convention on Contracts for the International Sale of Goods. If you are a consumer in another country of the European Union, you keep the protection of its mandatory law and access to its courts. We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board.';

export const contact = 'Contact';
export const legalQuestions = (address: ReactNode) => <>Legal questions: {address}.</>;
export const otherQuestions = (address: ReactNode) => <>Everything else: {address}.</>;
export const operatorAddress = (imprint: ReactNode) => (
  <>The operator’s name and address are in the {imprint}.</>
);
export const imprintLink = 'imprint';
export const manyAnswers = (faq: ReactNode) => <>Many answers are already in the {faq}.</>;
export const faqLink = 'FAQ';

export const changes = 'Changes to these terms';
export const changesBody =
  'We may change these terms for good reason, for example when the service or the law changes. We notify account holders by email at least 30 days before. A change that alters what you have paid for needs your consent. If individual provisions are void, the others remain in effect.';
