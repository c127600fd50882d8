import { plural } from '../../../lib/plural.js';

export const image = 'Image';
export const imageOf = (number: number, total: number) => `Image ${number} of ${total}`;
export const numberOf = (number: number, total: number) => `${number} of ${total}`;
export const liked = (image: string) => `${image}, liked`;
export const disliked = (image: string) => `${image}, disliked`;
export const keys = 'Use the left and right arrow keys to browse, plus and minus to zoom.';
export const memberKeys =
  'Use the left and right arrow keys to browse, plus and minus to zoom, L to like and D to dislike.';
export const createdOn = (day: string) => `Created on ${day}`;

export const like = 'Like';
export const dislike = 'Dislike';
export const download = 'Download';
export const otherSizes = 'Other sizes';
export const makeMore = 'Make more like this';
export const reuseSettings = 'Reuse settings';
export const share = 'Share';
export const createMeme = 'Create Meme';
export const removeWatermark = 'Remove Watermark';
export const free = 'Free';
export const oneCredit = '1 credit';
export const remove = 'Delete';
export const notLoaded = 'Image is not fully loaded yet. Please try again.';
export const couldNotDownload = 'Failed to download image. Please try again.';

export const deleteImages = (count: number) =>
  plural(count, { one: `Delete ${count} image?`, other: `Delete ${count} images?` });
export const undoable = (minutes: number) =>
  `You can undo this for ${minutes} minutes. After that, we delete the files for good.`;
export const cancel = 'Cancel';
export const deleting = 'Deleting...';
export const couldNotDelete = (count: number) =>
  plural(count, {
    one: 'Failed to delete the image. Please try again.',
    other: 'Failed to delete selected images. Please try again.',
  });
export const deleted = (count: number) =>
  plural(count, { one: 'Image deleted', other: `${count} images deleted` });
export const undo = 'Undo';
export const areBack = (count: number) =>
  plural(count, { one: 'The image is back', other: 'The images are back' });
export const tooLate = (count: number) =>
  plural(count, {
    one: "It's too late to restore the image.",
    other: "It's too late to restore the images.",
  });
export const couldNotRestore = "We couldn't restore anything yet. Please try again.";
export const tryAgain = 'Try again';

export const likeness = 'Likeness';
export const percent = (value: number) => `${value}%`;
export const rejectedBelow = (value: number) => `we reject anything below ${value}`;
export const likenessMeaning =
  'We measured the face in the portrait against your photo. 100% is the same face in the same pose; in our tests, two different people never scored above 41%.';
export const compare = 'Your photo or the portrait: move to compare';
export const compared = (photo: number, portrait: number) =>
  `${photo}% your photo, ${portrait}% the portrait`;
export const yourPhoto = 'Your photo';
export const portrait = 'Portrait';
export const thePortrait = 'The portrait';
export const noPhoto = 'The original photo is no longer stored.';

export const avatar =
  'An illustrated avatar, drawn from a prompt. It isn’t a real person, so we don’t measure likeness.';
export const prompt = 'Prompt';
export const without = 'Leave out:';
export const unmet = 'What we couldn’t do';
export const madeWith = 'Made with';
export const yourUpload = 'Your upload';
export const style = 'Style';
export const engine = 'Engine';
export const seed = 'Seed';
export const copySeed = 'Copy seed';
export const seedCopied = 'Seed copied';
export const couldNotCopySeed = 'We couldn’t copy the seed';
export const size = 'Size';
export const remade = 'Remade';
export const remadeReason = 'the first one didn’t look enough like you';
export const keptUntil = 'Kept until';

export const credentials = 'Credentials';
export const reading = 'Reading';
export const readCredentials = 'Read this file’s credentials';
export const noCredentials = 'It carries no signed credentials.';
export const wrongCredentials = 'Its credentials don’t match this file.';
export const signed = 'Signed. The file hasn’t changed since.';
export const signedBy = (issuer: string) => `Signed by ${issuer}. The file hasn’t changed since.`;
export const signedByUs = (issuer: string) =>
  `Signed by ${issuer}, which is this site. The file hasn’t changed since.`;
export const hiddenMark = 'It carries our AI mark.';
export const storedHere = 'It matches a picture stored here.';
export const notMadeHere = 'Nothing in it says it was made here.';

export const loading = 'Loading';
export const unavailable = 'Image unavailable';
export const notKept = 'It is not kept any more.';
export const notInTime = 'It did not arrive in time.';
export const swipe = 'Swipe for the next image';
export const nextImage = 'Next image';
export const previousImage = 'Previous image';
export const zoom = 'Zoom';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const wholeImage = 'Show the whole image';
export const removeWithAccount = 'Remove the watermark: create a free account, 1 credit';
