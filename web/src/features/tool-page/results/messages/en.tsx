import type { ReactNode } from 'react';
import { plural } from '../../../../lib/plural.js';

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

export const percent = (value: number) => `${value}%`;

export const countOf = (count: number, total: number) => `${count} of ${total}`;
export const generatedImages = 'Generated images';

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
export const removeWithAccount = 'Remove the watermark: create a free account, 1 credit';
