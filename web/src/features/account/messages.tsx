import { REGISTRATION_STATEMENT } from '@likeness/contracts/accounts/account-rules';
import type { ReactNode } from 'react';

export const login = EN ? 'Login' : 'Anmelden';
export const loggingIn = EN ? 'Logging in...' : 'Anmeldung läuft …';
export const noAccount = (signUp: ReactNode) =>
  EN ? <>Don&apos;t have an account? {signUp}</> : <>Noch kein Konto? {signUp}</>;
export const loginWithGoogle = EN ? 'Sign in with Google' : 'Mit Google anmelden';
export const tooManyLogins = EN
  ? 'Too many login attempts. Please try again later.'
  : 'Du hast zu oft versucht, dich anzumelden. Bitte versuch es später noch einmal.';
export const loginFailed = EN
  ? 'Login failed. Please check your credentials or email for verification.'
  : 'Die Anmeldung hat nicht geklappt. Bitte prüf E-Mail-Adresse und Passwort. Hast du dein Konto schon über den Link in unserer E-Mail bestätigt?';
export const or = EN ? 'or' : 'oder';

export const signUp = EN ? 'Sign Up' : 'Registrieren';
export const signingUp = EN ? 'Signing up...' : 'Registrierung läuft …';
export const signedUp = EN ? 'Signed Up' : 'Registriert';
export const signupLead = EN
  ? 'Keep your portraits and make more.'
  : 'Behalte deine Porträts und mach weitere.';
export const signupWithGoogle = EN ? 'Sign up with Google' : 'Mit Google registrieren';
// Says what `REGISTRATION_STATEMENT` says in its version 2026-11.
export const registrationStatement = EN
  ? REGISTRATION_STATEMENT.text
  : 'Mit der Registrierung bestätigst du, dass du mindestens 16\u00a0Jahre alt bist und dass dir alle Fotos gehören, die du hochlädst, oder dass du sie verwenden darfst.';
export const signupSuccessful = EN
  ? 'Signup successful! Please check your email to verify your account.'
  : 'Du bist registriert! Bitte bestätige dein Konto noch über den Link in unserer E-Mail.';
export const linkSentTo = (email: ReactNode) =>
  EN ? <>We sent the link to {email}.</> : <>Der Link ist unterwegs an {email}.</>;
export const correctAddress = EN ? 'Correct the address' : 'Adresse korrigieren';
export const hasAccount = (login: ReactNode) =>
  EN ? <>Already have an account? {login}</> : <>Du hast schon ein Konto? {login}</>;
export const accountExists = EN
  ? 'An account with this email already exists. Please log in or check your email to verify your account instead.'
  : 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde dich an oder bestätige das Konto über den Link in unserer E-Mail.';
export const signupFailed = (reason: string) =>
  EN ? `Signup failed: ${reason}` : `Die Registrierung hat nicht geklappt: ${reason}`;
export const unknownReason = EN ? 'Unknown error' : 'Unbekannter Fehler';

export const email = EN ? 'Email' : 'E-Mail';
export const emailRequired = EN ? 'Email is required.' : 'Bitte gib deine E-Mail-Adresse ein.';
export const emailInvalid = EN
  ? 'Please enter a valid email address.'
  : 'Bitte gib eine gültige E-Mail-Adresse ein.';
export const firstName = EN ? 'First Name' : 'Vorname';
export const firstNameRequired = EN ? 'First name is required.' : 'Bitte gib deinen Vornamen ein.';
export const lastName = EN ? 'Last Name' : 'Nachname';
export const lastNameRequired = EN ? 'Last name is required.' : 'Bitte gib deinen Nachnamen ein.';
export const required = EN ? 'Required' : 'Bitte ausfüllen';

export const password = EN ? 'Password' : 'Passwort';
export const confirmPassword = EN ? 'Confirm Password' : 'Passwort wiederholen';
export const newPassword = EN ? 'New Password' : 'Neues Passwort';
export const confirmNewPassword = EN ? 'Confirm New Password' : 'Neues Passwort wiederholen';
export const passwordRequired = EN ? 'Password is required.' : 'Bitte gib dein Passwort ein.';
export const passwordTooWeak = EN
  ? 'Please ensure your password meets all the requirements.'
  : 'Dein Passwort muss alle Anforderungen erfüllen.';
export const passwordsDiffer = EN
  ? 'Passwords do not match.'
  : 'Die Passwörter stimmen nicht überein.';
export const passwordMustContain = EN ? 'Password must contain:' : 'Das Passwort braucht:';
export const ruleLength = EN ? 'at least 8 characters' : 'mindestens 8\u00a0Zeichen';
export const ruleUppercase = EN
  ? 'at least one uppercase letter'
  : 'mindestens einen Großbuchstaben';
