import { plural } from '../../../lib/plural.js';

export const yourPhotos = 'Deine Fotos';
export const dropPhotos = 'Zieh deine Fotos hierher';
export const addPhotos = 'Füge deine Fotos hinzu';
export const goodPhoto = 'Ein gut erkennbares Gesicht, mindestens 512\u00a0×\u00a0512\u00a0Pixel.';
export const photoAndPortrait = 'Links jeweils das Foto, rechts das Porträt daraus:';
export const clearPortrait = 'Ein klares, gleichmäßig beleuchtetes Porträt';
export const darkPortrait = 'Ein Porträt mit dunklem Gesicht';
export const crowdedPortrait = 'Ein Porträt mit einem fremden Gesicht darin';
export const coveredPortrait = 'Ein Porträt mit den Knöpfen der App im Gesicht';
export const works = 'Gelingt:';
export const spoils = 'Verdirbt das Porträt:';
export const lessonFront = 'Licht von vorn, eine leere Wand';
export const lessonWhole = 'Kopf und Schultern ganz im Bild, Kamera auf Augenhöhe';
export const lessonBacklight = 'Im Gegenlicht';
export const lessonCrowd = 'Mitten unter Leuten';
export const lessonScreenshot = 'Ein Bildschirmfoto';
export const lessonDim = 'Ein dunkler Raum';
export const invalidPhotos =
  'Mindestens ein Foto ist ungültig. Bitte entferne es, bevor du weitermachst.';
export const letGo = 'Zum Hinzufügen loslassen';
export const addMorePhotos = 'Weitere Fotos hinzufügen';
export const photoLimits = 'PNG, JPEG oder GIF, je bis zu 10\u00a0MB.';
export const choosePhotos = 'Fotos auswählen';
export const choose = 'Auswählen';
export const gallery = 'Galerie';
export const takePhoto = 'Foto aufnehmen';
export const pasteFromClipboard = 'Aus der Zwischenablage einfügen';
export const photosToUpload = 'Fotos zum Hochladen';
export const emptyClipboard = 'In der Zwischenablage ist kein Bild.';
export const unreadableClipboard = 'Die Zwischenablage lässt sich nicht lesen.';
// The name of a pasted photo's file, without its ending.
export const pastedName = 'eingefügt';
export const chooseFileInstead = 'Bitte wähle stattdessen eine Datei aus.';
export const countOf = (count: number, total: number) => `${count} von ${total}`;
export const referencePhotos = 'Referenzfotos';
export const removeInvalid = (count: number) =>
  plural(count, {
    one: 'Ungültiges Foto entfernen',
    other: `${count} ungültige Fotos entfernen`,
  });
export const reading = 'Lesen …';
export const checking = 'Prüfen …';
export const sending = 'Senden …';
export const sendingPercent = (sent: number) => `Senden: ${sent}\u00a0%`;
export const removePhoto = (name: string) => `${name} entfernen`;
export const bestPhoto = 'Bestes Foto';
export const referencePhoto = (name: string) => `Referenzfoto: ${name}`;
export const bestReferencePhoto = (name: string) => `Referenzfoto: ${name}, bestes Foto`;
export const checked = 'Geprüft';
export const notSamePerson = 'Nicht dieselbe Person';
export const notSentYet = 'Noch nicht gesendet. Wir versuchen es gleich wieder.';
export const checkedAndTurned = 'Geprüft und gedreht';
export const chooseFace = 'Dein Gesicht auswählen';
export const notCropped = 'Dieses Foto lässt sich hier nicht zuschneiden. Bitte nimm ein anderes.';
export const whichFace = 'Welches Gesicht ist deins?';
export const cropHint = 'Wir schneiden das Foto auf die Person zu, die du auswählst.';
export const personFromLeft = (number: number, total: number) =>
  `Person ${number} von ${total}, von links gezählt`;

export const adviceAiMade = 'Ein KI-Bild. Dein Porträt gibt das an.';
export const adviceBackground =
  'Wir können dich hier nicht sauber freistellen, deshalb behalten Fotostile und Orte diesen Hintergrund. Gemalte Stile stört das nicht.';
