import type { ReactNode } from 'react';

export const general = EN ? 'General' : 'Allgemeines';
export const whatQuestion = EN ? 'What is Likeness?' : 'Was ist Likeness?';
export const whatAnswer = EN
  ? 'A service that turns your own photos into portraits: clean headshots, film looks, paintings, drawings and prints. It repaints the photo instead of inventing a person, and measures each result against the photo.'
  : 'Likeness macht aus deinen eigenen Fotos Porträts: klare Bewerbungsbilder, Filmlooks, Gemälde, Zeichnungen und Drucke. Es malt dein Foto um, statt einen Menschen zu erfinden, und misst jedes Ergebnis an deinem Foto.';
export const accountQuestion = EN ? 'Do I need an account?' : 'Brauche ich ein Konto?';
export const accountAnswer = EN
  ? 'Not to try it. Without one, you get 3 free sets in 24 hours, each of up to 10 portraits with a visible watermark. With an account, your pictures stay in a gallery.'
  : 'Zum Ausprobieren nicht. Ohne Konto bekommst du in 24 Stunden 3 kostenlose Serien mit je bis zu 10 Porträts, die ein sichtbares Wasserzeichen tragen. Mit Konto bleiben deine Bilder in einer Galerie.';
export const ownershipQuestion = EN ? 'Who owns the pictures?' : 'Wem gehören die Bilder?';
export const ownershipAnswer = EN
  ? 'You do. You keep your photos, and you own the portraits made from them.'
  : 'Dir. Deine Fotos bleiben deine, und die Porträts daraus gehören dir auch.';

export const technical = EN ? 'Technical' : 'Technik';
export const photosQuestion = EN ? 'Which photos can I use?' : 'Welche Fotos kann ich nehmen?';
export const photosAnswer = EN
  ? 'PNG, JPEG or GIF, up to 10 MB each, and up to 15 of one person. The face must be at least 80 pixels wide, fully visible, and not too dark or blurry. 512 × 512 pixels or more works best.'
  : 'PNG, JPEG oder GIF mit je höchstens 10\u00a0MB, bis zu 15 Fotos von einer Person. Das Gesicht muss mindestens 80 Pixel breit und ganz zu sehen sein, nicht zu dunkel und nicht unscharf. Am besten klappt es ab 512 × 512 Pixeln.';
export const likenessFigureQuestion = EN
  ? 'What does the likeness figure mean?'
  : 'Was sagt der Ähnlichkeitswert?';
export const likenessFigureAnswer = EN
  ? 'How closely the face in the portrait matches the face in your photo, measured by a model trained to tell people apart. 100% would be the same picture. We never deliver below 50%; we remake the portrait closer to the photo, up to twice.'
  : 'Wie gut das Gesicht im Porträt zu dem auf deinem Foto passt. Das misst ein Modell, das darauf trainiert ist, Menschen zu unterscheiden. 100\u00a0% wären dasselbe Bild. Unter 50\u00a0% liefern wir nie; dann malen wir das Porträt näher am Foto neu, bis zu zweimal.';
export const sizeQuestion = EN ? 'How large are the portraits?' : 'Wie groß sind die Porträts?';
export const sizeAnswer = EN
  ? '1024 × 1024 pixels. “Other sizes” also has 4:5, 2:3, 3:2 and CV photos at 300 dpi, and 2048 × 2048 pixels for 1 credit, free with a subscription.'
  : '1024 × 1024 Pixel. Unter „Andere Größen“ gibt es auch 4:5, 2:3, 3:2 und Bewerbungsfotos mit 300\u00a0dpi, außerdem 2048 × 2048 Pixel für 1 Credit, im Abo kostenlos.';
export const timeQuestion = EN ? 'How long does a set take?' : 'Wie lange dauert eine Serie?';
export const timeAnswer = EN
  ? 'Usually under a minute. You see the current stage and your place in line, and you can safely reload the page.'
  : 'Meist unter einer Minute. Du siehst, was gerade passiert und wo du in der Warteschlange stehst. Die Seite kannst du jederzeit neu laden.';
