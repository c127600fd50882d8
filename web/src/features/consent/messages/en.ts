import { plural } from '../../../lib/plural.js';

export const question = 'Withdraw your consent to face analysis?';
export const goes = (photos: number | undefined) =>
  photos === undefined
    ? 'We delete your photos, and comparisons with them in the viewer.'
    : plural(photos, {
        one: 'We delete your photo, and comparisons with it in the viewer.',
        other: `We delete your ${photos} photos, and comparisons with them in the viewer.`,
      });
export const stays = (portraits: number | undefined) =>
  portraits === undefined
    ? 'Your portraits stay until you delete them, unless you choose “keep nothing”.'
    : plural(portraits, {
        one: 'Your portrait stays until you delete it, unless you choose “keep nothing”.',
        other: `Your ${portraits} portraits stay until you delete them, unless you choose “keep nothing”.`,
      });
export const inProgress = 'We cancel portraits in progress.';
export const undoable = 'You can undo the deletion right afterwards.';
export const keepConsent = 'Keep consent';
export const withdraw = 'Withdraw';
export const keepNothing = 'Withdraw, keep nothing';
export const withdrawn = 'Consent withdrawn.';
export const withdrawnAndDeleted = (images: number) =>
  plural(images, {
    one: 'Consent withdrawn, 1 image deleted.',
    other: `Consent withdrawn, ${images} images deleted.`,
  });
export const askAgain = 'We’ll ask again before we analyze more photos.';
export const failed = 'We couldn’t withdraw your consent. Please try again.';
