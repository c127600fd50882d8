import { plural } from '../../../lib/plural.js';

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
