import type { ReactNode } from 'react';

export const general = 'General';
export const whatQuestion = 'What is Likeness?';
export const whatAnswer =
  'A service that turns your own photos into portraits: clean headshots, film looks, paintings, drawings and prints. It repaints the photo instead of inventing a person, and measures each result against the photo.';
export const accountQuestion = 'Do I need an account?';
export const accountAnswer =
  'Not to try it. Without one, you get 3 free sets in 24 hours, each of up to 10 portraits with a visible watermark. With an account, your pictures stay in a gallery.';
export const ownershipQuestion = 'Who owns the pictures?';
export const ownershipAnswer =
  'You do. You keep your photos, and you own the portraits made from them.';

export const technical = 'Technical';
export const photosQuestion = 'Which photos can I use?';
export const photosAnswer =
  'PNG, JPEG or GIF, up to 10 MB each, and up to 15 of one person. The face must be at least 80 pixels wide, fully visible, and not too dark or blurry. 512 × 512 pixels or more works best.';
export const likenessFigureQuestion = 'What does the likeness figure mean?';
export const likenessFigureAnswer =
  'How closely the face in the portrait matches the face in your photo, measured by a model trained to tell people apart. 100% would be the same picture. We never deliver below 50%; we remake the portrait closer to the photo, up to twice.';
export const sizeQuestion = 'How large are the portraits?';
export const sizeAnswer =
  '1024 × 1024 pixels. “Other sizes” also has 4:5, 2:3, 3:2 and CV photos at 300 dpi, and 2048 × 2048 pixels for 1 credit, free with a subscription.';
export const timeQuestion = 'How long does a set take?';
export const timeAnswer =
  'Usually under a minute. You see the current stage and your place in line, and you can safely reload the page.';
export const marksQuestion = 'What is hidden in a portrait?';
export const marksAnswer =
  'Signed credentials (C2PA), a metadata entry, and a faint pattern in the pixels, unique to each picture. They show that the picture was made here, not who is in it.';

export const pricingAndPlans = 'Pricing and Plans';
export const costQuestion = 'What does it cost?';
export const costAnswer = (pricing: ReactNode) => (
  <>
    Watermarked images are free: 50 an hour with an account. Removing a watermark costs 1 credit per
    image. A KontextLens image without one costs 3, or nothing if we can’t do your main wish.
    Professional removes watermarks at no extra cost. See {pricing}.
  </>
);
export const pricingLink = 'Pricing';
export const expiryQuestion = 'Do credits expire?';
export const expiryAnswer = 'No, never.';
export const failedQuestion = 'Do I pay for a picture that fails?';
export const failedAnswer =
  'No. We set credits aside when we accept it, charge them when we deliver it, and return them if it fails. Every step appears in your credit history.';
export const cancelQuestion = 'How do I cancel?';
export const cancelAnswer = (cancellation: ReactNode) => (
  <>In Account Settings, or without logging in under {cancellation}.</>
);
export const cancellationLink = 'Cancel contracts here';

export const usageAndFeatures = 'Usage and Features';
export const toolsQuestion = 'What is the difference between the two tools?';
export const toolsAnswer =
  'LensZero makes portraits of one person in a style you choose. KontextLens takes several pictures and a prompt: the person from the first photo with a good face, the look from the others.';
export const limitsQuestion = 'What can’t it do?';
export const limitsAnswer =
  'Change clothes or expression, invent a scene, or turn a head by more than a few degrees. A prompt without a photo gives you an illustrated avatar. Anything we couldn’t do is listed with the image.';
export const refusedQuestion = 'Why was my photo refused?';
export const refusedAnswer =
  'Because it wouldn’t make a good portrait: no face, too small, cut off, too dark, too blurry, or several people of the same size. We show the reason next to the photo, and you’re not charged.';
export const commercialQuestion = 'Can I use a portrait for work?';
export const commercialAnswer = (terms: ReactNode) => (
  <>
    Yes. It’s yours to use on your profile, website or business card. Selling access to the service
    itself needs our permission. See the {terms}.
  </>
);
export const termsLink = 'terms';

export const supportAndContact = 'Support and Contact';
export const dataQuestion = 'How do I get or delete my data?';
export const dataAnswer = (privacy: ReactNode) => (
  <>
    In Account Settings, you can download everything as one ZIP, or delete your account and get a
    receipt of what was deleted. More in the {privacy}.
  </>
);
export const privacyLink = 'privacy policy';
export const consentQuestion = 'How do I withdraw my consent to face analysis?';
export const consentAnswer =
  'Below the form of each tool, or in Account Settings. We then delete your photos; your portraits stay unless you choose to keep nothing.';
export const reachQuestion = 'How do I contact you?';
export const reachAnswer = (about: ReactNode, forms: ReactNode) => (
  <>
    Our contact details are on the {about}. Withdrawals and cancellations have their {forms} and are
    confirmed right away.
  </>
);
export const aboutLink = 'About page';
export const formsLink = 'own forms';

export const description =
  'Answers about Likeness: photos, styles, the likeness figure, prices and credits, limits, your data, and how to reach us.';
export const shortTitle = 'FAQ';
export const heading = 'Frequently Asked Questions';
export const notAnswered = 'Not answered here?';
export const contactSupport = 'Contact Support';

export const onThisPage = 'On this page';
export const lastUpdated = (day: string) => `Last updated: ${day}`;
