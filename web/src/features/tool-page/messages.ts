import { plural } from '../../lib/plural.js';

export const yourPhotos = EN ? 'Your photos' : 'Deine Fotos';
export const dropPhotos = EN ? 'Drop your photos here' : 'Zieh deine Fotos hierher';
export const addPhotos = EN ? 'Add your photos' : 'Füge deine Fotos hinzu';
export const goodPhoto = EN
  ? 'One clear face, at least 512x512 pixels.'
  : 'Ein gut erkennbares Gesicht, mindestens 512\u00a0×\u00a0512\u00a0Pixel.';
export const photoAndPortrait = EN
  ? 'Each photo beside the portrait made from it:'
  : 'Links jeweils das Foto, rechts das Porträt daraus:';
export const clearPortrait = EN
  ? 'A clear, evenly lit portrait'
  : 'Ein klares, gleichmäßig beleuchtetes Porträt';
export const darkPortrait = EN ? 'A portrait with a dark face' : 'Ein Porträt mit dunklem Gesicht';
export const crowdedPortrait = EN
  ? 'A portrait with a stranger’s face in it'
  : 'Ein Porträt mit einem fremden Gesicht darin';
export const coveredPortrait = EN
  ? 'A portrait with the app’s buttons on the face'
  : 'Ein Porträt mit den Knöpfen der App im Gesicht';
export const works = EN ? 'Works:' : 'Gelingt:';
export const spoils = EN ? 'Spoils the portrait:' : 'Verdirbt das Porträt:';
export const lessonFront = EN
  ? 'Light from the front, a plain wall'
  : 'Licht von vorn, eine leere Wand';
export const lessonWhole = EN
  ? 'Head and shoulders whole, camera at eye level'
  : 'Kopf und Schultern ganz im Bild, Kamera auf Augenhöhe';
export const lessonBacklight = EN ? 'Against the light' : 'Im Gegenlicht';
export const lessonCrowd = EN ? 'In a crowd' : 'Mitten unter Leuten';
export const lessonScreenshot = EN ? 'A screenshot' : 'Ein Bildschirmfoto';
export const lessonDim = EN ? 'A dim room' : 'Ein dunkler Raum';
export const invalidPhotos = EN
  ? 'One or more reference files are invalid. Please remove invalid files before proceeding.'
  : 'Mindestens ein Foto ist ungültig. Bitte entferne es, bevor du weitermachst.';
export const letGo = EN ? 'Drop to add' : 'Zum Hinzufügen loslassen';
export const addMorePhotos = EN ? 'Add more photos' : 'Weitere Fotos hinzufügen';
export const photoLimits = EN
  ? 'PNG, JPEG or GIF, up to 10 MB each.'
  : 'PNG, JPEG oder GIF, je bis zu 10\u00a0MB.';
export const choosePhotos = EN ? 'Choose photos' : 'Fotos auswählen';
export const choose = EN ? 'Choose' : 'Auswählen';
export const gallery = EN ? 'Gallery' : 'Galerie';
export const takePhoto = EN ? 'Take a photo' : 'Foto aufnehmen';
export const pasteFromClipboard = EN ? 'Paste from clipboard' : 'Aus der Zwischenablage einfügen';
export const photosToUpload = EN ? 'Photos to upload' : 'Fotos zum Hochladen';
export const emptyClipboard = EN
  ? 'There is no picture on the clipboard.'
  : 'In der Zwischenablage ist kein Bild.';
export const unreadableClipboard = EN
  ? 'The clipboard could not be read.'
  : 'Die Zwischenablage lässt sich nicht lesen.';
// The name of a pasted photo's file, without its ending.
export const pastedName = EN ? 'pasted' : 'eingefügt';
export const chooseFileInstead = EN
  ? 'Please choose a file instead.'
  : 'Bitte wähle stattdessen eine Datei aus.';
export const countOf = (count: number, total: number) =>
  EN ? `${count} of ${total}` : `${count} von ${total}`;
export const referencePhotos = EN ? 'Reference photos' : 'Referenzfotos';
export const removeInvalid = (count: number) =>
  EN
    ? plural(count, { one: 'Remove invalid photo', other: `Remove ${count} invalid photos` })
    : plural(count, {
        one: 'Ungültiges Foto entfernen',
        other: `${count} ungültige Fotos entfernen`,
      });
