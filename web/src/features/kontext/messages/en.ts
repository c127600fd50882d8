import { plural } from '../../../lib/plural.js';

export const intro =
  'Upload 1-3 images and describe what you want to see. The person comes from the first photo with a clear face, light and colour from the others.';
export const makeImages = 'Make images';
export const create = (count: number) =>
  plural(count, { one: `Create ${count} image`, other: `Create ${count} images` });
export const creating = (count: number) =>
  plural(count, { one: `Creating ${count} image`, other: `Creating ${count} images` });

export const yourImages = 'Your images';
export const dropImages = 'Drop your images here';
export const addImages = 'Add your images';
export const goodImages = (limit: number) =>
  `Up to ${limit} images, one of them with a clear face. All clear faces must be the same person, except in an image you use only for its style.`;
export const onePerson =
  'Each picture shows one person. If two images show clear faces of different people, we make nothing and charge nothing. To use a painting or another portrait only for its style, say so in your prompt: “in the colors of image 2”.';

export const imageSettings = 'Image settings';
export const yourPrompt = 'Your prompt';
export const prompt = 'Prompt';
export const whatToSee = 'What do you want to see?';
export const promptHint =
  'Style, light, place, colours, framing. In English, German, French or Spanish.';
export const fromFive = 'At least 5 characters';
export const showsFirst = 'Shows what it adds before you create';
export const suggestOil = 'oil painting';
export const suggestHeadshot = 'professional headshot';
export const suggestNoir = 'film noir';
export const suggestWatercolour = 'soft watercolour';
export const suggestGolden = 'golden hour light';
export const suggestCity = 'city at night';
export const suggestClose = 'close up';
export const suggestMuted = 'muted colours';
export const headshotPrompt = 'A professional headshot in soft light on a plain background';
export const oilPrompt = 'An oil painting in warm light with a canvas backdrop';
export const cinemaPrompt = 'A cinematic portrait with the city at night in the background';
export const watercolourPrompt = 'A watercolour portrait in natural light, in a garden';
export const monochromePrompt = 'A black and white portrait in dramatic light';

export const numberOfImages = 'Number of images';
export const images = (count: number) =>
  plural(count, { one: `${count} image`, other: `${count} images` });
export const watermark = 'Watermark';
export const yoursToChoose = 'Your choice, included in your subscription';
export const neverRemoved = (wish: string) =>
  `Can’t be removed: we can’t do your main wish, “${wish}”`;
export const needsCredits = 'Removing it needs credits or a subscription';
export const removingCosts = (credits: string, owned: number) =>
  `Removing it costs ${credits}. You have ${owned}.`;
export const withoutItCosts = (credits: string, owned: number) =>
  `Without: ${credits}. You have ${owned}.`;
export const freeWithIt = (credits: string) => `Free with it; ${credits} per image without`;

export const invalidFiles =
  'One or more files are invalid. Please remove invalid files before proceeding.';
export const imageRequired = 'Please upload at least one valid reference image.';
export const promptRequired = 'Please enter a prompt to describe your vision.';
export const promptTooShort = 'Please provide a more detailed description (at least 5 characters).';

export const quickStartOffer = 'Up to 3 images from your gallery and a ready-made prompt.';
export const quickStartFailed = 'Error during quick start. Please try again.';
export const unknownError = 'An unexpected error occurred';
export const loadingPhotos = 'Loading your photos…';
export const picking = 'Picking images and a prompt';
