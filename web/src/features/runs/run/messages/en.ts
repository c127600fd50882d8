import { locale } from '../../../../lib/locale.js';

export const analyzingPhotos = 'Analyzing your photos';
export const analyzingPrompt = 'Analyzing your prompt';
export const generating = 'Generating artistic portraits';
export const finalTouches = 'Adding final touches';
export const almostReady = 'Almost ready';

export const onHold = 'On hold';

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
