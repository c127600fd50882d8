export const enhancingAdds = 'Enhancing adds';
export const noPreview = 'Preview unavailable. We’ll still enhance your prompt.';
export const readingPrompt = 'Reading your prompt';
export const nothingToAdd = 'Nothing to add.';
export const suggestions = 'Suggestions';

export const noReading =
  'We can’t show what will be followed right now. You’ll see it with the result.';
export const modelDraws =
  'A model draws from your prompt as a whole: clothes, expression and place too.';
export const willBeFollowed = 'Will be followed';
export const asInPhoto = (words: string) => `As in your photo: ${words}.`;
export const cannotDo = 'What we can’t do';
export const instead = (nearest: string, words: string) => `“${nearest}” instead of “${words}”`;
export const notAvailable = 'not available here';
export const mainWish = (reason: string) => `your main wish: ${reason}`;
export const mainBySubject = (wish: string) =>
  `“${wish}” is your main wish because it says who is in the picture.`;
export const mainByPlace = (wish: string) =>
  `“${wish}” is your main wish because it comes first in your prompt.`;

export const onlyIllustrated =
  'We can’t follow this prompt, so you’d get an illustrated character in a style that we pick.';
export const plainOrLook =
  'We can’t follow this prompt, so you’d get a plain studio portrait, or the look of your other images.';
export const onlyPlain = 'We can’t follow this prompt, so you’d get a plain studio portrait.';
export const possibleStyles = 'Styles you can ask for:';
export const possiblePlaces = 'Places:';
