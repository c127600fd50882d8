export const portraitHeadline = ['Portraits', 'that still', 'look like', 'you.'] as const;
export const portraitLead =
  'Upload a photo, pick a style, and get a set of portraits in under a minute. Each one is measured against your photo before you see it.';
export const portraitPacks = 'Featured Photo Packs';
export const portraitPacksAside = 'The light and the brushwork change. The face stays the same.';
export const portraitLastStep = '1024x1024 pixels, all yours.';
export const portraitCallToAction = 'One face, every style.';
export const memeHeadline = ['Memes', 'that still', 'look like', 'you.'] as const;
export const memeLead =
  'Upload a photo, pick a style, and get a set of portraits in under a minute. Each one is measured against your photo; two lines of text make it a meme.';
export const memePacks = 'Featured Meme Styles';
export const memePacksAside = 'Add two lines of text to a portrait, and it’s a meme.';
export const memeLastStep = '1024x1024 pixels, all yours, with your two lines of text if you like.';
export const memeCallToAction = 'One face, every meme.';
export const makeItYours = 'Make it yours.';

export const createPortrait = 'Create your portrait';
export const readBlog = 'Read the blog';
export const howItWorksLink = 'How it works';
export const freeSetsLink = '3 free sets, no sign-up required';
export const chooseStyle = 'Choose a style and a person';
export const compare = 'Photo or portrait: move to compare';
export const compared = (percent: number) => `${percent}% photo, ${100 - percent}% portrait`;
export const portraitIn = (style: string) => `The portrait, ${style} style`;
export const itsPhoto = 'The photo it was made from';
export const demoTitle = 'Try It Now - No\u00a0Sign\u00a0Up Required';

export const howItWorks = 'How It Works';
export const aboutSeconds = (seconds: number) => `about ${seconds} seconds`;
export const uploadStep = 'Upload a photo';
export const uploadStepText = 'One clear face is enough.';
export const styleStep = 'Pick a style';
export const styleStepText = 'Choose how many portraits you want, up to 10.';
export const workStep = 'Let AI work';
export const workStepText =
  'It finds your face, sets the light, paints, then checks the result against your photo. You see every stage.';
export const shareStep = 'Download and share';

export const exampleIn = (style: string) => `Example portrait, ${style} style`;
export const featured = ', featured';
export const useStyle = 'Use This Style';
export const tryStyle = 'Try This Style';
export const shuffle = 'Shuffle now';
export const play = 'Play';
export const pause = 'Pause';

export const features = 'Powerful AI Features';
export const measured = 'Measured likeness';
export const measuredText =
  'We compare every portrait with your photo and show you the result. If it falls short, we remake it. You never get one that doesn’t look like you.';
export const upfront = 'Told upfront';
export const upfrontText =
  'If a photo won’t work, you’ll know why right away, before it costs you anything.';
export const nothingHidden = 'Nothing hidden';
export const nothingHiddenText =
  'You see your place in line, the current stage and finished portraits. Reload the page and it carries on.';
export const noTwoAlike = 'No two alike';
export const noTwoAlikeText =
  'Light, backdrop and crop change from portrait to portrait. You stay you.';
export const eyesIn = (style: string) => `The eyes, ${style}`;
export const eyesCaption =
  'The same strip of one face in every style. The lines run through the pupils.';

export const freeSets = 'free sets in 24 hours';
export const portraitsPerSet = 'portraits per set';
export const photosToStart = 'photos to start from';
export const pixelsPerSide = 'pixels per side';
export const manyUsers = '50K+';
export const users = 'users';
export const manyCreators = '10,000+';
export const creators = 'creators';
export const manyImages = '1M+';
export const images = 'images';
export const averageProcessing = 'average processing';
export const maximumWait = 'maximum wait';
export const mostOfTheTime = '99.9%';
export const uptime = 'uptime';
export const peopleOnTeam = 'people on the team';
export const responseTime = 'support response time';
export const moneyBack = 'money-back guarantee';
export const thirtyDays = '30 days';

export const uses = 'What People Use It For';
export const illustrative = 'Illustrative examples';
export const quoted = (words: string) => `“${words}”`;
export const weddingWords =
  'My last profile picture was cropped from a wedding. This one looks like I meant it.';
export const weddingUse = 'For a job application, with Studio headshot';
export const teamWords =
  'Twelve people in five cities, one light and one backdrop. Nobody had to travel for a team page.';
export const teamUse = 'For a team page, with At the office';
export const motherWords =
  'The first painting of my mother that my mother recognized without being told.';
export const motherUse = 'For a gift, with Oil painting';

export const community = 'From the Community';
export const communityAside = 'Made here and shown with the consent of the people in them.';

export const faq = 'Frequently Asked Questions';
export const accountQuestion = 'Do I need an account to try it?';
export const accountAnswer =
  'No. The demo on this page gives you 3 free sets in 24 hours, each of up to 10 portraits. They carry a visible watermark.';
export const photosQuestion = 'Which photos work best?';
export const photosAnswer =
  'A sharp photo of one face, looking roughly at the camera, in even light. PNG, JPEG or GIF, up to 10 MB each, best at 512x512 pixels or more. You can add up to 15 photos of the same person.';
export const refusedQuestion = 'Why was my photo refused?';
export const refusedAnswer =
  'Because it wouldn’t make a good portrait: there’s no face in it, the face is too small or cut off, or there’s more than one main face. We show the reason next to the photo, and it doesn’t count against your limit.';
export const timeQuestion = 'How long does a set take?';
export const timeAnswer =
  'Usually under a minute. If we’re busy, you see your place in line. You can watch each stage, and if you reload the page, we keep working and show the finished portraits.';
export const likenessQuestion = 'What does the likeness figure mean?';
export const likenessAnswer =
  'We measure the face in the portrait against the face in your photo; 100% would be the same picture. If a portrait falls short, we remake it closer to the photo. If it still falls short, we tell you and don’t deliver it.';
export const limitsQuestion = 'What can’t it do?';
export const limitsAnswer =
  'It repaints your own photo: light, backdrop, color and brush. Clothes, but for their color, and expression stay as they are in the photo, and it can turn a head by only a few degrees.';
export const faceQuestion = 'Is my face measured?';
export const faceAnswer =
  'Yes. Finding your face, and checking that a portrait still looks like you, means measuring it. We ask for your consent before you upload the first photo.';
export const ownerQuestion = 'Who owns the pictures?';
export const ownerAnswer =
  'You do. You keep your uploads and you own the portraits made from them.';

export const freeOffer = '3 free sets of up to 10 portraits. No sign-up, no card.';
export const slices =
  'One portrait made of vertical slices of every style; the face lines up throughout';
