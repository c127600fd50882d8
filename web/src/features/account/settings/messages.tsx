import { plural } from '../../../lib/plural.js';
import type { ReactNode } from 'react';

export const title = EN ? 'Account Settings' : 'Kontoeinstellungen';
export const loading = EN ? 'Loading' : 'Wird geladen';
export const cancel = EN ? 'Cancel' : 'Abbrechen';
export const saved = EN ? 'Saved!' : 'Gespeichert!';

export const profile = EN ? 'Profile' : 'Profil';
export const emailAddress = EN ? 'Email Address' : 'E-Mail-Adresse';
export const emailFixed = EN
  ? "The address can't be changed."
  : 'Die Adresse lässt sich nicht ändern.';
export const updateFailed = EN ? 'Update failed.' : 'Das Speichern hat nicht geklappt.';
export const updating = EN ? 'Updating...' : 'Wird gespeichert …';
export const save = EN ? 'Save' : 'Speichern';
export const required = EN ? 'Required' : 'Bitte ausfüllen';
export const profilePhoto = EN ? 'Profile photo' : 'Profilfoto';
export const yourPhoto = EN ? 'Your profile photo' : 'Dein Profilfoto';
export const photoFile = EN ? 'Profile photo file' : 'Datei mit dem Profilfoto';
export const changePhoto = EN ? 'Change Photo' : 'Foto ändern';
export const removePhoto = EN ? 'Remove' : 'Entfernen';
export const photoKinds = EN ? 'PNG, JPG or JPEG.' : 'PNG, JPG oder JPEG.';
export const wrongKind = EN
  ? 'Please choose a PNG, JPG or JPEG file.'
  : 'Bitte wähle eine Datei im Format PNG, JPG oder JPEG.';
export const uploadFailed = EN
  ? 'We couldn’t upload the photo. Please try again.'
  : 'Wir konnten das Foto nicht hochladen. Bitte versuch es noch einmal.';
export const leaveUnsaved = EN ? 'Leave without saving?' : 'Ohne Speichern verlassen?';
export const unsavedChanges = EN
  ? 'You have unsaved changes to your profile.'
  : 'Dein Profil hat ungespeicherte Änderungen.';
export const stay = EN ? 'Stay' : 'Bleiben';
export const discard = EN ? 'Discard changes' : 'Änderungen verwerfen';

export const mailLanguage = EN ? 'Language of emails' : 'Sprache der E-Mails';
export const mailLanguageLead = EN
  ? 'We write to you in this language.'
  : 'In dieser Sprache schreiben wir dir.';
// Each language is named in itself.
export const english = 'English';
export const german = 'Deutsch';
export const languageFailed = EN
  ? 'We couldn’t change the language. Please try again.'
  : 'Wir konnten die Sprache nicht ändern. Bitte versuch es noch einmal.';

export const subscription = EN ? 'Subscription' : 'Abo';
export const activeSubscription = EN ? 'Active Subscription' : 'Dein Abo läuft';
export const cancelingSubscription = EN ? 'Subscription Canceling' : 'Abo gekündigt';
export const paymentFailed = EN ? 'Payment Failed' : 'Zahlung fehlgeschlagen';
export const paymentFailedText = EN
  ? 'We couldn’t collect your last payment, so Professional is paused. Update your payment method to continue, or cancel.'
  : 'Deine letzte Zahlung hat nicht geklappt. Professional ruht deshalb. Aktualisiere deine Zahlungsart, damit es weitergeht, oder kündige.';
export const paymentDisputed = EN ? 'Payment Disputed' : 'Zahlung beanstandet';
export const paymentDisputedText = EN
  ? 'Your bank disputes a payment, so Professional is paused until that is decided.'
  : 'Deine Bank beanstandet eine Zahlung. Professional ruht, bis das entschieden ist.';
export const reallyCancelUnpaid = EN
  ? 'Your subscription ends right away, and we no longer collect the failed payment.'
  : 'Dein Abo endet sofort, und wir buchen die fehlgeschlagene Zahlung nicht mehr ab.';
export const canceledUnpaid = EN ? 'Your subscription has ended.' : 'Dein Abo ist beendet.';
export const startsOn = EN ? 'Start date' : 'Beginn';
export const endsOn = EN ? 'End date' : 'Bezahlt bis';
export const accessUntil = (day: string) =>
  EN ? `Pro access remains until ${day}.` : `Professional läuft noch bis zum ${day}.`;
export const cancelSubscription = EN ? 'Cancel Subscription' : 'Abo kündigen';
export const reallyCancel = EN
  ? 'Are you sure you want to cancel your subscription? You will still have access to Pro features until the end of your current period.'
  : 'Willst du dein Abo wirklich kündigen? Bis zum Ende des bezahlten Zeitraums kannst du alles weiter nutzen.';
