import type { ReactNode } from 'react';

export const title = 'Privacy Policy';
export const lead =
  'What happens to the photos of your face and everything else you share with us.';
export const description =
  'How Likeness handles photos of faces: consent, face templates, how long we keep data, where pictures come from, export and erasure under the GDPR.';

export const responsible = 'Who is responsible';
export const controller = (operator: string | null) =>
  `${operator ?? 'The operator of this site'} is the controller under the GDPR.`;
export const operatorAddress = (imprint: ReactNode) => <>The address is in the {imprint}.</>;
export const imprintLink = 'imprint';
export const dataQuestions = (address: ReactNode) => <>Questions about your data: {address}.</>;

export const photos = 'Photos of your face';
export const upload =
  'You upload photos so that we can make portraits from them. We decode each photo and keep only its pixels (place, time and camera are dropped). Software then checks whether there is a face, how large, sharp and evenly lit it is, whether eyes and mouth can be seen and the eyes are open, which way it looks, and whether the photo shows nudity. For a portrait, it also reads the color of your skin and of the whites of your eyes, to correct colored light. If a photo can’t be used, we refuse it, say why, and discard it.';
export const faceTemplate =
  'To tell whether a portrait looks like you, the software computes a face template: a list of 128 numbers that represents your face. That is biometric data, so we do it only with your explicit consent (Art. 9(2)(a) GDPR). We ask before the first upload and record the time. The template is not written to a database or file, is not used to identify anyone, and is compared only with your own photos and portraits.';
export const consent =
  'You can withdraw your consent below the form of each tool or in Account Settings. We then delete your photos and cancel portraits in progress. Finished portraits stay until you delete them, unless you choose to keep nothing. You can undo the deletion right afterwards; after ten minutes the files are gone for good.';

export const account = 'Your account';
export const accountData =
  'We store your name, email address, a password (stored only as an Argon2id hash) or the identifier of your Google account, a profile picture if you add one, where you are logged in, and your reactions to pictures. We need these to provide your account (Art. 6(1)(b) GDPR).';

export const payments = 'Payments';
export const paymentData =
  'Stripe takes payments on its own pages; card numbers never reach us. We keep what you bought, when, for how much, and every change to your credits (Art. 6(1)(b) and (c) GDPR).';

export const provenance = 'Where a picture comes from';
export const marks =
  'The law on artificial intelligence requires that AI-generated pictures be recognizable. Every portrait carries signed credentials (C2PA), a metadata entry and a hidden mark of its own. They say that the picture was made here and how. They don’t identify the person or the customer; the photo is referenced by a keyed hash that no outsider can confirm.';
export const fingerprint =
  'With each portrait we keep a fingerprint of the picture, to recognize copies. It describes points in the picture, not a face, and can’t be used to search for a person. It is deleted with the picture. What our search index holds of it then leads to no picture or person, and is removed within 31 days. We don’t keep files that are checked.';

export const cookies = 'Cookies and storage in your browser';
export const cookieUse =
  'We use cookies only to run the service: one that recognizes a guest’s browser, and login cookies. Your browser also remembers the language, the theme, a closed banner, and a set in progress. These pages have no advertising, no analytics and no third-party content, so there is no consent banner.';

export const logs = 'Logs and limits';
export const logUse =
  'We use IP addresses to enforce limits against abuse (Art. 6(1)(f) GDPR). For 30 days after a login we remember the IP address you logged in from, only as a hash, so that others guessing your password can’t lock you out. Logs hold no names, email addresses, prompts or pictures; account events, such as logins, are logged under a keyed number.';

export const retention = 'How long we keep data';
export const what = 'What';
export const howLong = 'How long';
export const guestPhotos = 'Photos of a guest';
export const guestPhotosTime = '24 hours';
export const guestPortraits = 'Portraits of a guest';
export const guestPortraitsTime = '7 days';
export const accountPhotos = 'Photos of an account';
export const accountPhotosTime =
  'until you delete them, withdraw your consent to face analysis, or delete your account';
export const freePortraits = 'Portraits of a free account';
export const freePortraitsTime = '90 days';
export const subscriberPortraits = 'Portraits of a subscriber';
export const subscriberPortraitsTime = 'as long as the subscription runs';
export const faceTemplates = 'Face templates';
export const faceTemplatesTime =
  'never stored; only in the memory of the program making your portrait';
export const fingerprints = 'Fingerprint of a portrait';
export const fingerprintsTime =
  'deleted with the portrait; index entries, which then lead to nothing, within 31 days';
export const orders = 'Orders of portraits: settings, prompts, progress';
export const ordersTime = '90 days';
export const sessions = 'Login sessions';
export const sessionsTime = '7 days, or 3 days of inactivity';
export const mailLinks = 'Links in emails';
export const mailLinksTime = 'one hour, single use';
export const purchases = 'Credit history, purchases';
export const purchasesTime = 'as required by commercial law; without your name after an erasure';
export const claims = 'Disputed payments, and payments returned after an erasure';
export const claimsTime = '400 days, under the account’s number, without your name';
export const declarations = 'Declarations of withdrawal and cancellation';
export const declarationsTime = '4 years, as evidence';

export const recipients = 'Who else receives data';
export const recipientList =
  'Stripe for payments, Google if you sign in with it, the email provider for emails to you, and the hosts of the servers and storage. They work for the operator under contract or on their own responsibility. Your photos and portraits are analyzed and made on the operator’s own servers; they are never sent to another company’s model.';

export const rights = 'Your rights';
export const access =
  'Access and portability (Art. 15 and 20): in Account Settings you can download everything we keep about you as one ZIP file.';
export const rectification =
  'Rectification (Art. 16): names and profile picture, in Account Settings.';
export const erasure =
  'Erasure (Art. 17): individual pictures at any time; the whole account in Account Settings. Photos, portraits, fingerprints, orders and sessions are deleted throughout the service, and we email you a receipt that says how many.';
export const withdrawal = 'Withdrawal of consent (Art. 7), as described in section 2.';
export const restriction = 'Restriction and objection (Art. 18 and 21).';
export const writeTo = (address: ReactNode) => <>Write to {address}.</>;
export const complaint =
  'Complaint (Art. 77): to a supervisory authority, for example the one where you live.';

export const decisions = 'No automated decisions about you';
export const decisionsBody =
  'The software decides whether a photo can be used and whether a portrait looks enough like it. Neither has legal effects for you. There is no profiling.';
