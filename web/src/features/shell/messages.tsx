import type { ReactNode } from 'react';

export const skipToContent = EN ? 'Skip to content' : 'Zum Inhalt springen';
export const mainNavigation = EN ? 'Main' : 'Hauptmenü';
export const openMenu = EN ? 'Open menu' : 'Menü öffnen';
export const closeMenu = EN ? 'Close menu' : 'Menü schließen';
export const switchTheme = EN
  ? 'Switch between light and dark'
  : 'Zwischen Hell und Dunkel wechseln';
export const login = EN ? 'Login / Sign Up' : 'Anmelden / Registrieren';
export const logout = EN ? 'Logout' : 'Abmelden';
// The name of the other language in itself.
export const otherLanguage = EN ? 'Deutsch' : 'English';
export const supportUs = EN ? 'Support us' : 'Unterstütze uns';

export const pricing = EN ? 'Pricing' : 'Preise';
export const portraitTool = 'LensZero';
export const multiReferenceTool = 'KontextLens';
export const blog = 'Blog';
export const dashboard = 'Dashboard';
export const dashboardHome = EN ? 'Dashboard Home' : 'Zum Dashboard';
export const accountSettings = EN ? 'Account Settings' : 'Kontoeinstellungen';

export const product = EN ? 'Product' : 'Produkt';
export const featuredMemes = EN ? 'Featured Meme Styles' : 'Ausgewählte Meme-Stile';
export const batchMemes = EN ? 'Batch Memes' : 'Meme-Serien';
export const howItWorks = EN ? 'How It Works' : 'So funktioniert’s';
export const features = EN ? 'Features' : 'Funktionen';
export const faq = 'FAQ';
export const checkPicture = EN ? 'Check a Picture' : 'Bild prüfen';
export const company = EN ? 'Company' : 'Unternehmen';
export const aboutUs = EN ? 'About Us' : 'Über uns';
export const contact = EN ? 'Contact' : 'Kontakt';
export const imprint = EN ? 'Imprint' : 'Impressum';
export const privacyPolicy = EN ? 'Privacy Policy' : 'Datenschutzerklärung';
export const termsOfService = EN ? 'Terms of Service' : 'Nutzungsbedingungen';
export const privacy = EN ? 'Privacy' : 'Datenschutz';
export const terms = EN ? 'Terms' : 'Nutzungsbedingungen';
export const contracts = EN ? 'Contracts' : 'Verträge';
// The law prescribes the wording (BGB §312k and §356a).
export const cancelContracts = EN ? 'Cancel contracts here' : 'Verträge hier kündigen';
export const withdraw = EN ? 'Withdraw from contract here' : 'Vertrag widerrufen';

export const portraitLine = EN
  ? 'AI Portrait Generator. Portraits from your own photos that still look like you.'
  : 'KI-Porträts aus deinen eigenen Fotos, auf denen man dich wiedererkennt.';
export const memeLine = EN
  ? 'AI Portrait & Meme Generator. Portraits and memes from your own photos that still look like you.'
  : 'KI-Porträts und Memes aus deinen eigenen Fotos, auf denen man dich wiedererkennt.';
export const followUs = EN ? 'Follow us' : 'Folge uns';
export const backToTop = EN ? 'Back to top' : 'Nach oben';
export const examplePeople = EN
  ? 'The people in our examples don’t exist: a computer generated their photos. One exception is an astronaut in a public-domain NASA photo. No endorsement by NASA is implied.'
  : 'Die Menschen in unseren Beispielen gibt es nicht: Ein Computer hat ihre Fotos erzeugt. Die einzige Ausnahme ist ein gemeinfreies Astronautenfoto der NASA. Die NASA empfiehlt Likeness damit nicht.';

export const stayUpdated = EN ? 'Stay Updated' : 'Bleib auf dem Laufenden';
export const sendNewsTo = EN ? 'Email for news' : 'E-Mail für Neuigkeiten';
export const newsHint = EN
  ? 'News about Likeness by email. You can unsubscribe with one click.'
  : 'Neues über Likeness per E-Mail. Abbestellen kannst du mit einem Klick.';
export const subscribe = EN ? 'Subscribe' : 'Abonnieren';
export const subscribing = EN ? 'Subscribing...' : 'Wird abonniert …';
export const linkSent = (address: ReactNode) =>
  EN ? (
    <>
      Please follow the link that we sent to {address}. If you’re already subscribed, you won’t get
      an email.
    </>
  ) : (
    <>
      Fast geschafft: Bitte folge dem Link, den wir an {address} geschickt haben. Wenn du
      Neuigkeiten schon abonniert hast, kommt keine E-Mail.
    </>
  );
export const invalidAddress = EN
  ? 'Please enter a valid email address.'
  : 'Bitte gib eine gültige E-Mail-Adresse ein.';
export const tooManyAttempts = EN
  ? 'Too many attempts. Please try again later.'
  : 'Zu viele Versuche. Bitte versuch es später noch einmal.';
export const couldNotSubscribe = EN
  ? 'Could not subscribe. Please try again.'
  : 'Das hat nicht geklappt. Bitte versuch es noch einmal.';

export const freeTrial = EN ? 'Free trial' : 'Kostenlos testen';
export const tryLikeness = EN ? 'Try Likeness free.' : 'Teste Likeness kostenlos.';
export const freeSets = EN
  ? '3 sets of up to 10, no sign-up.'
  : '3 Serien mit bis zu 10 Bildern, ohne Anmeldung.';
export const tryFree = EN ? 'Try Free' : 'Jetzt testen';
export const close = EN ? 'Close' : 'Schließen';
export const notice = EN ? 'Notice' : 'Hinweis';

export const loading = EN ? 'Loading' : 'Wird geladen';
export const tryAgain = EN ? 'Try again' : 'Noch einmal versuchen';
export const outdatedBar = EN
  ? 'This page has a new version. Please reload it.'
  : 'Diese Seite hat eine neue Version. Bitte lade sie neu.';
export const offlineBar = EN
  ? 'You are offline. Work in progress goes on and shows here when the connection is back.'
  : 'Du bist offline. Laufende Aufträge gehen weiter und erscheinen hier, sobald du wieder online bist.';
export const noConnection = EN ? 'No connection' : 'Keine Verbindung';
export const youAreOffline = EN ? 'You’re offline.' : 'Du bist offline.';
export const offlineReason = EN
  ? 'This page will load when you’re back online. We keep working on your images, and nothing is lost.'
  : 'Diese Seite lädt, sobald du wieder online bist. Wir arbeiten weiter an deinen Bildern, nichts geht verloren.';
export const pageFailed = EN
  ? 'This page could not be shown.'
  : 'Diese Seite lässt sich gerade nicht anzeigen.';
export const pageFailedReason = EN
  ? 'Something went wrong on our side. Nothing you have made is lost.'
  : 'Bei uns ist etwas schiefgegangen. Deine Bilder sind alle noch da.';