export const marksQuestion = EN
  ? 'What is hidden in a portrait?'
  : 'Was steckt unsichtbar in einem Porträt?';
export const marksAnswer = EN
  ? 'Signed credentials (C2PA), a metadata entry, and a faint pattern in the pixels, unique to each picture. They show that the picture was made here, not who is in it.'
  : 'Signierte Herkunftsdaten (C2PA), ein Eintrag in den Metadaten und ein schwaches Muster in den Pixeln, bei jedem Bild ein anderes. Sie zeigen, dass das Bild hier entstanden ist, aber nicht, wer darauf zu sehen ist.';

export const pricingAndPlans = EN ? 'Pricing and Plans' : 'Preise und Abos';
export const costQuestion = EN ? 'What does it cost?' : 'Was kostet es?';
export const costAnswer = (pricing: ReactNode) =>
  EN ? (
    <>
      Watermarked images are free: 50 an hour with an account. Removing a watermark costs 1 credit
      per image. A KontextLens image without one costs 3, or nothing if we can’t do your main wish.
      Professional removes watermarks at no extra cost. See {pricing}.
    </>
  ) : (
    <>
      Bilder mit Wasserzeichen sind kostenlos: mit Konto 50 pro Stunde. Das Wasserzeichen zu
      entfernen kostet 1 Credit pro Bild. Ein KontextLens-Bild ohne Wasserzeichen kostet 3, oder
      nichts, wenn wir deinen Hauptwunsch nicht erfüllen können. Mit Professional ist das Entfernen
      inklusive. Mehr unter {pricing}.
    </>
  );
export const pricingLink = EN ? 'Pricing' : 'Preise';
export const expiryQuestion = EN ? 'Do credits expire?' : 'Verfallen Credits?';
export const expiryAnswer = EN ? 'No, never.' : 'Nein, nie.';
export const failedQuestion = EN
  ? 'Do I pay for a picture that fails?'
  : 'Zahle ich für ein Bild, das misslingt?';
export const failedAnswer = EN
  ? 'No. We set credits aside when we accept it, charge them when we deliver it, and return them if it fails. Every step appears in your credit history.'
  : 'Nein. Wir reservieren die Credits, wenn wir den Auftrag annehmen, buchen sie bei der Lieferung ab und geben sie zurück, wenn etwas schiefgeht. Jeder Schritt steht in deinem Credit-Verlauf.';
export const cancelQuestion = EN ? 'How do I cancel?' : 'Wie kündige ich?';
export const cancelAnswer = (cancellation: ReactNode) =>
  EN ? (
    <>In Account Settings, or without logging in under {cancellation}.</>
  ) : (
    <>In den Kontoeinstellungen oder ohne Anmeldung unter „{cancellation}“.</>
  );
export const cancellationLink = EN ? 'Cancel contracts here' : 'Verträge hier kündigen';

export const usageAndFeatures = EN ? 'Usage and Features' : 'Nutzung und Funktionen';
export const toolsQuestion = EN
  ? 'What is the difference between the two tools?'
  : 'Worin unterscheiden sich die beiden Werkzeuge?';
export const toolsAnswer = EN
  ? 'LensZero makes portraits of one person in a style you choose. KontextLens takes several pictures and a prompt: the person from the first photo with a good face, the look from the others.'
  : 'LensZero macht Porträts einer Person in einem Stil, den du auswählst. KontextLens nimmt mehrere Bilder und einen Prompt: die Person vom ersten Foto mit einem guten Gesicht, den Look von den anderen.';
export const limitsQuestion = EN ? 'What can’t it do?' : 'Was geht nicht?';
export const limitsAnswer = EN
  ? 'Change clothes or expression, invent a scene, or turn a head by more than a few degrees. A prompt without a photo gives you an illustrated avatar. Anything we couldn’t do is listed with the image.'
  : 'Kleidung oder Gesichtsausdruck ändern, eine Szene erfinden oder den Kopf um mehr als ein paar Grad drehen. Ein Prompt ohne Foto ergibt einen gezeichneten Avatar. Was wir nicht umsetzen konnten, steht beim Bild.';
