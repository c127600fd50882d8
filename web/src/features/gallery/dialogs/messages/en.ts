import { plural } from '../../../../lib/plural.js';

export const recentlyDeleted = 'Recently deleted';
export const restorable = (minutes: number) =>
  `You can restore an image for ${minutes} minutes after you delete it.`;
export const keptDeleted = (minutes: number) =>
  `Deleted images stay here for ${minutes} minutes. After that, we delete the files for good.`;
export const deletedImages = 'Deleted images';
export const untilClock = (clock: string) => `Until ${clock}`;
export const selectAll = (count: number) => `Select all (${count})`;
export const restore = 'Restore';
export const restoreImages = (count: number) =>
  plural(count, { one: `Restore ${count} image`, other: `Restore ${count} images` });
export const couldNotRestore = "We couldn't restore the images. Please try again.";
export const nothingToRestore = 'Nothing to restore.';
export const noImagesSelected = 'No Images Selected';
export const selectOne = 'Please select at least one image to proceed with this action.';
export const ok = 'OK';
export const close = 'Close';
