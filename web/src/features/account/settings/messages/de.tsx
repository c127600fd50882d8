import type { ReactNode } from 'react';
import { plural } from '../../../../lib/plural.js';

export const title = 'Kontoeinstellungen';
export const credits = (count: number) => plural(count, { one: 'Credit', other: 'Credits' });
export const loading = 'Wird geladen';
export const cancel = 'Abbrechen';
export const saved = 'Gespeichert!';

export const profile = 'Profil';
export const emailAddress = 'E-Mail-Adresse';
export const emailFixed = 'Die Adresse lässt sich nicht ändern.';
export const updateFailed = 'Das Speichern hat nicht geklappt.';
export const updating = 'Wird gespeichert …';
export const save = 'Speichern';
export const required = 'Bitte ausfüllen';
export const profilePhoto = 'Profilfoto';
export const yourPhoto = 'Dein Profilfoto';
export const photoFile = 'Datei mit dem Profilfoto';
export const changePhoto = 'Foto ändern';
export const removePhoto = 'Entfernen';
export const photoKinds = 'PNG, JPG oder JPEG.';
export const wrongKind = 'Bitte wähle eine Datei im Format PNG, JPG oder JPEG.';
export const uploadFailed = 'Wir konnten das Foto nicht hochladen. Bitte versuch es noch einmal.';
export const leaveUnsaved = 'Ohne Speichern verlassen?';
export const unsavedChanges = 'Dein Profil hat ungespeicherte Änderungen.';
export const stay = 'Bleiben';
export const discard = 'Änderungen verwerfen';

export const mailLanguage = 'Sprache der E-Mails';
export const mailLanguageLead = 'In dieser Sprache schreiben wir dir.';
// Each language is named in itself.
export const english = 'English';
export const german = 'Deutsch';
export const languageFailed = 'Wir konnten die Sprache nicht ändern. Bitte versuch es noch einmal.';

export const subscription = 'Abo';
export const activeSubscription = 'Dein Abo läuft';
export const cancelingSubscription = 'Abo gekündigt';
export const paymentFailed = 'Zahlung fehlgeschlagen';
export const paymentFailedText =
  'Deine letzte Zahlung hat nicht geklappt. Professional ruht deshalb. Aktualisiere deine Zahlungsart, damit es weitergeht, oder kündige.';
export const paymentDisputed = 'Zahlung beanstandet';
export const paymentDisputedText =
  'Deine Bank beanstandet eine Zahlung. Professional ruht, bis das entschieden ist.';
export const mendPayment = 'Zahlungsart aktualisieren';
export const mendFailed = 'Die Bezahlseite ließ sich nicht öffnen. Bitte versuch es noch einmal.';
export const reallyCancelUnpaid =
  'Dein Abo endet sofort, und wir buchen die fehlgeschlagene Zahlung nicht mehr ab.';
export const canceledUnpaid = 'Dein Abo ist beendet.';
export const startsOn = 'Beginn';
export const endsOn = 'Bezahlt bis';
export const accessUntil = (day: string) => `Professional läuft noch bis zum ${day}.`;
export const cancelSubscription = 'Abo kündigen';
export const reallyCancel =
  'Willst du dein Abo wirklich kündigen? Bis zum Ende des bezahlten Zeitraums kannst du alles weiter nutzen.';
export const cancelFailed = 'Die Kündigung hat nicht geklappt. Bitte versuch es noch einmal.';
export const keepSubscription = 'Abo behalten';
export const canceling = 'Wird gekündigt …';
export const yesCancel = 'Ja, kündigen';
export const canceled = 'Dein Abo ist zum Ende des laufenden Zeitraums gekündigt.';

export const password = 'Passwort';
export const passwordLead = 'Ein neues Passwort meldet dich überall sonst ab.';
export const passwordChanged = 'Du hast ein neues Passwort.';
export const othersLoggedOut = 'Alle anderen Browser sind abgemeldet.';
export const wrongPassword = 'Das ist nicht dein aktuelles Passwort.';
export const currentPassword = 'Aktuelles Passwort';
export const newPassword = 'Neues Passwort';
export const confirmNewPassword = 'Neues Passwort wiederholen';
export const changing = 'Wird geändert …';
export const changePassword = 'Passwort ändern';
export const noPassword = 'Mit Google registriert oder Passwort vergessen?';
export const passwordLinkSent = (email: string) =>
  `Ein Link für ein neues Passwort ist unterwegs an ${email}. Melde dich ab, bevor du ihn öffnest.`;
export const setByMail = 'Per E-Mail festlegen';

