import type { ReactNode } from 'react';
import { plural } from '../../../lib/plural.js';

export const skipToContent = 'Zum Inhalt springen';
export const mainNavigation = 'Hauptmenü';
export const openMenu = 'Menü öffnen';
export const closeMenu = 'Menü schließen';
export const switchTheme = 'Zwischen Hell und Dunkel wechseln';
export const login = 'Anmelden / Registrieren';
export const logout = 'Abmelden';
export const credits = (count: number) => plural(count, { one: 'Credit', other: 'Credits' });
// The name of the other language in itself.
export const otherLanguage = 'English';
export const supportUs = 'Unterstütze uns';

export const pricing = 'Preise';
export const portraitTool = 'LensZero';
export const multiReferenceTool = 'KontextLens';
export const blog = 'Blog';
export const dashboard = 'Dashboard';
export const dashboardHome = 'Zum Dashboard';
export const accountSettings = 'Kontoeinstellungen';

export const product = 'Produkt';
export const featuredMemes = 'Ausgewählte Meme-Stile';
export const batchMemes = 'Meme-Serien';
export const howItWorks = 'So funktioniert’s';
export const features = 'Funktionen';
export const faq = 'FAQ';
export const checkPicture = 'Bild prüfen';
export const company = 'Unternehmen';
export const aboutUs = 'Über uns';
export const contact = 'Kontakt';
export const imprint = 'Impressum';
export const privacyPolicy = 'Datenschutzerklärung';
export const termsOfService = 'Nutzungsbedingungen';
export const privacy = 'Datenschutz';
export const terms = 'Nutzungsbedingungen';
export const contracts = 'Verträge';
// The law prescribes the wording (BGB §312k and §356a).
export const cancelContracts = 'Verträge hier kündigen';
export const withdraw = 'Vertrag widerrufen';

export const portraitLine =
  'KI-Porträts aus deinen eigenen Fotos, auf denen man dich wiedererkennt.';
export const memeLine =
  'KI-Porträts und Memes aus deinen eigenen Fotos, auf denen man dich wiedererkennt.';
export const followUs = 'Folge uns';
export const backToTop = 'Nach oben';
export const examplePeople =
  'Die Menschen in unseren Beispielen gibt es nicht: Ein Computer hat ihre Fotos erzeugt. Die einzige Ausnahme ist ein gemeinfreies Astronautenfoto der NASA. Die NASA empfiehlt Likeness damit nicht.';

export const stayUpdated = 'Bleib auf dem Laufenden';
export const sendNewsTo = 'E-Mail für Neuigkeiten';
export const newsHint = 'Neues über Likeness per E-Mail. Abbestellen kannst du mit einem Klick.';
export const subscribe = 'Abonnieren';
export const subscribing = 'Wird abonniert …';
export const linkSent = (address: ReactNode) => (
  <>
    Fast geschafft: Bitte folge dem Link, den wir an {address} geschickt haben. Wenn du Neuigkeiten
    schon abonniert hast, kommt keine E-Mail.
  </>
);
export const invalidAddress = 'Bitte gib eine gültige E-Mail-Adresse ein.';
export const tooManyAttempts = 'Zu viele Versuche. Bitte versuch es später noch einmal.';
export const couldNotSubscribe = 'Das hat nicht geklappt. Bitte versuch es noch einmal.';

export const freeTrial = 'Kostenlos testen';
export const tryLikeness = 'Teste Likeness kostenlos.';
export const freeSets = '3 Serien mit bis zu 10 Bildern, ohne Anmeldung.';
export const tryFree = 'Jetzt testen';
export const close = 'Schließen';
export const notice = 'Hinweis';

export const loading = 'Wird geladen';
export const tryAgain = 'Noch einmal versuchen';
export const outdatedBar = 'Diese Seite hat eine neue Version. Bitte lade sie neu.';
export const offlineBar =
  'Du bist offline. Laufende Aufträge gehen weiter und erscheinen hier, sobald du wieder online bist.';
export const noConnection = 'Keine Verbindung';
export const youAreOffline = 'Du bist offline.';
export const offlineReason =
  'Diese Seite lädt, sobald du wieder online bist. Wir arbeiten weiter an deinen Bildern, nichts geht verloren.';
export const pageFailed = 'Diese Seite lässt sich gerade nicht anzeigen.';
export const pageFailedReason = 'Bei uns ist etwas schiefgegangen. Deine Bilder sind alle noch da.';
