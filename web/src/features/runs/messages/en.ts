import { locale } from '../../../lib/locale.js';

export const unsupportedType = 'Unsupported file type.';
export const tooLarge = 'File exceeds the 10MB size limit.';
export const tooLargePasted =
  'File exceeds the 10MB limit. Please use file upload instead of clipboard.';
export const duplicateFile = 'Duplicate file.';
export const invalidFile = 'Invalid image file.';
export const corruptedImage = 'Corrupted or invalid image.';
export const notLoaded = 'Failed to load image from gallery.';
export const tooManyPixels =
  'The image has too many pixels: at most 50 megapixels, 100 as an ordinary JPEG. Please send a smaller version.';
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

export const notOrdered = 'We couldn’t reach the server, so nothing was ordered. Try again.';
export const noLongerHere = 'We no longer have this portrait.';
export const madeButNotLoaded = 'We made the portrait, but couldn’t load it.';

export const analyzingPhotos = 'Analyzing your photos';
export const analyzingPrompt = 'Analyzing your prompt';
export const generating = 'Generating artistic portraits';
export const finalTouches = 'Adding final touches';
export const almostReady = 'Almost ready';
export const onHold = 'On hold';
export const longerRemaking = 'Taking longer than expected. We’re remaking a portrait.';
export const longerEach = 'Taking longer than expected. Each portrait needs more time.';
export const longerBusy = 'Taking longer than expected. We’re busy right now.';
export const peopleAhead = 'A few people are ahead of you.';
export const overMinute = 'This may take over a minute.';

export const paused = 'Portraits are paused for a moment.';
export const pausedOutlook = 'Your place in line is saved. We’ll continue automatically.';
export const promptModelMissing = 'The AI model for prompts is unavailable right now.';
export const promptModelOutlook =
  'If it isn’t back within a minute, we make your portrait without it and list what we couldn’t follow.';
export const styleModelMissing = 'The AI model for this style is unavailable right now.';
export const styleModelOutlook =
  'If it isn’t back within a minute, we stop here and charge nothing. You can then choose another style.';

// Each stage once as done or to come, once as under way.
export const photoRead = 'Photo read';
export const readingPhoto = 'Reading photo';
export const framed = 'Framed';
export const framing = 'Framing';
export const cutOut = 'Cut out';
export const cuttingOut = 'Cutting out';
export const lightSet = 'Light set';
export const settingLight = 'Setting light';
export const style = 'Style';
export const styling = 'Styling';
export const drawn = 'Drawn';
export const drawing = 'Drawing';
export const developed = 'Developed';
export const developing = 'Developing';
export const likenessCheck = 'Likeness check';
export const checkingLikeness = 'Checking likeness';
export const finish = 'Finishing';
export const finishing = 'Finishing';
export const starting = 'Starting';

export const youCancelledOne = 'You canceled it';
export const youCancelledSet = 'You canceled this set';
export const oneReady = 'Your portrait is ready';
export const oneFailed = 'We couldn’t make your portrait';
export const allReady = (total: number) => `Your ${total} portraits are ready`;
export const someReady = (done: number, total: number) => `${done} of ${total} portraits are ready`;
export const neitherMade = 'We couldn’t make either portrait';
export const noneMade = (total: number) => `We couldn’t make any of the ${total} portraits`;

export const ordinal = (place: number) => {
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  const rule = new Intl.PluralRules(locale, { type: 'ordinal' }).select(place);
  return `${place}${endings[rule] ?? 'th'}`;
};
export const fewSeconds = 'a few seconds';
export const fewMinutes = 'a few minutes';
export const aboutSeconds = (seconds: number) => `about ${seconds} s`;
export const aboutMinutes = (minutes: number) => `about ${minutes} min`;