export const cancelFailed = EN
  ? 'Unable to cancel subscription. Please try again.'
  : 'Die Kündigung hat nicht geklappt. Bitte versuch es noch einmal.';
export const keepSubscription = EN ? 'No, Keep It' : 'Abo behalten';
export const canceling = EN ? 'Cancelling...' : 'Wird gekündigt …';
export const yesCancel = EN ? 'Yes, Cancel' : 'Ja, kündigen';
export const canceled = EN
  ? 'Your subscription is now set to cancel at the end of the current period.'
  : 'Dein Abo ist zum Ende des laufenden Zeitraums gekündigt.';

export const password = EN ? 'Password' : 'Passwort';
export const passwordLead = EN
  ? 'A new password logs you out everywhere else.'
  : 'Ein neues Passwort meldet dich überall sonst ab.';
export const passwordChanged = EN
  ? 'Your password has been changed.'
  : 'Du hast ein neues Passwort.';
export const othersLoggedOut = EN
  ? 'All other browsers are logged out.'
  : 'Alle anderen Browser sind abgemeldet.';
export const wrongPassword = EN
  ? 'This is not your current password.'
  : 'Das ist nicht dein aktuelles Passwort.';
export const currentPassword = EN ? 'Current Password' : 'Aktuelles Passwort';
export const newPassword = EN ? 'New Password' : 'Neues Passwort';
export const confirmNewPassword = EN ? 'Confirm New Password' : 'Neues Passwort wiederholen';
export const changing = EN ? 'Changing...' : 'Wird geändert …';
export const changePassword = EN ? 'Change Password' : 'Passwort ändern';
export const noPassword = EN
  ? 'Signed up with Google or forgot your password?'
  : 'Mit Google registriert oder Passwort vergessen?';
export const passwordLinkSent = (email: string) =>
  EN
    ? `A link to set a password is on its way to ${email}. Log out before you open it.`
    : `Ein Link für ein neues Passwort ist unterwegs an ${email}. Melde dich ab, bevor du ihn öffnest.`;
export const setByMail = EN ? 'Set one by email' : 'Per E-Mail festlegen';

export const sessions = EN ? 'Where you’re logged in' : 'Wo du angemeldet bist';
export const sessionsLead = EN
  ? 'We log you out automatically after 7 days. Don’t recognize a device? Log it out and change your password.'
  : 'Nach 7\u00a0Tagen melden wir dich automatisch ab. Du erkennst ein Gerät nicht? Melde es ab und ändere dein Passwort.';
export const noSessions = EN
  ? 'We couldn’t load your active sessions.'
  : 'Wir konnten deine Anmeldungen nicht laden.';
export const noOtherSessions = EN
  ? 'No other active sessions.'
  : 'Sonst bist du nirgends angemeldet.';
export const loggedIn = (begun: ReactNode) =>
  EN ? <>Logged in {begun}</> : <>Angemeldet am {begun}</>;
export const loggedInAndUsed = (begun: ReactNode, used: ReactNode) =>
  EN ? (
    <>
      Logged in {begun}, last used {used}
    </>
  ) : (
    <>
      Angemeldet am {begun}, zuletzt benutzt am {used}
    </>
  );
// The server's name, such as "Firefox on Windows".
export const device = (name: string) =>
  EN ? name : name === 'Unknown device' ? 'Unbekanntes Gerät' : name.replace(' on ', ' unter ');
export const thisBrowser = EN ? 'This browser' : 'Dieser Browser';
export const logOut = EN ? 'Log out' : 'Abmelden';
export const logOutDevice = (device: string, used: string) =>
  EN ? `Log out ${device}, last used ${used}` : `${device} abmelden, zuletzt benutzt am ${used}`;
export const deviceLoggedOut = (device: string) =>
  EN ? `Logged out: ${device}.` : `Abgemeldet: ${device}.`;
export const deviceFailed = EN
  ? 'We couldn’t log it out. Please try again.'
  : 'Das Abmelden hat nicht geklappt. Bitte versuch es noch einmal.';
export const logOutEverywhere = EN ? 'Log out everywhere' : 'Überall abmelden';
export const everywhereText = EN
  ? 'This logs you out on every device, including this one. We’ll still finish portraits in progress.'
  : 'Damit meldest du dich auf allen Geräten ab, auch auf diesem. Porträts in Arbeit machen wir trotzdem fertig.';
export const everywhereFailed = EN
  ? 'We couldn’t log you out. Please try again.'
  : 'Das Abmelden hat nicht geklappt. Bitte versuch es noch einmal.';
export const loggingOut = EN ? 'Logging out...' : 'Wird abgemeldet …';
export const loggedOutEverywhere = EN
  ? 'You’re logged out everywhere.'
  : 'Du bist überall abgemeldet.';