export const ruleNumber = EN ? 'at least one number' : 'mindestens eine Ziffer';
export const ruleSpecial = EN
  ? 'at least one special character (for example !@#$%^&*)'
  : 'mindestens ein Sonderzeichen (zum Beispiel !@#$%^&*)';
export const passwordIsGood = EN
  ? 'The password meets all requirements.'
  : 'Das Passwort erfüllt alle Anforderungen.';

export const verification = EN ? 'Email Verification' : 'E-Mail-Adresse bestätigen';
export const verifying = EN ? 'Verifying your email...' : 'Wir bestätigen deine E-Mail-Adresse …';
export const verified = EN
  ? 'Your email has been successfully verified!'
  : 'Deine E-Mail-Adresse ist bestätigt!';
export const setPassword = EN ? 'Set a password' : 'Passwort festlegen';
export const setPasswordHere = EN
  ? 'You signed up in another browser. To protect your account, please set your password here.'
  : 'Registriert hast du dich in einem anderen Browser. Bitte leg zum Schutz deines Kontos hier dein Passwort fest.';
export const alreadyVerified = EN
  ? 'Your email has already been verified.'
  : 'Deine E-Mail-Adresse ist schon bestätigt.';
export const verificationLinkDead = EN
  ? 'The verification link is invalid or has expired. Please register again.'
  : 'Der Bestätigungslink ist ungültig oder abgelaufen. Bitte registriere dich noch einmal.';
export const verificationLinkInvalid = EN
  ? 'Invalid verification link.'
  : 'Der Bestätigungslink ist ungültig.';
export const verificationFailed = (reason: string) =>
  EN ? `Error: ${reason}` : `Fehler: ${reason}`;
export const resendVerification = EN ? 'Resend Verification Email' : 'Bestätigung erneut senden';
export const resendIn = (seconds: number) =>
  EN ? `Resend in ${seconds}s` : `Erneut senden in ${seconds}\u00a0s`;
export const verificationSent = EN
  ? 'Verification email resent! Please check your email.'
  : 'Die Bestätigungsmail ist noch einmal unterwegs. Bitte schau in dein Postfach.';
export const alreadyVerifiedGoingHome = EN
  ? 'You are already verified. Redirecting to the home page...'
  : 'Deine E-Mail-Adresse ist schon bestätigt. Wir leiten dich zur Startseite weiter …';
export const resendFailed = (reason: string) =>
  EN
    ? `Failed to resend verification email: ${reason}`
    : `Wir konnten die Bestätigungsmail nicht noch einmal senden: ${reason}`;

export const forgotPassword = EN ? 'Forgot Password?' : 'Passwort vergessen?';
export const forgotPasswordLead = EN
  ? 'Enter your email and we’ll send you a reset link.'
  : 'Gib deine E-Mail-Adresse ein, und wir schicken dir einen Link, mit dem du ein neues Passwort wählst.';
export const sendResetLink = EN ? 'Send Reset Link' : 'Link senden';
export const sending = EN ? 'Sending...' : 'Wird gesendet …';
export const sendAgainIn = (seconds: number) =>
  EN ? `Resend Code (${seconds}s)` : `Erneut senden (${seconds}\u00a0s)`;
export const resetLinkSent = EN
  ? 'If an account with that email exists, a reset link has been sent.'
  : 'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, ist der Link jetzt unterwegs.';
export const backToLogin = EN ? 'Back to login' : 'Zurück zur Anmeldung';
export const resetPassword = EN ? 'Reset Password' : 'Passwort zurücksetzen';
export const resetPasswordLead = EN
  ? 'Choose a new password for your account.'
  : 'Wähl ein neues Passwort für dein Konto.';
export const resetting = EN ? 'Resetting...' : 'Wird zurückgesetzt …';
export const passwordReset = EN ? 'Your password has been reset.' : 'Du hast ein neues Passwort.';
export const canLogIn = EN
  ? 'You can log in with the new one now.'
  : 'Damit kannst du dich jetzt anmelden.';
export const resetLinkIncomplete = EN
  ? 'This reset link is incomplete.'
  : 'Dieser Link ist unvollständig.';
export const resetLinkDead = EN
  ? 'This reset link isn’t valid. It may have expired or already been used.'
  : 'Dieser Link ist ungültig. Vielleicht ist er abgelaufen, oder du hast ihn schon benutzt.';
export const requestNewLink = EN ? 'Request a new link' : 'Neuen Link anfordern';

export const googleLogin = EN ? 'Google login' : 'Anmeldung mit Google';
export const completingLogin = EN
  ? 'Completing your login...'
  : 'Wir schließen deine Anmeldung ab …';
