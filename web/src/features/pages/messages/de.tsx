import type { ReactNode } from 'react';

export const general = 'Allgemeines';
export const whatQuestion = 'Was ist Likeness?';
export const whatAnswer =
  'Likeness macht aus deinen eigenen Fotos Porträts: klare Bewerbungsbilder, Filmlooks, Gemälde, Zeichnungen und Drucke. Es malt dein Foto um, statt einen Menschen zu erfinden, und misst jedes Ergebnis an deinem Foto.';
export const accountQuestion = 'Brauche ich ein Konto?';
export const accountAnswer =
  'Zum Ausprobieren nicht. Ohne Konto bekommst du in 24 Stunden 3 kostenlose Serien mit je bis zu 10 Porträts, die ein sichtbares Wasserzeichen tragen. Mit Konto bleiben deine Bilder in einer Galerie.';
export const ownershipQuestion = 'Wem gehören die Bilder?';
export const ownershipAnswer =
  'Dir. Deine Fotos bleiben deine, und die Porträts daraus gehören dir auch.';

export const technical = 'Technik';
export const photosQuestion = 'Welche Fotos kann ich nehmen?';
export const photosAnswer =
  'PNG, JPEG oder GIF mit je höchstens 10\u00a0MB, bis zu 15 Fotos von einer Person. Das Gesicht muss mindestens 80 Pixel breit und ganz zu sehen sein, nicht zu dunkel und nicht unscharf. Am besten klappt es ab 512 × 512 Pixeln.';
export const likenessFigureQuestion = 'Was sagt der Ähnlichkeitswert?';
export const likenessFigureAnswer =
  'Wie gut das Gesicht im Porträt zu dem auf deinem Foto passt. Das misst ein Modell, das darauf trainiert ist, Menschen zu unterscheiden. 100\u00a0% wären dasselbe Bild. Unter 50\u00a0% liefern wir nie; dann malen wir das Porträt näher am Foto neu, bis zu zweimal.';
export const sizeQuestion = 'Wie groß sind die Porträts?';
export const sizeAnswer =
  '1024 × 1024 Pixel. Unter „Andere Größen“ gibt es auch 4:5, 2:3, 3:2 und Bewerbungsfotos mit 300\u00a0dpi, außerdem 2048 × 2048 Pixel für 1 Credit, im Abo kostenlos.';
export const timeQuestion = 'Wie lange dauert eine Serie?';
export const timeAnswer =
  'Meist unter einer Minute. Du siehst, was gerade passiert und wo du in der Warteschlange stehst. Die Seite kannst du jederzeit neu laden.';
export const marksQuestion = 'Was steckt unsichtbar in einem Porträt?';
export const marksAnswer =
  'Signierte Herkunftsdaten (C2PA), ein Eintrag in den Metadaten und ein schwaches Muster in den Pixeln, bei jedem Bild ein anderes. Sie zeigen, dass das Bild hier entstanden ist, aber nicht, wer darauf zu sehen ist.';

export const pricingAndPlans = 'Preise und Abos';
export const costQuestion = 'Was kostet es?';
export const costAnswer = (pricing: ReactNode) => (
  <>
    Bilder mit Wasserzeichen sind kostenlos: mit Konto 50 pro Stunde. Das Wasserzeichen zu entfernen
    kostet 1 Credit pro Bild. Ein KontextLens-Bild ohne Wasserzeichen kostet 3, oder nichts, wenn
    wir deinen Hauptwunsch nicht erfüllen können. Mit Professional ist das Entfernen inklusive. Mehr
    unter {pricing}.
  </>
);
export const pricingLink = 'Preise';
export const expiryQuestion = 'Verfallen Credits?';
export const expiryAnswer = 'Nein, nie.';
export const failedQuestion = 'Zahle ich für ein Bild, das misslingt?';
export const failedAnswer =
  'Nein. Wir reservieren die Credits, wenn wir den Auftrag annehmen, buchen sie bei der Lieferung ab und geben sie zurück, wenn etwas schiefgeht. Jeder Schritt steht in deinem Credit-Verlauf.';
export const cancelQuestion = 'Wie kündige ich?';
export const cancelAnswer = (cancellation: ReactNode) => (
  <>In den Kontoeinstellungen oder ohne Anmeldung unter „{cancellation}“.</>
);
export const cancellationLink = 'Verträge hier kündigen';

export const usageAndFeatures = 'Nutzung und Funktionen';
export const toolsQuestion = 'Worin unterscheiden sich die beiden Werkzeuge?';
export const toolsAnswer =
  'LensZero macht Porträts einer Person in einem Stil, den du auswählst. KontextLens nimmt mehrere Bilder und einen Prompt: die Person vom ersten Foto mit einem guten Gesicht, den Look von den anderen.';
export const limitsQuestion = 'Was geht nicht?';
export const limitsAnswer =
  'Kleidung oder Gesichtsausdruck ändern, eine Szene erfinden oder den Kopf um mehr als ein paar Grad drehen. Ein Prompt ohne Foto ergibt einen gezeichneten Avatar. Was wir nicht umsetzen konnten, steht beim Bild.';
export const refusedQuestion = 'Warum wurde mein Foto abgelehnt?';
export const refusedAnswer =
  'Weil daraus kein gutes Porträt würde: kein Gesicht, zu klein, abgeschnitten, zu dunkel, zu unscharf oder mehrere gleich große Personen. Der Grund steht neben dem Foto, und du zahlst nichts.';
export const commercialQuestion = 'Darf ich ein Porträt beruflich nutzen?';
export const commercialAnswer = (terms: ReactNode) => (
  <>
    Ja. Du kannst es für dein Profil, deine Website oder deine Visitenkarte nutzen. Nur wer den
    Zugang zum Dienst selbst verkaufen will, braucht unsere Erlaubnis. Mehr in den {terms}.
  </>
);
export const termsLink = 'Nutzungsbedingungen';

export const supportAndContact = 'Hilfe und Kontakt';
export const dataQuestion = 'Wie bekomme oder lösche ich meine Daten?';
export const dataAnswer = (privacy: ReactNode) => (
  <>
    In den Kontoeinstellungen kannst du alles als ZIP herunterladen oder dein Konto löschen. Danach
    bekommst du einen Beleg darüber, was gelöscht wurde. Mehr in der {privacy}.
  </>
);
export const privacyLink = 'Datenschutzerklärung';
export const consentQuestion = 'Wie widerrufe ich meine Einwilligung zur Gesichtsanalyse?';
export const consentAnswer =
  'Unter dem Formular jedes Werkzeugs oder in den Kontoeinstellungen. Dann löschen wir deine Fotos; deine Porträts bleiben, außer du willst nichts behalten.';
export const reachQuestion = 'Wie erreiche ich euch?';
export const reachAnswer = (about: ReactNode, forms: ReactNode) => (
  <>
    Unsere Kontaktdaten findest du unter {about}. Für Widerruf und Kündigung gibt es {forms}, und
    wir bestätigen beides sofort.
  </>
);
export const aboutLink = 'Über uns';
export const formsLink = 'eigene Formulare';

export const description =
  'Antworten zu Likeness: Fotos, Stile, Ähnlichkeitswert, Preise und Credits, Grenzen, deine Daten und wie du uns erreichst.';
export const shortTitle = 'Häufige Fragen';
export const heading = 'Häufige Fragen';
export const notAnswered = 'Deine Frage ist nicht dabei?';
export const contactSupport = 'Schreib uns';

export const onThisPage = 'Auf dieser Seite';
export const lastUpdated = (day: string) => `Stand: ${day}`;
