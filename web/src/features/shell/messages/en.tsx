import type { ReactNode } from 'react';
import { plural } from '../../../lib/plural.js';

export const skipToContent = 'Skip to content';
export const mainNavigation = 'Main';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const switchTheme = 'Switch between light and dark';
export const login = 'Login / Sign Up';
export const logout = 'Logout';
export const credits = (count: number) => plural(count, { one: 'credit', other: 'credits' });
// The name of the other language in itself.
export const otherLanguage = 'Deutsch';
export const supportUs = 'Support us';

export const pricing = 'Pricing';
export const portraitTool = 'LensZero';
export const multiReferenceTool = 'KontextLens';
export const blog = 'Blog';
export const dashboard = 'Dashboard';
export const dashboardHome = 'Dashboard Home';
export const accountSettings = 'Account Settings';

export const product = 'Product';
export const featuredMemes = 'Featured Meme Styles';
export const batchMemes = 'Batch Memes';
export const howItWorks = 'How It Works';
export const features = 'Features';
export const faq = 'FAQ';
export const checkPicture = 'Check a Picture';
export const company = 'Company';
export const aboutUs = 'About Us';
export const contact = 'Contact';
export const imprint = 'Imprint';
export const privacyPolicy = 'Privacy Policy';
export const termsOfService = 'Terms of Service';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const contracts = 'Contracts';
// The law prescribes the wording (BGB §312k and §356a).
export const cancelContracts = 'Cancel contracts here';
export const withdraw = 'Withdraw from contract here';

export const portraitLine =
  'AI Portrait Generator. Portraits from your own photos that still look like you.';
export const memeLine =
  'AI Portrait & Meme Generator. Portraits and memes from your own photos that still look like you.';
export const followUs = 'Follow us';
export const backToTop = 'Back to top';
export const examplePeople =
  'The people in our examples don’t exist: a computer generated their photos. One exception is an astronaut in a public-domain NASA photo. No endorsement by NASA is implied.';

export const stayUpdated = 'Stay Updated';
export const sendNewsTo = 'Email for news';
export const newsHint = 'News about Likeness by email. You can unsubscribe with one click.';
export const subscribe = 'Subscribe';
export const subscribing = 'Subscribing...';
export const linkSent = (address: ReactNode) => (
  <>
    Please follow the link that we sent to {address}. If you’re already subscribed, you won’t get an
    email.
  </>
);
export const invalidAddress = 'Please enter a valid email address.';
export const tooManyAttempts = 'Too many attempts. Please try again later.';
export const couldNotSubscribe = 'Could not subscribe. Please try again.';

export const freeTrial = 'Free trial';
export const tryLikeness = 'Try Likeness free.';
export const freeSets = '3 sets of up to 10, no sign-up.';
export const tryFree = 'Try Free';
export const close = 'Close';
export const notice = 'Notice';

export const loading = 'Loading';
export const tryAgain = 'Try again';
export const outdatedBar = 'This page has a new version. Please reload it.';
export const offlineBar =
  'You are offline. Work in progress goes on and shows here when the connection is back.';
export const noConnection = 'No connection';
export const youAreOffline = 'You’re offline.';
export const offlineReason =
  'This page will load when you’re back online. We keep working on your images, and nothing is lost.';
export const pageFailed = 'This page could not be shown.';
export const pageFailedReason = 'Something went wrong on our side. Nothing you have made is lost.';
