import { plural } from '../../../lib/plural.js';

export const mayWeAnalyse = 'May we analyze the face in your photos?';
export const whyAnalyse =
  'To make portraits that look like you, we measure the geometry of the face and compute a face template: numbers that stand for the face. With it we measure how much each portrait looks like you. It is used for nothing else.';
export const notStoredMember =
  'The face template is never stored. Your photos stay in your gallery, where you can delete them.';
export const notStoredGuest =
  'The face template is never stored. Your photos are deleted after 24 hours.';
export const mayWithdraw =
  'You can withdraw this consent at any time, below the form. We then delete your photos; your portraits stay unless you want to keep nothing.';
export const everyoneAgreed =
  'You confirm that everyone in your photos is you or someone who agreed to this, and is 16 or older (18 or older for styles that an image model draws).';
export const notNow = 'Not now';

export const question = 'Withdraw your consent to face analysis?';
export const goes = 'We delete your photos, and comparisons with them in the viewer.';
export const counts = (photos: number, portraits: number) =>
  `Photos that go: ${photos}. Portraits that stay: ${portraits}.`;
export const stays = 'Your portraits stay until you delete them, unless you choose “keep nothing”.';
export const inProgress = 'We cancel portraits in progress.';
export const undoable = 'You can undo the deletion right afterwards.';
export const keepConsent = 'Keep consent';
export const withdraw = 'Withdraw';
export const keepNothing = 'Withdraw, keep nothing';
export const withdrawn = (images: number) =>
  plural(images, {
    one: 'Consent withdrawn, 1 image deleted.',
    other: `Consent withdrawn, ${images} images deleted.`,
  });
export const askAgain = 'We’ll ask again before we analyze more photos.';
export const failed = 'We couldn’t withdraw your consent. Please try again.';