export const faceAnalysis = EN ? 'Face analysis' : 'Gesichtsanalyse';
export const faceAnalysisLead = EN
  ? 'To make portraits that look like you, we measure the face in your photos. That needs your consent.'
  : 'Damit Porträts dir ähnlich sehen, vermessen wir das Gesicht in deinen Fotos. Dafür brauchen wir deine Einwilligung.';
export const noConsentStatus = EN
  ? 'We couldn’t load your consent status.'
  : 'Wir konnten nicht laden, ob du eingewilligt hast.';
export const notAgreed = EN
  ? 'You haven’t agreed yet. We’ll ask before we analyze your first photos.'
  : 'Du hast noch nicht eingewilligt. Wir fragen, bevor wir deine ersten Fotos analysieren.';
export const agreed = EN ? 'You agreed.' : 'Du hast eingewilligt.';
export const agreedOn = (day: string) =>
  EN ? `You agreed on ${day}.` : `Du hast am ${day} eingewilligt.`;
export const withdrawConsent = EN ? 'Withdraw consent' : 'Einwilligung widerrufen';

export const yourData = EN ? 'Your data' : 'Deine Daten';
export const yourDataLead = EN
  ? 'Your profile, photos, images and settings in one ZIP file.'
  : 'Dein Profil, deine Fotos, Bilder und Einstellungen in einer ZIP-Datei.';
export const preparing = EN ? 'Preparing...' : 'Wird vorbereitet …';
export const downloadData = EN ? 'Download my data' : 'Daten herunterladen';
export const exportFailed = EN
  ? 'We couldn’t prepare your download. Please try again.'
  : 'Wir konnten deine Daten nicht zusammenstellen. Bitte versuch es noch einmal.';

export const deleteAccount = EN ? 'Delete account' : 'Konto löschen';
export const deleteLead = EN
  ? 'We delete your images, photos and personal data, and end your subscription. We’ll email you a receipt.'
  : 'Wir löschen deine Bilder, Fotos und personenbezogenen Daten und beenden dein Abo. Den Beleg bekommst du per E-Mail.';
export const deleteAccountAction = EN ? 'Delete Account' : 'Konto löschen';
export const deleteText = EN
  ? 'This action is irreversible. Are you sure you want to delete your account along with all information associated with it?'
  : 'Das lässt sich nicht rückgängig machen. Willst du dein Konto und alles, was dazugehört, wirklich löschen?';
export const deleteFailed = EN ? 'Delete failed.' : 'Das Löschen hat nicht geklappt.';
export const deleting = EN ? 'Deleting...' : 'Wird gelöscht …';
export const deleteNow = EN ? 'Delete' : 'Löschen';
export const accountDeleted = EN ? 'Your account has been deleted.' : 'Dein Konto ist gelöscht.';
export const paidCredits = (count: number) =>
  EN
    ? plural(count, {
        one: `You still have ${count} paid credit. Deleting your account removes it for good.`,
        other: `You still have ${count} paid credits. Deleting your account removes them for good.`,
      })
    : plural(count, {
        one: `Du hast noch ${count} bezahlten Credit. Mit dem Konto ist er endgültig weg.`,
        other: `Du hast noch ${count} bezahlte Credits. Mit dem Konto sind sie endgültig weg.`,
      });
export const freeCredits = (count: number) =>
  EN
    ? plural(count, {
        one: `You lose ${count} free credit.`,
        other: `You lose ${count} free credits.`,
      })
    : plural(count, {
        one: `Du verlierst ${count} Gratis-Credit.`,
        other: `Du verlierst ${count} Gratis-Credits.`,
      });
export const alsoFreeCredits = (count: number) =>
  EN
    ? plural(count, {
        one: `You also lose ${count} free credit.`,
        other: `You also lose ${count} free credits.`,
      })
    : plural(count, {
        one: `Dazu verlierst du ${count} Gratis-Credit.`,
        other: `Dazu verlierst du ${count} Gratis-Credits.`,
      });
export const moneyBack = (withdrawal: ReactNode, contact: ReactNode) =>
  EN ? (
    <>
      To get your money back first, {withdrawal} within 14 days, or use the 30-day money-back
      guarantee on unused credits: {contact}. Keep your account until the refund arrives.
    </>
  ) : (
    <>
      Willst du vorher dein Geld zurück, kannst du binnen 14 Tagen {withdrawal} oder die
      Geld-zurück-Garantie von 30 Tagen für ungenutzte Credits nutzen: {contact}. Behalte dein
      Konto, bis die Erstattung da ist.
    </>
  );
export const withdrawalLink = EN ? 'withdraw from the purchase' : 'den Kauf widerrufen';
export const contactLink = EN ? 'contact us' : 'schreib uns';