export const sessions = 'Wo du angemeldet bist';
export const sessionsLead =
  'Nach 7\u00a0Tagen melden wir dich automatisch ab. Du erkennst ein Gerät nicht? Melde es ab und ändere dein Passwort.';
export const noSessions = 'Wir konnten deine Anmeldungen nicht laden.';
export const noOtherSessions = 'Sonst bist du nirgends angemeldet.';
export const loggedIn = (begun: ReactNode) => <>Angemeldet am {begun}</>;
export const loggedInAndUsed = (begun: ReactNode, used: ReactNode) => (
  <>
    Angemeldet am {begun}, zuletzt benutzt am {used}
  </>
);
export const device = (name: string) =>
  name === 'Unknown device' ? 'Unbekanntes Gerät' : name.replace(' on ', ' unter ');
export const thisBrowser = 'Dieser Browser';
export const logOut = 'Abmelden';
export const logOutDevice = (device: string, used: string) =>
  `${device} abmelden, zuletzt benutzt am ${used}`;
export const deviceLoggedOut = (device: string) => `Abgemeldet: ${device}.`;
export const deviceFailed = 'Das Abmelden hat nicht geklappt. Bitte versuch es noch einmal.';
export const logOutEverywhere = 'Überall abmelden';
export const everywhereText =
  'Damit meldest du dich auf allen Geräten ab, auch auf diesem. Porträts in Arbeit machen wir trotzdem fertig.';
export const everywhereFailed = 'Das Abmelden hat nicht geklappt. Bitte versuch es noch einmal.';
export const loggingOut = 'Wird abgemeldet …';
export const loggedOutEverywhere = 'Du bist überall abgemeldet.';

export const faceAnalysis = 'Gesichtsanalyse';
export const faceAnalysisLead =
  'Damit Porträts dir ähnlich sehen, vermessen wir das Gesicht in deinen Fotos. Dafür brauchen wir deine Einwilligung.';
export const noConsentStatus = 'Wir konnten nicht laden, ob du eingewilligt hast.';
export const notAgreed =
  'Du hast noch nicht eingewilligt. Wir fragen, bevor wir deine ersten Fotos analysieren.';
export const agreed = 'Du hast eingewilligt.';
export const agreedOn = (day: string) => `Du hast am ${day} eingewilligt.`;
export const withdrawConsent = 'Einwilligung widerrufen';

export const yourData = 'Deine Daten';
export const yourDataLead =
  'Dein Profil, deine Fotos, Bilder und Einstellungen in einer ZIP-Datei.';
export const preparing = 'Wird vorbereitet …';
export const downloadData = 'Daten herunterladen';
export const exportFailed =
  'Wir konnten deine Daten nicht zusammenstellen. Bitte versuch es noch einmal.';

export const deleteAccount = 'Konto löschen';
export const deleteLead =
  'Wir löschen deine Bilder, Fotos und personenbezogenen Daten und beenden dein Abo. Den Beleg bekommst du per E-Mail.';
export const deleteAccountAction = 'Konto löschen';
export const deleteText =
  'Das lässt sich nicht rückgängig machen. Willst du dein Konto und alles, was dazugehört, wirklich löschen?';
export const deleteFailed = 'Das Löschen hat nicht geklappt.';
export const deleting = 'Wird gelöscht …';
export const deleteNow = 'Löschen';
export const accountDeleted = 'Dein Konto ist gelöscht.';
export const paidCredits = (count: number) =>
  plural(count, {
    one: `Du hast noch ${count} bezahlten Credit. Mit dem Konto ist er endgültig weg.`,
    other: `Du hast noch ${count} bezahlte Credits. Mit dem Konto sind sie endgültig weg.`,
  });
export const freeCredits = (count: number) =>
  plural(count, {
    one: `Du verlierst ${count} Gratis-Credit.`,
    other: `Du verlierst ${count} Gratis-Credits.`,
  });
export const alsoFreeCredits = (count: number) =>
  plural(count, {
    one: `Dazu verlierst du ${count} Gratis-Credit.`,
    other: `Dazu verlierst du ${count} Gratis-Credits.`,
  });
export const moneyBack = (withdrawal: ReactNode, contact: ReactNode) => (
  <>
    Willst du vorher dein Geld zurück, kannst du binnen 14 Tagen {withdrawal} oder die
    Geld-zurück-Garantie von 30 Tagen für ungenutzte Credits nutzen: {contact}. Behalte dein Konto,
    bis die Erstattung da ist.
  </>
);
export const withdrawalLink = 'den Kauf widerrufen';
export const contactLink = 'schreib uns';
