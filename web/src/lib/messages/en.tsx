// Constants only: every page has this module whole, but the build puts constants where they are used.
export const portraitSiteTitle = 'Likeness: portraits that still look like you';
export const memeSiteTitle = 'Likeness: portraits and memes that still look like you';
export const portraitSiteDescription =
  'Turn your own photos into portraits that still look like you. Each portrait is measured against your photo before you see it.';
export const memeSiteDescription =
  'Turn your own photos into portraits and memes that still look like you. Each portrait is measured against your photo before you see it.';
export const portraitProductHeading = 'AI Portrait Generator';
export const memeProductHeading = 'AI Portrait & Meme Generator';

/** Separated by spaces, so that the build inlines them. */
export const months =
  'January February March April May June July August September October November December';
export const cookiesNeeded =
  'Your browser blocks cookies. Please allow them for this site, then try again.';
export const noDate = 'Date not available';
export const invalidDate = 'Invalid Date';
/** Before a day. */
export const until = 'until';

export const credit = 'credit';
export const credits = 'credits';
export const image = 'image';
export const images = 'images';

export const yourPhoto = 'Your photo';
export const studioHeadshot = 'Studio headshot';
export const oilPainting = 'Oil painting';
export const neon = 'Neon';
export const promptOnly = 'Prompt Only';
export const uploadedPhoto = 'Uploaded photo';
export const liked = ', liked';
export const disliked = ', disliked';

export const sessionOver = 'Your session has expired. Please login again.';
export const unknownError = 'An unexpected error occurred (unknown error)';
export const noConnection = 'We can’t reach the server. Please check your network and try again.';

export const smallPack = 'Small Pack';
export const mediumPack = 'Medium Pack';
export const largePack = 'Large Pack';