export const reading = EN ? 'Reading' : 'Lesen …';
export const checking = EN ? 'Checking' : 'Prüfen …';
export const sending = EN ? 'Sending' : 'Senden …';
export const sendingPercent = (sent: number) =>
  EN ? `Sending ${sent}%` : `Senden: ${sent}\u00a0%`;
export const removePhoto = (name: string) => (EN ? `Remove ${name}` : `${name} entfernen`);
export const bestPhoto = EN ? 'Best photo' : 'Bestes Foto';
export const referencePhoto = (name: string) =>
  EN ? `Reference photo: ${name}` : `Referenzfoto: ${name}`;
export const bestReferencePhoto = (name: string) =>
  EN ? `Reference photo: ${name}, best photo` : `Referenzfoto: ${name}, bestes Foto`;
export const checked = EN ? 'Checked' : 'Geprüft';
export const notSamePerson = EN ? 'Not the same person' : 'Nicht dieselbe Person';
export const notSentYet = EN
  ? 'Not sent yet. We’ll try again.'
  : 'Noch nicht gesendet. Wir versuchen es gleich wieder.';
export const checkedAndTurned = EN ? 'Checked, turned upright' : 'Geprüft und gedreht';
export const chooseFace = EN ? 'Choose your face' : 'Dein Gesicht auswählen';
export const notCropped = EN
  ? 'This photo can’t be cropped here. Please use another one.'
  : 'Dieses Foto lässt sich hier nicht zuschneiden. Bitte nimm ein anderes.';
export const whichFace = EN ? 'Which face is yours?' : 'Welches Gesicht ist deins?';
export const cropHint = EN
  ? 'The photo is cropped to the person you choose.'
  : 'Wir schneiden das Foto auf die Person zu, die du auswählst.';
export const personFromLeft = (number: number, total: number) =>
  EN
    ? `Person ${number} of ${total}, from the left`
    : `Person ${number} von ${total}, von links gezählt`;

export const adviceAiMade = EN
  ? 'AI made this photo. Your portrait will say so.'
  : 'Ein KI-Bild. Dein Porträt gibt das an.';
export const adviceBackground = EN
  ? 'We can’t cut you out cleanly here, so photo styles and places keep this background. Painted styles don’t mind.'
  : 'Wir können dich hier nicht sauber freistellen, deshalb behalten Fotostile und Orte diesen Hintergrund. Gemalte Stile stört das nicht.';
export const adviceSomeoneNear = EN
  ? 'Someone else is close to you. If we can’t leave them out, places keep the photo’s background. Better: a photo of you alone.'
  : 'Jemand ist nah bei dir. Lässt sich die Person nicht abtrennen, behalten Orte den Hintergrund. Besser: ein Foto nur von dir.';
export const adviceSoft = EN
  ? 'This photo is a little blurred. A sharper one gives a better portrait.'
  : 'Dieses Foto ist etwas unscharf. Mit einem schärferen wird das Porträt besser.';
export const adviceFaceMask = EN
  ? 'Something covers your mouth here. Better: a photo without it.'
  : 'Hier ist dein Mund verdeckt. Besser: ein Foto, auf dem er frei ist.';
export const adviceEyesShut = EN
  ? 'Your eyes look shut here. Better: a photo with open eyes.'
  : 'Deine Augen sehen hier geschlossen aus. Besser: ein Foto mit offenen Augen.';
export const adviceTilted = EN
  ? 'Your head is tilted here. A straight one gives a better portrait.'
  : 'Du neigst hier den Kopf. Mit geradem Kopf wird das Porträt besser.';
export const adviceUnevenLight = EN
  ? 'One side of your face is in shadow. Even light gives a better portrait.'
  : 'Eine Seite deines Gesichts liegt im Schatten. Mit gleichmäßigem Licht wird das Porträt besser.';

export const quickStart = EN ? 'Quick Start' : 'Schnellstart';
export const noImages = EN
  ? 'No images found in your gallery. Please upload some images first.'
  : 'Deine Galerie ist noch leer. Bitte lade zuerst ein paar Bilder hoch.';
export const enhancePrompt = EN ? 'Enhance prompt' : 'Prompt verbessern';

export const options = EN ? 'Options' : 'Optionen';
export const promptTooShort = EN
  ? 'Please provide a more detailed description (at least 5 characters).'
  : 'Bitte beschreib es etwas genauer (mindestens 5\u00a0Zeichen).';
export const noCount = EN
  ? 'Please select at least 1 image to generate.'
  : 'Bitte wähle mindestens 1 Bild.';
