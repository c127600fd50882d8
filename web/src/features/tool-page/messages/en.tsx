import type { ReactNode } from 'react';
import { plural } from '../../../lib/plural.js';

export const percent = (value: number) => `${value}%`;

export const yourPhotos = 'Your photos';
export const dropPhotos = 'Drop your photos here';
export const addPhotos = 'Add your photos';
export const goodPhoto = 'One clear face, at least 512x512 pixels.';
export const invalidPhotos =
  'One or more reference files are invalid. Please remove invalid files before proceeding.';
export const letGo = 'Let go to add';
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
export const sendingPercent = (sent: number) => `Sending ${sent} %`;
export const removePhoto = (name: string) => `Remove ${name}`;
export const bestPhoto = 'Best photo';
export const referencePhoto = (name: string) => `Reference photo: ${name}`;
export const bestReferencePhoto = (name: string) => `Reference photo: ${name}, best photo`;
export const checked = 'Checked';
export const checkedAndTurned = 'Checked, turned upright';
export const chooseFace = 'Choose your face';
export const notCropped = 'This photo can’t be cropped here. Please use another one.';
export const whichFace = 'Which face is yours?';
export const cropHint = 'The photo is cropped to the person you choose.';
export const personFromLeft = (number: number, total: number) =>
  `Person ${number} of ${total}, from the left`;

export const adviceSmallFace =
  'Your face is small here. Painting and drawing styles suit this photo best.';
export const adviceSoft = 'This photo is a little blurred. A sharper one gives a better likeness.';
export const adviceSunglasses =
  'Sunglasses hide your eyes here. Without them, more of you is in the portrait.';
export const adviceTurnedAway =
  'You look to the side here. A photo from the front gives a better likeness.';
export const adviceTilted = 'Your head is tilted here. A straight one gives a better portrait.';
export const adviceUnevenLight =
  'One side of your face is in shadow. Even light, as at a window, works best.';

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
export const noSetsLeftUntil = (time: string) => `No free sets left. The next one opens ${time}.`;
export const imagesLeft = (left: number, perHour: number) =>
  `${left} of ${perHour} images left this hour.`;
export const noImagesLeft = 'No images left this hour.';
export const noImagesLeftUntil = (time: string) =>
  `No images left this hour. The next one opens ${time}.`;
export const notRendering =
  'The studio is not rendering at the moment. What you create is made as soon as it is back.';
export const freeWithWatermark = 'Free, with a visible watermark';
export const freeWithoutWatermark = 'Free, without a watermark';
export const inSubscription = 'Part of your subscription.';
export const freeThisTime = (wish: string) =>
  `Free this time: we can’t do your main wish, “${wish}”.`;
export const leftAfterwards = (credits: string) => `${credits} left afterwards.`;

export const agreedToAnalysis = 'You agreed to the face analysis of your photos.';
export const withdrawConsent = 'Withdraw consent';
export const consentWithdrawn = 'Consent withdrawn.';
export const photosDeleted =
  'Your photos were deleted from the studio. You will be asked again before new ones are analysed.';
export const consentNotWithdrawn = 'The consent could not be withdrawn.';
export const mayWeAnalyse = 'May we analyse the face in your photos?';
export const whyAnalyse =
  'To make portraits that look like you, we measure the geometry of the face and compute a face template: numbers that stand for the face. With it we measure how much each portrait looks like you. It is used for nothing else.';
export const notStoredMember =
  'The face template is never stored. Your photos stay in your gallery, where you can delete them.';
export const notStoredGuest =
  'The face template is never stored. Your photos are deleted after 24 hours.';
export const mayWithdraw = 'You can withdraw this consent at any time, below the form.';
export const everyoneAgreed =
  'You confirm that everyone in your photos is you or someone who agreed to this, and is 16 or older (18 or older for styles that an image model draws).';
export const notNow = 'Not now';
export const agree = 'Agree';
export const agreeAndCreate = 'Agree and create';

export const dismiss = 'Dismiss';
export const tryAgainIn = (wait: string) => `Try again in ${wait}.`;
export const tryAgainAt = (time: string) => `Try again ${time}.`;
export const exhausted = 'Free Generations Exhausted';
export const exhaustedReason =
  'Your free sets are used up for now. Please try again later, or create a free account.';
export const exhaustedUntil = (time: string) =>
  `Your free sets are used up for now. Please try again later, or create a free account. The next one opens ${time}.`;
export const gotIt = 'Got it';
export const createFreeAccount = 'Create free account';
export const tooManyRequests = 'Too Many Requests';

export const sendingPhoto = (number: number, total: number) =>
  `Sending photo ${number} of ${total}`;
export const starting = 'Starting';
export const portraitUnderWay = (number: number, total: number, style: string) =>
  `Portrait ${number} of ${total} · ${style}`;
export const lostConnection = 'We lost the connection while sending your order.';
export const willCheckOrder = 'We’ll check whether it arrived as soon as we can reach the server.';
export const unreachable = 'We can’t reach the server right now.';
export const stillMaking =
  'We’re still making your portraits. Progress returns with the connection.';
/** @param small sets words beside the large figure */
export const secondsLeft = (seconds: number, small: (words: string) => ReactNode) => (
  <>
    {seconds}
    {small('s left')}
  </>
);
export const fewMinutes = 'a few minutes';
export const progress = 'Progress';
export const cancelling = 'Cancelling';
export const cancelRest = 'Cancel the rest';
export const cancel = 'Cancel';
export const unfinishedPortrait = (number: number) => `Unfinished portrait ${number}`;
export const preview = 'Preview';
export const stagesOf = (number: number) => `Stages of portrait ${number}`;
// Follows the name of a stage, for screen readers.
export const isDone = ', done';
export const done = 'Done';
export const time = 'Time';
export const average = 'Average';
export const queue = 'Queue';
export const noneToGo = 'None of yours to go';
export const toGo = (waiting: number) => `${waiting} of yours to go`;
export const toGoBehind = (waiting: number, ahead: number) =>
  plural(ahead, {
    one: `${waiting} of yours to go · ${ahead} image ahead`,
    other: `${waiting} of yours to go · ${ahead} images ahead`,
  });
