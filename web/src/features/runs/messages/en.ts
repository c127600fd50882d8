export const unsupportedType = 'Unsupported file type.';
export const unreadHere = (kind: string) =>
  `This browser can’t read ${kind} files. Save the photo as JPEG or PNG.`;
export const tooLarge = 'File exceeds the 10MB size limit.';
export const tooLargePasted =
  'File exceeds the 10MB limit. Please use file upload instead of clipboard.';
export const duplicateFile = 'Duplicate file.';
export const invalidFile = 'Invalid image file.';
export const corruptedImage = 'Corrupted or invalid image.';
export const outdatedPage = 'Please reload the page, then add this photo again.';
export const notLoaded = 'Failed to load image from gallery.';
export const tooManyPixels =
  'The image has too many pixels: at most 25 megapixels, 12 in CMYK, 100 as an ordinary JPEG. Please send a smaller version.';
export const noRoom = (limit: number) =>
  `You already have ${limit} photos. Remove one to add another.`;
export const onlyFirst = (room: number, limit: number) =>
  `Only first ${room} file(s) will be uploaded, maximum limit is ${limit} files.`;
export const unsupportedFiles = (count: number) => `${count} unsupported file type(s).`;
export const duplicateFiles = (count: number) => `${count} duplicate file(s).`;
export const allOthersInvalid =
  'All remaining files are invalid. Please upload supported files under 10MB.';
export const someInvalid = 'One or more files are invalid.';
export const photo = (number: number) => `Photo ${number}`;
export const notChecked = 'We couldn’t check your photos yet.';

/** At the end of an error message. */
export const tryAgainAdvice = / Please try again[^.]*\.$/;
export const notOrdered = 'We couldn’t reach the server, so nothing was ordered. Try again.';
export const noLongerHere = 'We no longer have this portrait.';
export const madeButNotLoaded = 'We made the portrait, but couldn’t load it.';

export const longerRemaking = 'Taking longer than expected. We’re remaking a portrait.';
export const longerEach = 'Taking longer than expected. Each portrait needs more time.';
export const longerBusy = 'Taking longer than expected. We’re busy right now.';
export const peopleAhead = 'A few people are ahead of you.';
export const overMinute = 'This may take over a minute.';

export const fewSeconds = 'a few seconds';
export const fewMinutes = 'a few minutes';
export const aboutSeconds = (seconds: number) => `about ${seconds} s`;
export const aboutMinutes = (minutes: number) => `about ${minutes} min`;
