import { plural } from '../../../lib/plural.js';

export const examples = 'Examples';
export const makePortraits = 'Make portraits';
export const create = (count: number) =>
  plural(count, { one: `Create ${count} portrait`, other: `Create ${count} portraits` });
export const creating = (count: number) =>
  plural(count, { one: `Creating ${count} portrait`, other: `Creating ${count} portraits` });
export const youHave = (credits: string) => `You have ${credits}.`;
export const needsJavaScript = 'Turn on JavaScript in this browser to make portraits.';

export const howItWorks = 'How it works';
export const uploadPhoto = 'Upload a photo';
export const pickStyle = 'Pick a style';
export const letAiWork = 'Let AI work';
export const downloadAndShare = 'Download and share';
export const stepTime = (step: number, seconds: number) => `${step} · ${seconds} s`;

export const portraitSettings = 'Portrait settings';
export const yourPhotos = 'Your photos';
export const style = 'Style';
export const styles = (count: number) =>
  plural(count, { one: `${count} style`, other: `${count} styles` });
export const searchStyles = 'Search styles';
export const noMatch = (search: string) => `No style matches “${search}”.`;
export const showAll = 'Show all';
export const earlierStyles = 'Earlier styles';
export const moreStyles = 'More styles';
export const stylesFailed = 'We couldn’t load the styles.';
export const stylesLoading = 'Styles are loading. They’ll appear here in a moment.';
export const styleUnavailable = 'The style you chose is unavailable right now.';
export const modelOffline = 'Its AI model is offline. Please choose another style.';
export const drawnBy = (engine: string) => `Drawn by ${engine}.`;
// Follows the name of a style, for screen readers.
export const drawnByMark = (engine: string) => `, drawn by ${engine}`;
export const fourStyles = 'Four styles';
export const suitsPhoto = 'Looks that suit your photo';
export const suitsPhotoOneEach = 'Looks that suit your photo, one of each';
export const suitsPhotoTwoEach = 'Looks that suit your photo, two of each';
export const randomStyle = 'Random Style';
export const randomStyleHint = 'One of the styles, picked for you.';
export const promptOnly = 'Prompt Only';
export const promptOnlyHint =
  'Your prompt instead of a style. Without a photo, you get an illustrated character, not a photo of a real person.';
export const portrait = 'Portrait';

export const gender = 'Gender';
export const woman = 'Woman';
export const man = 'Man';

export const yourPrompt = 'Your prompt';
export const promptWithPhotos =
  'Your prompt controls light, color and setting. The face comes from your photos.';
export const promptWithoutPhotos =
  'Without a photo you get an illustrated character, not a photo of a real person.';
export const describePortrait = 'Describe your portrait';
export const promptExample = 'A confident portrait in warm window light, oil painting';
export const leaveOut = 'What to leave out (optional)';
export const leaveOutExample = 'Hats, busy backgrounds';
export const enhanceNegative = 'Enhance negative prompt';
export const tooShort = 'At least 5 characters';
export const seeFirst = 'See what it adds before you create';
export const suggestHeadshot = 'professional headshot';
export const suggestDramatic = 'soft dramatic lighting';
export const suggestVintage = 'vintage style';
export const suggestConfident = 'confident expression';
export const suggestGolden = 'warm golden tones';
export const suggestPainterly = 'artistic painterly';
export const suggestNatural = 'natural lighting';
export const suggestSerene = 'serene mood';

export const backdrop = 'Backdrop';
export const surpriseMe = 'Surprise me';
export const white = 'White';
export const gray = 'Gray';
export const navy = 'Navy';
export const warm = 'Warm';
export const transparent = 'Transparent';
export const yourColor = 'Your color';
export const clothes = 'Clothes';
export const asInPhoto = 'As in the photo';
export const black = 'Black';
export const lightRetouch = 'Light retouch';
export const lightRetouchHint = 'Softens blemishes and shine. Your features stay as they are.';

export const headPose = 'Head pose';
export const optional = 'optional';
export const keepPose = 'If you don’t pick one, we keep the pose in your photo.';
export const chosenPose = (name: string) => `Head pose: ${name}`;
export const removePose = 'Remove pose';
export const upload = 'Upload';
export const fromGallery = 'From gallery';
export const defaultPoses = 'Default poses';
export const poseToUpload = 'Head pose to upload';
export const invalidPose = 'Invalid pose image. Please upload a supported file under 10MB.';

export const imageCount = 'Number of images';
export const removeWatermark = 'Remove watermark';
export const inSubscription = 'Part of your subscription';
export const wishNotMet = (wish: string) => `Not possible: we can’t do your main wish, “${wish}”`;
export const needsCredits = 'Needs credits or a subscription';
export const perImage = (credits: string) => `${credits} per image`;
export const createIndefinitely = 'Create Indefinitely';
export const untilYouStop = 'Until you stop it';

export const selectStyle = 'Please select a style to continue.';
export const selectGender = 'Please select a gender to ensure the best results.';
export const invalidPoseFile =
  'The head pose file is invalid. Please remove the invalid pose file before proceeding.';
export const photoRequired = 'Please upload at least one valid photo to create your portrait.';
export const promptRequired = 'Please describe your ideal portrait in the prompt field.';
export const promptTooShort = 'Please provide a more detailed description (at least 5 characters).';
export const negativePromptTooShort =
  'Please provide a more detailed negative prompt (at least 5 characters).';
export const noCount = 'Please select at least 1 image to generate.';

export const quickStartOffer = (count: number) =>
  `One of your photos, a random style, up to ${count} portraits.`;
export const quickStartFailed =
  'Failed to surprise you! Please try again or select images manually.';

export const loadingPhotos = 'Loading your photos…';
export const pickingPhoto = 'Picking one of your photos';
export const pickingStyle = 'Picking a style';
export const noStyles = 'No styles available. Please try again.';
export const styleForWoman = (name: string) => `${name}, woman`;
export const styleForMan = (name: string) => `${name}, man`;
export const upTo = (count: number) => `Up to ${count} portraits`;
