import type { ReactNode } from 'react';

export const login = 'Anmelden';
export const loggingIn = 'Anmeldung läuft …';
export const noAccount = (signUp: ReactNode) => <>Noch kein Konto? {signUp}</>;
export const loginWithGoogle = 'Mit Google anmelden';
export const tooManyLogins =
  'Du hast zu oft versucht, dich anzumelden. Bitte versuch es später noch einmal.';
export const loginFailed =
  'Die Anmeldung hat nicht geklappt. Bitte prüf E-Mail-Adresse und Passwort. Hast du dein Konto schon über den Link in unserer E-Mail bestätigt?';
export const or = 'oder';

export const signUp = 'Registrieren';
export const signingUp = 'Registrierung läuft …';
export const signedUp = 'Registriert';
export const signupLead = 'Behalte deine Porträts und mach weitere.';
export const signupWithGoogle = 'Mit Google registrieren';
// Says what `REGISTRATION_STATEMENT` says in its version 2026-11.
export const registrationStatement =
  'Mit der Registrierung bestätigst du, dass du mindestens 16\u00a0Jahre alt bist und dass dir alle Fotos gehören, die du hochlädst, oder dass du sie verwenden darfst.';
export const signupSuccessful =
  'Du bist registriert! Bitte bestätige dein Konto noch über den Link in unserer E-Mail.';
export const linkSentTo = (email: ReactNode) => <>Der Link ist unterwegs an {email}.</>;
export const correctAddress = 'Adresse korrigieren';
export const hasAccount = (login: ReactNode) => <>Du hast schon ein Konto? {login}</>;
export const accountExists =
  'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde dich an oder bestätige das Konto über den Link in unserer E-Mail.';
export const signupFailed = (reason: string) => `Die Registrierung hat nicht geklappt: ${reason}`;
export const unknownReason = 'Unbekannter Fehler';

export const email = 'E-Mail';
export const emailRequired = 'Bitte gib deine E-Mail-Adresse ein.';
export const emailInvalid = 'Bitte gib eine gültige E-Mail-Adresse ein.';
export const firstName = 'Vorname';
export const firstNameRequired = 'Bitte gib deinen Vornamen ein.';
export const lastName = 'Nachname';
export const lastNameRequired = 'Bitte gib deinen Nachnamen ein.';
export const required = 'Bitte ausfüllen';

export const password = 'Passwort';
export const confirmPassword = 'Passwort wiederholen';
export const newPassword = 'Neues Passwort';
export const confirmNewPassword = 'Neues Passwort wiederholen';
export const passwordRequired = 'Bitte gib dein Passwort ein.';
export const passwordTooWeak = 'Dein Passwort muss alle Anforderungen erfüllen.';
export const passwordsDiffer = 'Die Passwörter stimmen nicht überein.';
export const passwordMustContain = 'Das Passwort braucht:';
export const ruleLength = 'mindestens 8\u00a0Zeichen';
export const ruleUppercase = 'mindestens einen Großbuchstaben';
export const ruleNumber = 'mindestens eine Ziffer';
export const ruleSpecial = 'mindestens ein Sonderzeichen (zum Beispiel !@#$%^&*)';
export const passwordIsGood = 'Das Passwort erfüllt alle Anforderungen.';

export const verification = 'E-Mail-Adresse bestätigen';
export const verifying = 'Wir bestätigen deine E-Mail-Adresse …';
export const verified = 'Deine E-Mail-Adresse ist bestätigt!';
export const setPassword = 'Passwort festlegen';
export const setPasswordHere =
  'Registriert hast du dich in einem anderen Browser. Bitte leg zum Schutz deines Kontos hier dein Passwort fest.';
export const alreadyVerified = 'Deine E-Mail-Adresse ist schon bestätigt.';
export const verificationLinkDead =
  'Der Bestätigungslink ist ungültig oder abgelaufen. Bitte registriere dich noch einmal.';
export const verificationLinkInvalid = 'Der Bestätigungslink ist ungültig.';
export const verificationFailed = (reason: string) => `Fehler: ${reason}`;
export const resendVerification = 'Bestätigung erneut senden';
export const resendIn = (seconds: number) => `Erneut senden in ${seconds}\u00a0s`;
export const verificationSent =
  'Die Bestätigungsmail ist noch einmal unterwegs. Bitte schau in dein Postfach.';