export const googleLoginFailed = EN
  ? 'Google login failed. Please try again.'
  : 'Die Anmeldung mit Google hat nicht geklappt. Bitte versuch es noch einmal.';
export const parametersMissing = EN
  ? 'Missing authentication parameters.'
  : 'Für die Anmeldung fehlen Angaben von Google.';
export const authenticationFailed = EN
  ? 'Authentication failed. Please try again.'
  : 'Die Anmeldung hat nicht geklappt. Bitte versuch es noch einmal.';
export const wrongDuringLogin = EN
  ? 'Something went wrong during authentication.'
  : 'Bei der Anmeldung ist etwas schiefgegangen.';
export const googleLoginCanceled = EN
  ? 'You canceled the Google login.'
  : 'Du hast die Anmeldung mit Google abgebrochen.';
export const otherWaysToLogIn = EN
  ? 'You can try again, or log in with your email and password.'
  : 'Du kannst es noch einmal versuchen oder dich mit E-Mail-Adresse und Passwort anmelden.';

export const sessionExpired = EN ? 'Authentication Failed' : 'Anmeldung abgelaufen';
export const sessionExpiredReason = EN
  ? 'Your session has expired. Please login again.'
  : 'Deine Sitzung ist abgelaufen. Bitte melde dich neu an.';
export const logInHere = EN
  ? 'Log in here to stay on this page. OK takes you to the login page.'
  : 'Melde dich hier an, um auf dieser Seite zu bleiben. Mit „OK“ kommst du zur Anmeldeseite.';
export const passwordFor = (email: string) =>
  EN ? `Password for ${email}` : `Passwort für ${email}`;
export const ok = 'OK';

export const newsletter = 'Newsletter';
export const newsletterLead = EN
  ? 'Confirm to start receiving our newsletter.'
  : 'Bestätige, dass du unseren Newsletter bekommen möchtest.';
export const confirmSubscription = EN ? 'Confirm subscription' : 'Anmeldung bestätigen';
export const confirming = EN ? 'Confirming...' : 'Wird bestätigt …';
export const subscribed = EN
  ? 'You’re subscribed. Every email has a link to unsubscribe.'
  : 'Du bekommst jetzt unseren Newsletter. In jeder E-Mail ist ein Link zum Abbestellen.';
export const unsubscribeTitle = EN ? 'Unsubscribe' : 'Newsletter abbestellen';
export const unsubscribeLead = EN
  ? 'Press the button to unsubscribe. We’ll delete your address.'
  : 'Drück auf „Abbestellen“. Dann löschen wir deine Adresse.';
export const unsubscribe = EN ? 'Unsubscribe' : 'Abbestellen';
export const unsubscribing = EN ? 'Unsubscribing...' : 'Wird abbestellt …';
export const unsubscribed = EN
  ? 'You’re unsubscribed, and we’ve deleted your address.'
  : 'Der Newsletter ist abbestellt, und deine Adresse haben wir gelöscht.';
export const newsletterLinkDead = EN
  ? 'This link is invalid or has expired.'
  : 'Dieser Link ist ungültig oder abgelaufen.';
export const subscribeAgain = EN
  ? 'You can subscribe again at the bottom of the page.'
  : 'Unten auf der Seite kannst du den Newsletter neu abonnieren.';
export const checkingLink = EN ? 'Checking the link...' : 'Wir prüfen den Link …';
export const goHome = EN ? 'Go to the home page' : 'Zur Startseite';

export const tryAgain = EN ? 'Try again' : 'Noch einmal versuchen';
export const failed = EN
  ? 'An error occurred. Please try again.'
  : 'Da ist etwas schiefgegangen. Bitte versuch es noch einmal.';
export const unexpectedError = EN
  ? 'An unexpected error occurred. Please try again.'
  : 'Da ist etwas Unerwartetes schiefgegangen. Bitte versuch es noch einmal.';

export const photoOfExample = EN
  ? 'The photo it was made from'
  : 'Das Foto, aus dem es entstanden ist';
export const photo = EN ? 'The photo' : 'Das Foto';
export const examplePortrait = (style: string) =>
  EN ? `Example portrait, ${style} style` : `Beispielporträt im Stil „${style}“`;

export const alreadyLoggedIn = EN ? 'You are already logged in.' : 'Du bist schon angemeldet.';
export const logOutFirst = EN
  ? 'To set a new password by email, log out first.'
  : 'Melde dich zuerst ab, um per E-Mail ein neues Passwort zu wählen.';
export const logOutNow = EN ? 'Log out' : 'Abmelden';