export const adviceSomeoneNear =
  'Hier ist noch jemand im Bild, deshalb behalten Orte den Hintergrund. Besser: ein Foto nur von dir.';
export const adviceSoft =
  'Dieses Foto ist etwas unscharf. Mit einem schärferen wird das Porträt besser.';
export const adviceFaceMask = 'Hier ist dein Mund verdeckt. Besser: ein Foto, auf dem er frei ist.';
export const adviceEyesShut =
  'Deine Augen sehen hier geschlossen aus. Besser: ein Foto mit offenen Augen.';
export const adviceTilted = 'Du neigst hier den Kopf. Mit geradem Kopf wird das Porträt besser.';
export const adviceUnevenLight =
  'Eine Seite deines Gesichts liegt im Schatten. Mit gleichmäßigem Licht wird das Porträt besser.';

export const quickStart = 'Schnellstart';
export const noImages = 'Deine Galerie ist noch leer. Bitte lade zuerst ein paar Bilder hoch.';
export const enhancePrompt = 'Prompt verbessern';

export const options = 'Optionen';
export const noCount = 'Bitte wähle mindestens 1 Bild.';
export const seed = (value: number) => `Seed ${value}`;
export const clearSeed = (value: number) => `Seed ${value} ist gesetzt. Aufheben`;
export const setsLeft = (left: number, perDay: number) =>
  `Noch ${left} von ${perDay} kostenlosen Serien in 24\u00a0Stunden.`;
export const noSetsLeft = 'Keine kostenlosen Serien mehr übrig.';
export const noSetsLeftUntil = (time: string) =>
  `Keine kostenlosen Serien mehr übrig. Weiter geht es ${time}.`;
export const imagesLeft = (left: number, perHour: number) =>
  `Noch ${left} von ${perHour} Bildern in dieser Stunde.`;
export const noImagesLeft = 'Keine Bilder mehr übrig in dieser Stunde.';
export const noImagesLeftUntil = (time: string) =>
  `Keine Bilder mehr übrig in dieser Stunde. Weiter geht es ${time}.`;
export const notRendering =
  'Im Moment entstehen keine Bilder. Was du jetzt erstellst, machen wir, sobald es weitergeht.';
export const freeWithWatermark = 'Kostenlos, mit sichtbarem Wasserzeichen';
export const freeWithoutWatermark = 'Kostenlos, ohne Wasserzeichen';
export const inSubscription = 'In deinem Abo enthalten.';
export const freeThisTime = (wish: string) =>
  `Diesmal kostenlos: Deinen Hauptwunsch, „${wish}“, können wir nicht erfüllen.`;
export const leftAfterwards = (credits: string) => `Danach hast du noch ${credits}.`;

export const agreedToAnalysis = 'Du hast der Gesichtsanalyse deiner Fotos zugestimmt.';
export const withdrawConsent = 'Einwilligung widerrufen';
export const agree = 'Zustimmen';
export const agreeAndCreate = 'Zustimmen und erstellen';

export const dismiss = 'Ausblenden';
export const tryAgainIn = (wait: string) => `Versuch es in ${wait} noch einmal.`;
export const tryAgainAt = (time: string) => `Versuch es ${time} noch einmal.`;
export const exhausted = 'Kostenlose Serien aufgebraucht';
export const exhaustedReason =
  'Deine kostenlosen Serien sind erst einmal aufgebraucht. Versuch es später oder leg ein kostenloses Konto an.';
export const exhaustedUntil = (time: string) => `${exhaustedReason} Die nächste gibt es ${time}.`;
export const gotIt = 'Alles klar';
export const createFreeAccount = 'Konto anlegen';
export const tooManyRequests = 'Zu viele Anfragen';

export const generatedImages = 'Erstellte Bilder';
export const willAppearHere = 'Hier erscheinen deine Porträts';
export const howWeMeasure =
  'Wir messen jedes an deinem Foto. Du siehst jeden Schritt, und wenn dir eins nicht ähnlich sieht, machen wir es neu.';