export const alreadyVerifiedGoingHome =
  'Deine E-Mail-Adresse ist schon bestätigt. Wir leiten dich zur Startseite weiter …';
export const resendFailed = (reason: string) =>
  `Wir konnten die Bestätigungsmail nicht noch einmal senden: ${reason}`;

export const forgotPassword = 'Passwort vergessen?';
export const forgotPasswordLead =
  'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link, mit dem du ein neues Passwort wählst.';
export const sendResetLink = 'Link senden';
export const sending = 'Wird gesendet …';
export const sendAgainIn = (seconds: number) => `Erneut senden (${seconds}\u00a0s)`;
export const resetLinkSent =
  'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, ist der Link jetzt unterwegs.';
export const backToLogin = 'Zurück zur Anmeldung';
export const resetPassword = 'Passwort zurücksetzen';
export const resetPasswordLead = 'Wähl ein neues Passwort für dein Konto.';
export const resetting = 'Wird zurückgesetzt …';
export const passwordReset = 'Du hast ein neues Passwort.';
export const canLogIn = 'Damit kannst du dich jetzt anmelden.';
export const resetLinkIncomplete = 'Dieser Link ist unvollständig.';
export const resetLinkDead =
  'Dieser Link ist ungültig. Vielleicht ist er abgelaufen, oder du hast ihn schon benutzt.';
export const requestNewLink = 'Neuen Link anfordern';

export const googleLogin = 'Anmeldung mit Google';
export const completingLogin = 'Wir schließen deine Anmeldung ab …';
export const googleLoginFailed =
  'Die Anmeldung mit Google hat nicht geklappt. Bitte versuch es noch einmal.';
export const parametersMissing = 'Für die Anmeldung fehlen Angaben von Google.';
export const authenticationFailed =
  'Die Anmeldung hat nicht geklappt. Bitte versuch es noch einmal.';
export const wrongDuringLogin = 'Bei der Anmeldung ist etwas schiefgegangen.';
export const googleLoginCanceled = 'Du hast die Anmeldung mit Google abgebrochen.';
export const otherWaysToLogIn =
  'Du kannst es noch einmal versuchen oder dich mit E-Mail-Adresse und Passwort anmelden.';

export const sessionExpired = 'Anmeldung abgelaufen';
export const sessionExpiredReason = 'Deine Sitzung ist abgelaufen. Bitte melde dich neu an.';
export const logInHere =
  'Melde dich hier an, um auf dieser Seite zu bleiben. Mit „OK“ kommst du zur Anmeldeseite.';
export const passwordFor = (email: string) => `Passwort für ${email}`;
export const ok = 'OK';

export const newsletter = 'Newsletter';
export const newsletterLead = 'Bestätige, dass du unseren Newsletter bekommen möchtest.';
export const confirmSubscription = 'Anmeldung bestätigen';
export const confirming = 'Wird bestätigt …';
export const subscribed =
  'Du bekommst jetzt unseren Newsletter. In jeder E-Mail ist ein Link zum Abbestellen.';
export const unsubscribeTitle = 'Newsletter abbestellen';
export const unsubscribeLead = 'Drück auf „Abbestellen“. Dann löschen wir deine Adresse.';
export const unsubscribe = 'Abbestellen';
export const unsubscribing = 'Wird abbestellt …';
export const unsubscribed = 'Der Newsletter ist abbestellt, und deine Adresse haben wir gelöscht.';
export const newsletterLinkDead = 'Dieser Link ist ungültig oder abgelaufen.';
export const subscribeAgain = 'Unten auf der Seite kannst du den Newsletter neu abonnieren.';
export const checkingLink = 'Wir prüfen den Link …';
export const goHome = 'Zur Startseite';

export const tryAgain = 'Noch einmal versuchen';
export const failed = 'Da ist etwas schiefgegangen. Bitte versuch es noch einmal.';
export const unexpectedError =
  'Da ist etwas Unerwartetes schiefgegangen. Bitte versuch es noch einmal.';

export const photoOfExample = 'Das Foto, aus dem es entstanden ist';
export const photo = 'Das Foto';
export const examplePortrait = (style: string) => `Beispielporträt im Stil „${style}“`;

export const alreadyLoggedIn = 'Du bist schon angemeldet.';
export const logOutFirst = 'Melde dich zuerst ab, um per E-Mail ein neues Passwort zu wählen.';
export const logOutNow = 'Abmelden';
