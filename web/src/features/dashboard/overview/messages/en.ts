import { plural } from '../../../../lib/plural.js';

export const photoIsHere = 'Your photo is here. Make a portrait from it.';
export const photoIsHereText = 'Choose it from your gallery, pick a style and press Create.';
export const openLensZero = 'Open LensZero';
export const heartFavorites = 'Heart your favorites.';
export const heartFavoritesText =
  'Open an image and tap the heart. Then use “Make more like this”, or find it under Liked.';
export const orKontextLens = 'Or combine photos in KontextLens';

export const storage = 'Storage';
export const keepEverything = 'Keep everything';
export const generated = 'AI generated';
export const uploaded = 'Uploaded';
export const keptFor = 'Kept for';
export const whileSubscribed = 'As long as you subscribe';
export const ninetyDays = '90 days';
export const expiringSoon = 'Expiring soon';
export const nothingExpires = 'Nothing in the next 14 days';
export const firstOn = (images: string, day: string) => `${images}, the first on ${day}`;

export const credits = 'Credits';
export const creditHistory = 'Credit history';
export const unit = (count: number) => plural(count, { one: 'credit', other: 'credits' });
export const unitAndHeld = (count: number, held: string) =>
  plural(count, {
    one: `credit, ${held} set aside for images in progress`,
    other: `credits, ${held} set aside for images in progress`,
  });
export const noHistory = 'We couldn’t load your credit history.';
export const noEntries = 'Nothing yet. Your purchases and spending will be listed here.';

export const recentRuns = 'Recent runs';
export const noRuns = 'We couldn’t load your recent runs.';
export const nothingYet = 'Nothing yet. Your sets will be listed here.';
export const watch = 'Watch';
export const done = (images: number) =>
  plural(images, { one: `Done, ${images} image`, other: `Done, ${images} images` });
// Parts of a list such as "2 in progress, 3 waiting".
export const inProgress = (count: number) => `${count} in progress`;
export const waiting = (count: number) => `${count} waiting`;
export const finished = (count: number) => `${count} done`;