export const refusedQuestion = EN
  ? 'Why was my photo refused?'
  : 'Warum wurde mein Foto abgelehnt?';
export const refusedAnswer = EN
  ? 'Because it wouldn’t make a good portrait: no face, too small, cut off, too dark, too blurry, or several people of the same size. We show the reason next to the photo, and you’re not charged.'
  : 'Weil daraus kein gutes Porträt würde: kein Gesicht, zu klein, abgeschnitten, zu dunkel, zu unscharf oder mehrere gleich große Personen. Der Grund steht neben dem Foto, und du zahlst nichts.';
export const commercialQuestion = EN
  ? 'Can I use a portrait for work?'
  : 'Darf ich ein Porträt beruflich nutzen?';
export const commercialAnswer = (terms: ReactNode) =>
  EN ? (
    <>
      Yes. It’s yours to use on your profile, website or business card. Selling access to the
      service itself needs our permission. See the {terms}.
    </>
  ) : (
    <>
      Ja. Du kannst es für dein Profil, deine Website oder deine Visitenkarte nutzen. Nur wer den
      Zugang zum Dienst selbst verkaufen will, braucht unsere Erlaubnis. Mehr in den {terms}.
    </>
  );
export const termsLink = EN ? 'terms' : 'Nutzungsbedingungen';

export const supportAndContact = EN ? 'Support and Contact' : 'Hilfe und Kontakt';
export const dataQuestion = EN
  ? 'How do I get or delete my data?'
  : 'Wie bekomme oder lösche ich meine Daten?';
export const dataAnswer = (privacy: ReactNode) =>
  EN ? (
    <>
      In Account Settings, you can download everything as one ZIP, or delete your account and get a
      receipt of what was deleted. More in the {privacy}.
    </>
  ) : (
    <>
      In den Kontoeinstellungen kannst du alles als ZIP herunterladen oder dein Konto löschen.
      Danach bekommst du einen Beleg darüber, was gelöscht wurde. Mehr in der {privacy}.
    </>
  );
export const privacyLink = EN ? 'privacy policy' : 'Datenschutzerklärung';
export const consentQuestion = EN
  ? 'How do I withdraw my consent to face analysis?'
  : 'Wie widerrufe ich meine Einwilligung zur Gesichtsanalyse?';
export const consentAnswer = EN
  ? 'Below the form of each tool, or in Account Settings. We then delete your photos; your portraits stay unless you choose to keep nothing.'
  : 'Unter dem Formular jedes Werkzeugs oder in den Kontoeinstellungen. Dann löschen wir deine Fotos; deine Porträts bleiben, außer du willst nichts behalten.';
export const reachQuestion = EN ? 'How do I contact you?' : 'Wie erreiche ich euch?';
export const reachAnswer = (about: ReactNode, forms: ReactNode) =>
  EN ? (
    <>
      Our contact details are on the {about}. Withdrawals and cancellations have their {forms} and
      are confirmed right away.
    </>
  ) : (
    <>
      Unsere Kontaktdaten findest du unter {about}. Für Widerruf und Kündigung gibt es {forms}, und
      wir bestätigen beides sofort.
    </>
  );
export const aboutLink = EN ? 'About page' : 'Über uns';
export const formsLink = EN ? 'own forms' : 'eigene Formulare';

export const description = EN
  ? 'Answers about Likeness: photos, styles, the likeness figure, prices and credits, limits, your data, and how to reach us.'
  : 'Antworten zu Likeness: Fotos, Stile, Ähnlichkeitswert, Preise und Credits, Grenzen, deine Daten und wie du uns erreichst.';
export const shortTitle = EN ? 'FAQ' : 'Häufige Fragen';
export const heading = EN ? 'Frequently Asked Questions' : 'Häufige Fragen';
export const notAnswered = EN ? 'Not answered here?' : 'Deine Frage ist nicht dabei?';
export const contactSupport = EN ? 'Contact Support' : 'Schreib uns';

export const onThisPage = EN ? 'On this page' : 'Auf dieser Seite';
export const lastUpdated = (day: string) => (EN ? `Last updated: ${day}` : `Stand: ${day}`);
