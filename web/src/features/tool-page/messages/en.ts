import { plural } from '../../../lib/plural.js';

export const yourPhotos = 'Your photos';
export const dropPhotos = 'Drop your photos here';
export const addPhotos = 'Add your photos';
export const goodPhoto = 'One clear face, at least 512x512 pixels.';
export const photoAndPortrait = 'Each photo beside the portrait made from it:';
export const clearPortrait = 'A clear, evenly lit portrait';
export const darkPortrait = 'A portrait with a dark face';
export const crowdedPortrait = 'A portrait with a stranger’s face in it';
export const coveredPortrait = 'A portrait with the app’s buttons on the face';
export const works = 'Works:';
export const spoils = 'Spoils the portrait:';
export const lessonFront = 'Light from the front, a plain wall';
export const lessonWhole = 'Head and shoulders whole, camera at eye level';
export const lessonBacklight = 'Against the light';
export const lessonCrowd = 'In a crowd';
export const lessonScreenshot = 'A screenshot';
export const lessonDim = 'A dim room';
export const invalidPhotos =
  'One or more reference files are invalid. Please remove invalid files before proceeding.';
export const letGo = 'Drop to add';
export const addMorePhotos = 'Add more photos';
export const photoLimits = 'PNG, JPEG or GIF, up to 10 MB each.';
export const choosePhotos = 'Choose photos';
export const choose = 'Choose';
export const gallery = 'Gallery';
export const takePhoto = 'Take a photo';
export const pasteFromClipboard = 'Paste from clipboard';
export const photosToUpload = 'Photos to upload';
export const emptyClipboard = 'There is no picture on the clipboard.';
export const unreadableClipboard = 'The clipboard could not be read.';
// The name of a pasted photo's file, without its ending.
export const pastedName = 'pasted';
export const chooseFileInstead = 'Please choose a file instead.';
export const countOf = (count: number, total: number) => `${count} of ${total}`;
export const referencePhotos = 'Reference photos';
export const removeInvalid = (count: number) =>
  plural(count, { one: 'Remove invalid photo', other: `Remove ${count} invalid photos` });
export const reading = 'Reading';
export const checking = 'Checking';
export const sending = 'Sending';
export const sendingPercent = (sent: number) => `Sending ${sent}%`;
export const removePhoto = (name: string) => `Remove ${name}`;
export const bestPhoto = 'Best photo';
export const referencePhoto = (name: string) => `Reference photo: ${name}`;
export const bestReferencePhoto = (name: string) => `Reference photo: ${name}, best photo`;
export const checked = 'Checked';
export const notSamePerson = 'Not the same person';
export const notSentYet = 'Not sent yet. We’ll try again.';
export const checkedAndTurned = 'Checked, turned upright';
export const chooseFace = 'Choose your face';
export const notCropped = 'This photo can’t be cropped here. Please use another one.';
export const whichFace = 'Which face is yours?';
export const cropHint = 'The photo is cropped to the person you choose.';
export const personFromLeft = (number: number, total: number) =>
  `Person ${number} of ${total}, from the left`;

export const adviceAiMade = 'AI made this photo. Your portrait will say so.';
export const adviceBackground =
  'We can’t cut you out cleanly here, so photo styles and places keep this background. Painted styles don’t mind.';
export const adviceSomeoneNear =
  'Someone else is in this photo, so places keep its background. Better: a photo of you alone.';
export const adviceSoft = 'This photo is a little blurred. A sharper one gives a better portrait.';
export const adviceFaceMask = 'Something covers your mouth here. Better: a photo without it.';
export const adviceEyesShut = 'Your eyes look shut here. Better: a photo with open eyes.';
export const adviceTilted = 'Your head is tilted here. A straight one gives a better portrait.';
export const adviceUnevenLight =
  'One side of your face is in shadow. Even light gives a better portrait.';

export const quickStart = 'Quick Start';
export const noImages = 'No images found in your gallery. Please upload some images first.';
export const enhancePrompt = 'Enhance prompt';

export const options = 'Options';
export const noCount = 'Please select at least 1 image to generate.';
export const seed = (value: number) => `Seed ${value}`;
export const clearSeed = (value: number) => `Seed ${value} is set. Clear it`;
export const setsLeft = (left: number, perDay: number) =>
  `${left} of ${perDay} free sets left in 24 hours.`;
export const noSetsLeft = 'No free sets left.';
export const noSetsLeftUntil = (time: string) =>
  `No free sets left. You can start the next one ${time}.`;
export const imagesLeft = (left: number, perHour: number) =>
  `${left} of ${perHour} images left this hour.`;
export const noImagesLeft = 'No images left this hour.';
export const noImagesLeftUntil = (time: string) =>
  `No images left this hour. You can make the next one ${time}.`;
export const notRendering =
  'We can’t make images right now. Your order will start as soon as we can.';
export const freeWithWatermark = 'Free, with a visible watermark';
export const freeWithoutWatermark = 'Free, without a watermark';
export const inSubscription = 'Part of your subscription.';
export const freeThisTime = (wish: string) =>
  `Free this time: we can’t do your main wish, “${wish}”.`;
export const leftAfterwards = (credits: string) => `${credits} left afterwards.`;

export const agreedToAnalysis = 'You agreed to the face analysis of your photos.';
export const withdrawConsent = 'Withdraw consent';
export const agree = 'Agree';
export const agreeAndCreate = 'Agree and create';

export const dismiss = 'Dismiss';
export const tryAgainIn = (wait: string) => `Try again in ${wait}.`;
export const tryAgainAt = (time: string) => `Try again ${time}.`;
export const exhausted = 'Free Generations Exhausted';
export const exhaustedReason =
  'Your free sets are used up for now. Please try again later, or create a free account.';
export const exhaustedUntil = (time: string) =>
  `Your free sets are used up for now. Please try again later, or create a free account. You can start the next set ${time}.`;
export const gotIt = 'Got it';
export const createFreeAccount = 'Create free account';
export const tooManyRequests = 'Too Many Requests';

export const generatedImages = 'Generated images';
export const willAppearHere = 'Your portraits will appear here';
export const howWeMeasure =
  'We measure each one against your photo. You see every stage, and if one doesn’t look like you, we remake it.';
