import { plural } from '../../../lib/plural.js';

export const cancel = 'Cancel';
export const download = 'Download';
export const share = 'Share';

export const editorTitle = 'Meme Generator';
export const editorHint = 'Add text at the top and bottom, then download or share it.';
export const portraitDeleted = 'This meme’s portrait was deleted';
export const portraitDeletedHint =
  'Memes are made from portraits. Open another portrait to make a new one.';
export const loading = 'Loading the image';
export const couldNotLoad = 'Failed to load image';
export const couldNotLoadHint = 'Check your connection. Your text is kept.';
export const picture = 'Meme picture';

export const topText = 'Top text';
export const bottomText = 'Bottom text';
export const showTopText = 'Show top text';
export const showBottomText = 'Show bottom text';
export const textInPlace = (name: string, words: string) => `${name}: ${words}`;
export const noTextInPlace = (name: string) => `${name}, empty`;
export const finishText = (name: string) => `${name}. Press Enter or Escape to finish.`;
export const textPlace = (left: number, top: number) =>
  `At ${left} percent from the left and ${top} percent from the top. Press Enter to edit, arrow keys to move, with Shift for larger steps.`;
export const clipped = 'Your text is too long. The end is cut off and replaced by …';
export const randomMeme = 'Random Meme';
export const startOver = 'Start over';
export const autoSize = 'Auto text size';
export const autoSizeHint = 'As large as possible';
export const textSize = 'Text size';
export const pixels = (size: number) => `${size} pixels`;
export const textColor = 'Text color';
export const white = 'White';
export const black = 'Black';
export const red = 'Red';
export const green = 'Green';
export const blue = 'Blue';
export const yellow = 'Yellow';
export const magenta = 'Magenta';
export const cyan = 'Cyan';

export const save = 'Save';
export const saveToGallery = 'Save to gallery';
export const saved = 'Meme saved to your gallery.';
export const couldNotSave = 'The meme could not be saved. Please try again.';
export const shared = 'Meme shared successfully!';
export const couldNotShare = 'Could not share or copy the image.';
export const startedOnDesktop = 'Download started. The meme is in your downloads folder.';
export const startedOnMobile = 'Download started. The meme is in your downloads or your gallery.';
export const startedOnIos = 'Download started. Open it in Files and save it to your photos.';
export const failedOnDesktop = 'Error downloading meme. Please try again.';
export const failedOnPhone =
  'Download failed. Please try again or check your browser settings for downloads.';
export const failedInBrowser = 'Download failed. Please try again or use a different browser.';
export const pressAndHold = 'Press and hold the image to save it.';

export const batchTitle = 'Batch Meme Generator';
export const batchHint = 'Every two lines of text become a meme on one of your images.';
export const batchOnOne =
  'Write two lines for each meme, top text and bottom text, with an empty line between memes. Each meme uses the selected image and downloads as a separate file. Your browser may ask whether to allow several downloads.';
export const batchOnSeveral = (count: number) =>
  `Write two lines for each meme, top text and bottom text, with an empty line between memes. Each meme uses one of ${count} images at random and downloads as a separate file. Your browser may ask whether to allow several downloads.`;
export const onlyMemes = 'Only memes are selected';
export const onlyMemesHint = 'Memes are made from portraits or photos. Select at least one.';
export const memeTexts = 'Meme texts';
export const exampleTexts =
  'Bought a plant\nWe both need water\n\nOne more episode\nsaid at four in the morning';
export const detected = (count: number) => `${count} meme(s) detected`;
export const repeat = 'Repeat each meme';
export const randomMemes = (count: number) => `Get ${count} Random Memes`;
export const alsoSave = 'Also save to gallery';
export const ownPhotos = 'Memes of your own photos can only be downloaded.';
export const total = (count: number) =>
  plural(count, { one: `${count} meme total`, other: `${count} memes total` });
export const create = 'Create';
export const generating = 'Generating...';
export const cancelGeneration = 'Cancel Generation';
export const progress = 'Memes made';
export const madeOf = (made: number, total: number, percent: number) =>
  `${made} of ${total} (${percent}%)`;
export const created = (count: number) =>
  plural(count, {
    one: `${count} meme created successfully`,
    other: `${count} memes created successfully`,
  });
export const notReady = 'Please fill in all required fields and ensure images are available.';
export const batchFailed = 'Error generating memes. Please try again.';
export const batchCancelled = 'Meme generation cancelled';

/** The upper and the lower text of a random meme, at most 40 characters each. */
export const samplePairs = [
  ['I will just rest my eyes', 'It is Thursday now'],
  ['Said I would be there in five', 'Still looking for my keys'],
  ['Bought a plant', 'We both need water'],
  ['My face when the meeting', 'could have been an email'],
  ['Opened the fridge', 'Nothing has changed since last time'],
  ['Told the barber just a trim', 'We do not speak of it'],
  ['Read the instructions', 'After the second attempt'],
  ['New diet starts on Monday', 'Nobody said which Monday'],
  ['I am not lost', 'I am collecting streets'],
  ['One more episode', 'said at four in the morning'],
  ['Waved back at someone', 'They meant the person behind me'],
  ['Cooked from scratch', 'Scratch won'],
  ['Group photo', 'Eyes closed in all twelve'],
  ['Said hello to the neighbor', 'It was a coat on a hook'],
  ['Went in for milk', 'Came out with a tent'],
  ['My phone is at two percent', 'and so am I'],
  ['Practiced my speech in the shower', 'The shampoo was moved to tears'],
  ['Set five alarms', 'Slept through a concert'],
  ['I do my own stunts', 'Mostly on stairs'],
  ['Assembled the shelf', 'Three screws left for luck'],
  ['Joined the gym', 'They miss me already'],
  ['Asked the cat for advice', 'Now I sit on the keyboard too'],
  ['Packed for one weekend', 'Ready for four seasons'],
  ['My camera roll', 'Nine hundred photos of lunch'],
  ['Guess who found the remote', 'It was in my hand'],
  ['Parallel parked on the first try', 'Nobody was watching'],
  ['Turned it off and on again', 'Please call me an engineer'],
  ['Sent the message', 'Saw the typo'],
  ['I came for the view', 'I stayed for the snacks'],
  ['Started a new hobby', 'It is buying things for hobbies'],
] as const;