export const seconds = (figure: string) => `${figure} s`;
export const secondsEach = (figure: string) => `${figure} s each`;

export const funFact = 'Fun fact';
export const didYouKnow = 'Did you know';
export const factContactSheet =
  'A contact sheet prints a whole roll of film at once, so the best frame can be circled in grease pencil.';
export const factFirstPortraits =
  'For the first portrait photos, around 1840, people sat still for about a minute. Hence the serious faces.';
export const factRembrandt =
  'Rembrandt light leaves a small triangle of light on the darker cheek. Painters knew it long before studios did.';
export const factLens =
  'A portrait lens is slightly long, 85 to 105 mm: it keeps a nose from looking larger than it is.';
export const factMemeOrigin =
  'Meme comes from the Greek mimema, something imitated. Richard Dawkins shortened it in 1976 to rhyme with gene.';
export const factCatchlight =
  'The catchlight is the reflection of a light in the eye. Without it, a portrait looks lifeless.';
export const factMeasure =
  'We measure each portrait against your photo. If one doesn’t look enough like you, we remake it.';
export const factMemeLetters =
  'White letters with a black outline became the meme look because they’re readable on any picture.';
export const factGoldenHour =
  'At golden hour, the sun is six degrees or less above the horizon. Its light crosses more air, which filters out the blue.';
export const factPaper =
  'Watercolor paper is rough on one side, so pigment settles in the hollows and shows its grain.';

export const generatedImages = 'Generated images';
export const willAppearHere = 'Your portraits will appear here';
export const howWeMeasure =
  'We measure each one against your photo. You see every stage, and if one doesn’t look like you, we remake it.';
export const earlier = 'Earlier';
export const keptSevenDays = 'Kept for 7 days';
export const keptNinetyDays = 'Kept for 90 days';
export const portraitOf = (number: number, total: number) => `portrait ${number} of ${total}`;
export const earlierPortraitOf = (number: number, total: number) =>
  `earlier portrait ${number} of ${total}`;
export const openPortrait = (portrait: string) => `Open ${portrait}`;
export const likeness = (value: string) => `likeness ${value}`;
export const bestMatch = 'Best match';
export const remade = 'Remade';
export const inLine = 'in line';
export const unfinished = (number: number) => `Portrait ${number}, unfinished`;
export const refused = 'Refused';
export const failed = 'Failed';
export const cancelled = 'Canceled';
export const timedOut = 'Timed out';
export const deleted = 'Deleted';
export const waiting = 'Waiting';
export const whyRemade = (count: number, numbers: string) =>
  plural(count, {
    one: `Portrait ${numbers} didn’t look enough like you at first, so we remade it. You weren’t charged twice.`,
    other: `Portraits ${numbers} didn’t look enough like you at first, so we remade them. You weren’t charged twice.`,
  });
export const missedPortraits = (count: number, numbers: string) =>
  plural(count, { one: `Portrait ${numbers}:`, other: `Portraits ${numbers}:` });
export const noReason = 'No reason was given.';
export const couldNotDo = 'What we couldn’t do';
export const inAllImages = 'in all images';
export const inImages = (count: number, numbers: string) =>
  plural(count, { one: `in image ${numbers}`, other: `in images ${numbers}` });

export const download = 'Download';
export const downloadPortrait = (portrait: string) => `Download ${portrait}`;
export const otherSizes = 'Other sizes';
export const otherSizesOf = (portrait: string) => `Other sizes of ${portrait}`;
export const makeMore = 'Make more like this';
export const makeMoreLike = (portrait: string) => `Make more like ${portrait}`;
export const reuseSettings = 'Reuse settings';
export const reuseSettingsOf = (portrait: string) => `Reuse settings of ${portrait}`;

export const enlargeIt = 'Tap it to enlarge it.';
export const enlargeOne = 'Tap a portrait to enlarge it.';
export const othersWentWrong = 'See below what went wrong with the others.';
export const wentWrong = 'See below what went wrong.';
export const youCancelled = (count: number) => `You canceled ${count}.`;
export const nothingCharged = 'Nothing was charged.';
export const charged = (credits: string) => `${credits} charged.`;
export const chargedExcept = (credits: string, free: number) =>
  plural(free, {
    one: `${credits} charged, ${free} was not charged.`,
    other: `${credits} charged, ${free} were not charged.`,
  });
export const tookSeconds = (figure: string) => `It took ${figure} seconds.`;
export const averageSeconds = (figure: string) => `${figure} seconds each on average.`;
export const createMore = 'Create more';
export const startOver = 'Start over';

export const keptUntil = (count: number, day: string) =>
  plural(count, {
    one: `We keep this portrait until ${day}.`,
    other: `We keep these portraits until ${day}.`,
  });
export const keepLonger = (count: number, createAccount: ReactNode) => (
  <>
    {createAccount} to keep {plural(count, { one: 'it', other: 'them' })} for 90 days.
  </>
);
export const createAccountLink = 'Create a free account';
export const cleanPrice = (price: string) => `Without a watermark, a portrait costs ${price}.`;
export const cleanPriceAbout = (price: string) =>
  `Without a watermark, a portrait costs about ${price}.`;
export const cleanPriceRange = (least: string, most: string) =>
  `Without a watermark, a portrait costs about ${least} to ${most}.`;
export const seePricing = 'See pricing';
