export const title = 'Credit history';
export const lead =
  'We set credits aside when we accept an image, charge them when it’s stored, and give them back if it isn’t made.';
export const owedCredits = (credits: string) =>
  `You used ${credits} of a purchase that was refunded. Your next purchase fills them first.`;
export const heldCredits = (credits: string) => `${credits} set aside for images in progress.`;
export const nothingYet = 'Nothing yet. Your purchases and spending will be listed here.';
export const failed = 'We couldn’t load your credit history.';
export const showEarlier = 'Show earlier entries';
export const buyCredits = 'Buy credits';
export const loading = 'Loading';
// Only for screen readers, after the number.
export const creditsAfter = ' credits';
export const left = (balance: number) => `${balance} left`;

export const bought = (name: string) => `Bought ${name}`;
export const boughtCredits = 'Bought credits';
export const heldForPortrait = 'Set aside for a portrait';
export const heldForPicture = 'Set aside for a picture';
export const heldForRemoval = 'Set aside for removing a watermark';
export const heldForLarge = 'Set aside for a 2,048 px download';
export const heldForImage = 'Set aside for an image';
export const chargedForPortrait = 'Charged for a portrait';
export const chargedForPicture = 'Charged for a picture';
export const chargedForRemoval = 'Charged for removing a watermark';
export const chargedForLarge = 'Charged for a 2,048 px download';
export const chargedForImage = 'Charged for an image';
export const releasedForPortrait = 'Given back for a portrait';
export const releasedForPicture = 'Given back for a picture';
export const releasedForRemoval = 'Given back for removing a watermark';
export const releasedForLarge = 'Given back for a 2,048 px download';
export const releasedForImage = 'Given back for an image';
export const refunded = (name: string) => `Returned with the refund of ${name}`;
export const refundedPurchase = 'Returned with the refund of a purchase';
export const correction = 'Correction';

export const heldReason = 'Charged when it’s stored, given back if it isn’t';
export const chargedReason = 'From the credits set aside';
export const releasedReason = 'It wasn’t made, so you weren’t charged';

export const portraits = (count: number) => (count === 1 ? '1 portrait' : `${count} portraits`);
export const kontextImages = (count: number) =>
  count === 1 ? '1 KontextLens image' : `${count} KontextLens images`;
export const largeDownloads = (count: number) =>
  count === 1 ? '2,048 px download' : `2,048 px downloads of ${count} images`;
export const removals = (count: number) =>
  count === 1 ? 'Watermark of 1 image' : `Watermarks of ${count} images`;
// Parts of a list such as "6 credits charged, 1 given back".
export const charged = (amount: string) => `${amount} charged`;
export const givenBack = (amount: string) => `${amount} given back`;
export const setAside = (amount: string) => `${amount} set aside`;
export const imageOf = (title: string) => `The image: ${title}`;

export const invoices = 'Invoices';
export const invoicesLead = 'Each opens on Stripe’s page, where you can save it as a PDF.';
export const invoice = 'Invoice';