export const seed = (value: number) => `Seed ${value}`;
export const clearSeed = (value: number) =>
  EN ? `Seed ${value} is set. Clear it` : `Seed ${value} ist gesetzt. Aufheben`;
export const setsLeft = (left: number, perDay: number) =>
  EN
    ? `${left} of ${perDay} free sets left in 24 hours.`
    : `Noch ${left} von ${perDay} kostenlosen Serien in 24\u00a0Stunden.`;
export const noSetsLeft = EN ? 'No free sets left.' : 'Keine kostenlosen Serien mehr übrig.';
export const noSetsLeftUntil = (time: string) =>
  EN
    ? `No free sets left. You can start the next one ${time}.`
    : `Keine kostenlosen Serien mehr übrig. Weiter geht es ${time}.`;
export const imagesLeft = (left: number, perHour: number) =>
  EN
    ? `${left} of ${perHour} images left this hour.`
    : `Noch ${left} von ${perHour} Bildern in dieser Stunde.`;
export const noImagesLeft = EN
  ? 'No images left this hour.'
  : 'Keine Bilder mehr übrig in dieser Stunde.';
export const noImagesLeftUntil = (time: string) =>
  EN
    ? `No images left this hour. You can make the next one ${time}.`
    : `Keine Bilder mehr übrig in dieser Stunde. Weiter geht es ${time}.`;
export const notRendering = EN
  ? 'We can’t make images right now. Your order will start as soon as we can.'
  : 'Im Moment entstehen keine Bilder. Was du jetzt erstellst, machen wir, sobald es weitergeht.';
export const freeWithWatermark = EN
  ? 'Free, with a visible watermark'
  : 'Kostenlos, mit sichtbarem Wasserzeichen';
export const freeWithoutWatermark = EN
  ? 'Free, without a watermark'
  : 'Kostenlos, ohne Wasserzeichen';
export const inSubscription = EN ? 'Part of your subscription.' : 'In deinem Abo enthalten.';
export const freeThisTime = (wish: string) =>
  EN
    ? `Free this time: we can’t do your main wish, “${wish}”.`
    : `Diesmal kostenlos: Deinen Hauptwunsch, „${wish}“, können wir nicht erfüllen.`;
export const leftAfterwards = (credits: string) =>
  EN ? `${credits} left afterwards.` : `Danach hast du noch ${credits}.`;

export const agreedToAnalysis = EN
  ? 'You agreed to the face analysis of your photos.'
  : 'Du hast der Gesichtsanalyse deiner Fotos zugestimmt.';
export const withdrawConsent = EN ? 'Withdraw consent' : 'Einwilligung widerrufen';
export const agree = EN ? 'Agree' : 'Zustimmen';
export const agreeAndCreate = EN ? 'Agree and create' : 'Zustimmen und erstellen';

export const dismiss = EN ? 'Dismiss' : 'Ausblenden';
export const tryAgainIn = (wait: string) =>
  EN ? `Try again in ${wait}.` : `Versuch es in ${wait} noch einmal.`;
export const tryAgainAt = (time: string) =>
  EN ? `Try again ${time}.` : `Versuch es ${time} noch einmal.`;
export const exhausted = EN ? 'Free Generations Exhausted' : 'Kostenlose Serien aufgebraucht';
export const exhaustedReason = EN
  ? 'Your free sets are used up for now. Please try again later, or create a free account.'
  : 'Deine kostenlosen Serien sind erst einmal aufgebraucht. Versuch es später oder leg ein kostenloses Konto an.';
export const exhaustedUntil = (time: string) =>
  EN
    ? `Your free sets are used up for now. Please try again later, or create a free account. You can start the next set ${time}.`
    : `${exhaustedReason} Die nächste gibt es ${time}.`;
export const gotIt = EN ? 'Got it' : 'Alles klar';
export const createFreeAccount = EN ? 'Create free account' : 'Konto anlegen';
export const tooManyRequests = EN ? 'Too Many Requests' : 'Zu viele Anfragen';

export const generatedImages = EN ? 'Generated images' : 'Erstellte Bilder';
export const willAppearHere = EN
  ? 'Your portraits will appear here'
  : 'Hier erscheinen deine Porträts';
export const howWeMeasure = EN
  ? 'We measure each one against your photo. You see every stage, and if one doesn’t look like you, we remake it.'
  : 'Wir messen jedes an deinem Foto. Du siehst jeden Schritt, und wenn dir eins nicht ähnlich sieht, machen wir es neu.';
