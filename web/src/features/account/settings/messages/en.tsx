import type { ReactNode } from 'react';
import { plural } from '../../../../lib/plural.js';

export const title = 'Account Settings';
export const credits = (count: number) => plural(count, { one: 'credit', other: 'credits' });
export const loading = 'Loading';
export const cancel = 'Cancel';
export const saved = 'Saved!';

export const profile = 'Profile';
export const emailAddress = 'Email Address';
export const emailFixed = "The address can't be changed.";
export const updateFailed = 'Update failed.';
export const updating = 'Updating...';
export const save = 'Save';
export const required = 'Required';
export const profilePhoto = 'Profile photo';
export const yourPhoto = 'Your profile photo';
export const photoFile = 'Profile photo file';
export const changePhoto = 'Change Photo';
export const removePhoto = 'Remove';
export const photoKinds = 'PNG, JPG or JPEG.';
export const wrongKind = 'Please choose a PNG, JPG or JPEG file.';
export const uploadFailed = 'We couldn’t upload the photo. Please try again.';
export const leaveUnsaved = 'Leave without saving?';
export const unsavedChanges = 'You have unsaved changes to your profile.';
export const stay = 'Stay';
export const discard = 'Discard changes';

export const mailLanguage = 'Language of emails';
export const mailLanguageLead = 'We write to you in this language.';
// Each language is named in itself.
export const english = 'English';
export const german = 'Deutsch';
export const languageFailed = 'We couldn’t change the language. Please try again.';

export const subscription = 'Subscription';
export const activeSubscription = 'Active Subscription';
export const cancelingSubscription = 'Subscription Canceling';
export const paymentFailed = 'Payment Failed';
export const paymentFailedText =
  'We couldn’t collect your last payment, so Professional is paused. Update your payment method to continue, or cancel.';
export const paymentDisputed = 'Payment Disputed';
export const paymentDisputedText =
  'Your bank disputes a payment, so Professional is paused until that is decided.';
export const mendPayment = 'Update payment method';
export const mendFailed = 'We couldn’t open the payment page. Please try again.';
export const reallyCancelUnpaid =
  'Your subscription ends right away, and we no longer collect the failed payment.';
export const canceledUnpaid = 'Your subscription has ended.';
export const startsOn = 'Start date';
export const endsOn = 'End date';
export const accessUntil = (day: string) => `Pro access remains until ${day}.`;
export const cancelSubscription = 'Cancel Subscription';
export const reallyCancel =
  'Are you sure you want to cancel your subscription? You will still have access to Pro features until the end of your current period.';
export const cancelFailed = 'Unable to cancel subscription. Please try again.';
export const keepSubscription = 'No, Keep It';
export const canceling = 'Cancelling...';
export const yesCancel = 'Yes, Cancel';
export const canceled = 'Your subscription is now set to cancel at the end of the current period.';

export const password = 'Password';
export const passwordLead = 'A new password logs you out everywhere else.';
export const passwordChanged = 'Your password has been changed.';
export const othersLoggedOut = 'All other browsers are logged out.';
export const wrongPassword = 'This is not your current password.';
export const currentPassword = 'Current Password';
export const newPassword = 'New Password';
export const confirmNewPassword = 'Confirm New Password';
export const changing = 'Changing...';
export const changePassword = 'Change Password';
export const noPassword = 'Signed up with Google or forgot your password?';
export const passwordLinkSent = (email: string) =>
  `A link to set a password is on its way to ${email}. Log out before you open it.`;
export const setByMail = 'Set one by email';

export const sessions = 'Where you’re logged in';
export const sessionsLead =
  'We log you out automatically after 7 days. Don’t recognize a device? Log it out and change your password.';
export const noSessions = 'We couldn’t load your active sessions.';
export const noOtherSessions = 'No other active sessions.';
export const loggedIn = (begun: ReactNode) => <>Logged in {begun}</>;
export const loggedInAndUsed = (begun: ReactNode, used: ReactNode) => (
  <>
    Logged in {begun}, last used {used}
  </>
);
// The server's name, such as "Firefox on Windows".
export const device = (name: string) => name;
export const thisBrowser = 'This browser';
export const logOut = 'Log out';
export const logOutDevice = (device: string, used: string) =>
  `Log out ${device}, last used ${used}`;
export const deviceLoggedOut = (device: string) => `Logged out: ${device}.`;
export const deviceFailed = 'We couldn’t log it out. Please try again.';
export const logOutEverywhere = 'Log out everywhere';
export const everywhereText =
  'This logs you out on every device, including this one. We’ll still finish portraits in progress.';
export const everywhereFailed = 'We couldn’t log you out. Please try again.';
export const loggingOut = 'Logging out...';
export const loggedOutEverywhere = 'You’re logged out everywhere.';

export const faceAnalysis = 'Face analysis';
export const faceAnalysisLead =
  'To make portraits that look like you, we measure the face in your photos. That needs your consent.';
export const noConsentStatus = 'We couldn’t load your consent status.';
export const notAgreed = 'You haven’t agreed yet. We’ll ask before we analyze your first photos.';
export const agreed = 'You agreed.';
export const agreedOn = (day: string) => `You agreed on ${day}.`;
export const withdrawConsent = 'Withdraw consent';

export const yourData = 'Your data';
export const yourDataLead = 'Your profile, photos, images and settings in one ZIP file.';
export const preparing = 'Preparing...';
export const downloadData = 'Download my data';
export const exportFailed = 'We couldn’t prepare your download. Please try again.';

export const deleteAccount = 'Delete account';
export const deleteLead =
  'We delete your images, photos and personal data, and end your subscription. We’ll email you a receipt.';
export const deleteAccountAction = 'Delete Account';
export const deleteText =
  'This action is irreversible. Are you sure you want to delete your account along with all information associated with it?';
export const deleteFailed = 'Delete failed.';
export const deleting = 'Deleting...';
export const deleteNow = 'Delete';
export const accountDeleted = 'Your account has been deleted.';
export const paidCredits = (count: number) =>
  plural(count, {
    one: `You still have ${count} paid credit. Deleting your account removes it for good.`,
    other: `You still have ${count} paid credits. Deleting your account removes them for good.`,
  });
export const freeCredits = (count: number) =>
  plural(count, {
    one: `You lose ${count} free credit.`,
    other: `You lose ${count} free credits.`,
  });
export const alsoFreeCredits = (count: number) =>
  plural(count, {
    one: `You also lose ${count} free credit.`,
    other: `You also lose ${count} free credits.`,
  });
export const moneyBack = (withdrawal: ReactNode, contact: ReactNode) => (
  <>
    To get your money back first, {withdrawal} within 14 days, or use the 30-day money-back
    guarantee on unused credits: {contact}. Keep your account until the refund arrives.
  </>
);
export const withdrawalLink = 'withdraw from the purchase';
export const contactLink = 'contact us';
