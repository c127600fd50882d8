import type { ReactNode } from 'react';
import { plural } from '../../../lib/plural.js';

export const heading = 'Was this picture made here?';
export const description =
  'Check whether Likeness made a picture, by its signed Content Credentials, its hidden mark or its fingerprint. Learn what each answer means.';
export const lead =
  'We can recognize most Likeness portraits, even without the visible watermark. Check a picture to see whether we made it and how we know.';

export const yes = 'What a yes means';
export const yesMeaning =
  'Likeness made the picture, or more than half of what it shows. A mark alone says only that the picture carries our AI mark, because a mark can be copied. We never tell you who is in it, who ordered it, or whether they agree to where you found it.';
export const partMeaning =
  'If a screenshot or collage shows one of our portraits beside other things, we mark that part. We don’t know where the rest is from. Credentials name the signer, but we don’t verify that name.';
export const edits = 'Which edits it survives';
export const survivedEdits =
  'You can compress, resize, mirror, turn or crop a portrait, make it black and white, change its colors, or put words on it. We still read its mark without its metadata, as long as 40% of each side is left and words cover no more than a third.';
export const fatalEdits =
  'Some edits are out of reach: smaller crops, a thumbnail, strong slants or perspective, a photo of a screen, and a picture that was drawn again by hand or by another program. A person who knows the method can remove the mark on purpose. Our terms forbid it.';
export const no = 'What a no does not prove';
export const noProofOfPhoto =
  'A no doesn’t prove that the picture is a photograph, or that no program made it. Other services leave other marks, and we don’t check for those.';
export const noProofOfOrigin =
  'It doesn’t prove that we never made the picture either. Heavy repainting or cropping can remove all three layers, but it also damages the picture. We don’t recognize portraits from other installations of this software.';
export const handling = 'What happens to your picture';
export const storage =
  'Your browser sends the picture without its file name. We store it only while we check it, usually for a few seconds, and then delete it. We don’t show it to anyone, analyze faces in it or train models on it.';
export const limits =
  'You don’t need an account. We limit the number of checks from each network address, so that people can’t test which edits remove a mark.';
export const readMore = (layers: ReactNode, data: ReactNode) => (
  <>
    Read more about {layers} and {data}.
  </>
);
export const layersLink = 'the three layers';
export const dataLink = 'your data';

export const layers = 'Three layers of evidence';
export const credentials = 'Content Credentials';
export const credentialsWhat =
  'A signed statement in the file (C2PA). It says who made the picture, from what, and that nothing has changed since.';
export const credentialsLost =
  'Saving the file again, most chat apps and a photo of the screen remove it.';
export const mark = 'Hidden mark';
export const markWhat =
  'A faint pattern in the pixels that says that AI made or changed the picture. We store nothing to read it, and only this site has the key.';
export const markLost =
  'It survives JPEG compression, a reduction to 40%, a crop to 40% of each side, rotation and mirroring. A smaller copy or a determined remover can destroy it.';
export const fingerprint = 'Fingerprint';
export const fingerprintWhat =
  'Coarse details by which we find the pictures that we store. We don’t measure faces for it.';
export const fingerprintLost =
  'Without the mark, it finds whole pictures only, and none that changed much. We delete it together with the picture.';

export const checkPicture = 'Check a picture';
export const letGo = 'Let go to check';
export const dropOrPaste = 'Drop or paste a picture';
export const choosePicture = 'Choose a picture';
export const taken = (megabytes: number, megapixels: number) =>
  `PNG, JPEG, WebP or GIF, up to ${megabytes} MB and ${megapixels} megapixels.`;
export const discarded =
  'We analyze the file and then discard it. A pasted picture has already lost its credentials.';
export const pictureToCheck = 'Picture to check';

export const sendingPicture = 'Sending the picture';
export const sending = 'Sending';
export const sent = (percent: number) => `${percent}% sent`;
export const checkingPicture = 'Checking the picture';
export const checking =
  'We check for a signature, a fingerprint and a hidden mark. This takes a few seconds.';
export const stillChecking =
  'Still checking. Portraits in progress have priority, so this can take up to a minute.';
export const notChecked = 'Not checked';
export const tryAgain = 'Try again';
export const checkAnother = 'Check another picture';
export const stop = 'Stop';
export const yourPicture = 'Your picture';
export const unavailable = 'Can’t be shown';

export const yesBySignature = 'Yes, made here. Its signature says so.';
export const signedHere =
  'This site signed the credentials in this file, and the file hasn’t changed since.';
export const carriesMark = 'Carries our AI mark.';
export const partCarriesMark = 'Part of it carries our AI mark.';
export const markMeans =
  'The pixels say that AI made or changed the picture. A mark alone doesn’t prove that we made it: for that, we need our signature or a picture that we store.';
export const markFits = 'The picture fits its mark.';
export const markDoesNotFit =
  'The picture doesn’t fit its mark. Large parts have changed, or the mark was copied from another picture.';
export const markFitUnknown = 'Too little of the picture is left to tell whether it fits its mark.';
export const yesByLikeness = 'Yes, made here. We store the same picture.';
export const nearlyIdentical =
  'More than half of the picture is nearly identical to one that we made and still store. It could be another picture made from the same photo and style.';
export const yesForPart = 'Contains a picture made here.';
export const partMarked = 'We framed the part that shows a picture that we made and still store.';
export const restUnknown = 'We don’t know where the rest of it comes from.';
export const markedPart = 'The part that carries our mark or was made here';
export const noSign = 'We found no sign that we made it.';
export const nothingFound =
  'We found no signature or mark of ours, and we store no picture like it.';
export const noProof =
  'That doesn’t prove that we never made it, and it doesn’t say whether a program did.';

export const layerNotChecked = 'Not checked, because the signature is proof enough.';
export const markNotFound = 'Not found.';
export const noneAlike = 'We store no picture like it.';
export const matchesPicture = 'Nearly identical to a picture that we store.';
export const noCredentials = 'The file has none.';
export const brokenCredentials =
  'The file has some, but they don’t match it, because it has changed since.';
export const ownCredentials = 'Valid, and signed by this site.';
export const foreignCredentials = 'Valid, but we didn’t sign them.';
export const credentialsOf = (signer: string) =>
  `Valid, but we didn’t sign them. The signer’s name is given as “${signer}”.`;

export const noFile = 'We found no file there.';
export const noFileAdvice =
  'A picture dragged from another page is often only a link. Save it first, then choose the file.';
export const severalFiles = (count: number) => `You chose ${count} pictures. Check one at a time.`;
export const severalFilesAdvice =
  'We didn’t send any of them. Choose the one that you want to check.';
export const emptyFile = 'That file is empty.';
export const emptyFileAdvice = 'Please save the picture again, then choose it.';
export const unknownFile = 'We can’t check that file.';
export const unknownFileAdvice = (taken: string) =>
  `${taken} We can’t read animated WebP. Save other formats, such as HEIC, as JPEG. The copy loses its credentials but keeps the hidden mark.`;
export const tooLarge = (megabytes: string, limit: number) =>
  `That file is ${megabytes} MB. The limit is ${limit} MB.`;
export const tooLargeAdvice =
  'We did not check it. Save a smaller copy and choose that. A copy loses its credentials but keeps the hidden mark.';
export const unreadable = 'We couldn’t read that file.';
export const unreadableAdvice = 'It may have been moved or changed. Please choose it again.';

export const connectionLost = 'The connection was lost.';
export const offline = 'You are offline.';
export const notCheckedAdvice = 'We did not check the picture.';
export const manyChecks = 'Your network has checked many pictures.';
export const waitSeconds = (count: number) =>
  plural(count, {
    one: `We limit the number of checks from each network. Please try again in ${count} second.`,
    other: `We limit the number of checks from each network. Please try again in ${count} seconds.`,
  });
export const waitMinutes = (count: number) =>
  `We limit the number of checks from each network. Please try again in ${count} minutes.`;
export const unfinished = 'The check didn’t finish.';
export const couldNotCheck = 'We couldn’t check the picture.';
