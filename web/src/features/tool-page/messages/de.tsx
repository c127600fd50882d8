import type { ReactNode } from 'react';
import { plural } from '../../../lib/plural.js';

export const percent = (value: number) => `${value}\u00a0%`;

export const yourPhotos = 'Deine Fotos';
export const dropPhotos = 'Zieh deine Fotos hierher';
export const addPhotos = 'Füge deine Fotos hinzu';
export const goodPhoto = 'Ein gut erkennbares Gesicht, mindestens 512\u00a0×\u00a0512\u00a0Pixel.';
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
export const checkedAndTurned = 'Geprüft und gedreht';
export const chooseFace = 'Dein Gesicht auswählen';
export const notCropped = 'Dieses Foto lässt sich hier nicht zuschneiden. Bitte nimm ein anderes.';
export const whichFace = 'Welches Gesicht ist deins?';
export const cropHint = 'Wir schneiden das Foto auf die Person zu, die du auswählst.';
export const personFromLeft = (number: number, total: number) =>
  `Person ${number} von ${total}, von links gezählt`;

export const adviceSmallFace =
  'Dein Gesicht ist hier klein. Am besten passen gemalte und gezeichnete Stile.';
export const adviceSoft =
  'Dieses Foto ist etwas unscharf. Mit einem schärferen wird das Porträt ähnlicher.';
export const adviceSunglasses =
  'Die Sonnenbrille verdeckt hier deine Augen. Ohne sie ist mehr von dir im Porträt.';
export const adviceTurnedAway =
  'Du schaust hier zur Seite. Mit einem Foto von vorn wird das Porträt ähnlicher.';
export const adviceTilted = 'Du neigst hier den Kopf. Mit geradem Kopf wird das Porträt besser.';
export const adviceUnevenLight =
  'Eine Seite deines Gesichts liegt im Schatten. Am besten ist gleichmäßiges Licht, zum Beispiel am Fenster.';

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
export const consentWithdrawn = 'Einwilligung widerrufen.';
export const photosDeleted =
  'Wir haben deine Fotos gelöscht. Bevor wir neue analysieren, fragen wir dich wieder.';
export const consentNotWithdrawn = 'Der Widerruf hat nicht geklappt.';
export const mayWeAnalyse = 'Dürfen wir das Gesicht auf deinen Fotos analysieren?';
export const whyAnalyse =
  'Damit dir die Porträts ähnlich sehen, messen wir die Geometrie des Gesichts und berechnen daraus eine Gesichtsvorlage: Zahlen, die für das Gesicht stehen. Damit messen wir, wie ähnlich dir jedes Porträt sieht. Für nichts anderes verwenden wir sie.';
export const notStoredMember =
  'Die Gesichtsvorlage speichern wir nie. Deine Fotos bleiben in deiner Galerie, und du kannst sie dort löschen.';
export const notStoredGuest =
  'Die Gesichtsvorlage speichern wir nie. Deine Fotos löschen wir nach 24\u00a0Stunden.';
export const mayWithdraw =
  'Du kannst diese Einwilligung jederzeit widerrufen, unterhalb des Formulars.';
export const everyoneAgreed =
  'Du bestätigst, dass auf deinen Fotos nur du selbst oder Personen zu sehen sind, die dem zugestimmt haben, und dass alle mindestens 16\u00a0Jahre alt sind (18\u00a0Jahre bei Stilen, die ein Bildmodell zeichnet).';
export const notNow = 'Nicht jetzt';
export const agree = 'Zustimmen';
export const agreeAndCreate = 'Zustimmen und erstellen';

export const dismiss = 'Ausblenden';
export const tryAgainIn = (wait: string) => `Versuch es in ${wait} noch einmal.`;
export const tryAgainAt = (time: string) => `Versuch es ${time} noch einmal.`;
export const exhausted = 'Kostenlose Serien aufgebraucht';
export const exhaustedReason =
  'Deine kostenlosen Serien sind erst einmal aufgebraucht. Versuch es später noch einmal oder leg ein kostenloses Konto an.';
export const exhaustedUntil = (time: string) =>
  `Deine kostenlosen Serien sind erst einmal aufgebraucht. Versuch es später noch einmal oder leg ein kostenloses Konto an. Die nächste Serie gibt es ${time}.`;
export const gotIt = 'Alles klar';
export const createFreeAccount = 'Konto anlegen';
export const tooManyRequests = 'Zu viele Anfragen';

export const sendingPhoto = (number: number, total: number) =>
  `Foto ${number} von ${total} wird gesendet …`;
export const starting = 'Es geht los';
export const portraitUnderWay = (number: number, total: number, style: string) =>
  `Porträt ${number} von ${total} · ${style}`;
export const lostConnection = 'Beim Senden deines Auftrags ist die Verbindung abgebrochen.';
export const willCheckOrder =
  'Sobald wir den Server erreichen, prüfen wir, ob der Auftrag angekommen ist.';
export const unreachable = 'Wir erreichen den Server gerade nicht.';
export const stillMaking =
  'Deine Porträts entstehen trotzdem weiter. Den Fortschritt siehst du, sobald die Verbindung wieder da ist.';
/** @param small sets words beside the large figure */
export const secondsLeft = (seconds: number, small: (words: string) => ReactNode) => (
  <>
    {seconds}
    {small('s übrig')}
  </>
);
export const fewMinutes = 'ein paar Minuten';
export const progress = 'Fortschritt';
export const cancelling = 'Wird abgebrochen …';
export const cancelRest = 'Rest abbrechen';
export const cancel = 'Abbrechen';
export const unfinishedPortrait = (number: number) => `Unfertiges Porträt ${number}`;
export const preview = 'Vorschau';
export const stagesOf = (number: number) => `Schritte von Porträt ${number}`;
// Follows the name of a stage, for screen readers.
export const isDone = ', erledigt';
export const done = 'Fertig';
export const time = 'Zeit';
export const average = 'Durchschnitt';
export const queue = 'Warteschlange';
export const noneToGo = 'Keins mehr von dir';
export const toGo = (waiting: number) => `Noch ${waiting} von dir`;
export const toGoBehind = (waiting: number, ahead: number) =>
  plural(ahead, {
    one: `Noch ${waiting} von dir · ${ahead} Bild davor`,
    other: `Noch ${waiting} von dir · ${ahead} Bilder davor`,
  });
export const seconds = (figure: string) => `${figure}\u00a0s`;
export const secondsEach = (figure: string) => `je ${figure}\u00a0s`;

export const funFact = 'Wissenswertes';
export const didYouKnow = 'Schon gewusst?';
export const factContactSheet =
  'Ein Kontaktabzug zeigt einen ganzen Film auf einen Blick. Das beste Bild markiert man darauf mit Fettstift.';
export const factFirstPortraits =
  'Für die ersten Porträtfotos um 1840 saßen Menschen etwa eine Minute lang still. Daher die ernsten Gesichter.';
export const factRembrandt =
  'Rembrandt-Licht wirft ein kleines Lichtdreieck auf die dunklere Wange. In der Malerei kannte man es lange vor den Fotostudios.';
export const factLens =
  'Porträtobjektive haben eine leicht lange Brennweite, 85 bis 105\u00a0mm: So wirkt die Nase nicht größer, als sie ist.';
export const factMemeOrigin =
  'Meme kommt vom griechischen mimema, etwas Nachgeahmtes. Richard Dawkins kürzte es 1976 so, dass es sich auf das englische „gene“ reimt.';
export const factCatchlight =
  'Der Lichtpunkt im Auge ist die Spiegelung einer Lichtquelle. Ohne ihn wirkt ein Porträt leblos.';
export const factMeasure =
  'Wir messen jedes Porträt an deinem Foto. Sieht dir eins nicht ähnlich genug, machen wir es neu.';
export const factMemeLetters =
  'Weiße Buchstaben mit schwarzem Rand wurden zum Meme-Look, weil man sie auf jedem Bild lesen kann.';
export const factGoldenHour =
  'Zur goldenen Stunde steht die Sonne höchstens sechs Grad über dem Horizont. Ihr Licht legt mehr Weg durch die Luft zurück, und die filtert das Blau heraus.';
export const factPaper =
  'Aquarellpapier ist auf einer Seite rau: In den Vertiefungen setzt sich das Pigment ab und zeigt die Körnung.';

export const generatedImages = 'Erstellte Bilder';
export const willAppearHere = 'Hier erscheinen deine Porträts';
export const howWeMeasure =
  'Wir messen jedes an deinem Foto. Du siehst jeden Schritt, und wenn dir eins nicht ähnlich sieht, machen wir es neu.';
export const earlier = 'Frühere Bilder';
export const keptSevenDays = '7\u00a0Tage gespeichert';
export const keptNinetyDays = '90\u00a0Tage gespeichert';
export const portraitOf = (number: number, total: number) => `Porträt ${number} von ${total}`;
export const earlierPortraitOf = (number: number, total: number) =>
  `Früheres Porträt ${number} von ${total}`;
export const openPortrait = (portrait: string) => `${portrait} öffnen`;
export const likeness = (value: string) => `Ähnlichkeit ${value}`;
export const bestMatch = 'Am ähnlichsten';
export const remade = 'Neu gemacht';
export const inLine = 'in der Warteschlange';
export const unfinished = (number: number) => `Porträt ${number}, unfertig`;
export const refused = 'Abgelehnt';
export const failed = 'Misslungen';
export const cancelled = 'Abgebrochen';
export const timedOut = 'Zeit abgelaufen';
export const deleted = 'Gelöscht';
export const waiting = 'Wartet';
export const whyRemade = (count: number, numbers: string) =>
  plural(count, {
    one: `Porträt ${numbers} sah dir zuerst nicht ähnlich genug, deshalb haben wir es neu gemacht. Das kostet dich nichts extra.`,
    other: `Die Porträts ${numbers} sahen dir zuerst nicht ähnlich genug, deshalb haben wir sie neu gemacht. Das kostet dich nichts extra.`,
  });
export const missedPortraits = (count: number, numbers: string) =>
  plural(count, { one: `Porträt ${numbers}:`, other: `Porträts ${numbers}:` });
export const noReason = 'Den Grund kennen wir nicht.';
export const couldNotDo = 'Was wir nicht umsetzen konnten';
export const inAllImages = 'in allen Bildern';
export const inImages = (count: number, numbers: string) =>
  plural(count, { one: `in Bild ${numbers}`, other: `in den Bildern ${numbers}` });

export const download = 'Herunterladen';
export const downloadPortrait = (portrait: string) => `${portrait} herunterladen`;
export const otherSizes = 'Andere Größen';
export const otherSizesOf = (portrait: string) => `Andere Größen von ${portrait}`;
export const makeMore = 'Mehr davon';
export const makeMoreLike = (portrait: string) => `Mehr wie ${portrait}`;
export const reuseSettings = 'Einstellungen übernehmen';
export const reuseSettingsOf = (portrait: string) => `Einstellungen von ${portrait} übernehmen`;

export const enlargeIt = 'Tippe darauf, um es zu vergrößern.';
export const enlargeOne = 'Tippe auf ein Porträt, um es zu vergrößern.';
export const othersWentWrong = 'Was bei den anderen schiefging, steht unten.';
export const wentWrong = 'Was schiefging, steht unten.';
export const youCancelled = (count: number) =>
  plural(count, {
    one: `${count} Bild hast du abgebrochen.`,
    other: `${count} Bilder hast du abgebrochen.`,
  });
export const nothingCharged = 'Das kostet dich nichts.';
export const charged = (credits: string) => `${credits} abgebucht.`;
export const chargedExcept = (credits: string, free: number) =>
  plural(free, {
    one: `${credits} abgebucht, ${free} Bild kostet nichts.`,
    other: `${credits} abgebucht, ${free} Bilder kosten nichts.`,
  });
export const tookSeconds = (figure: string) => `Es hat ${figure}\u00a0Sekunden gedauert.`;
export const averageSeconds = (figure: string) => `Im Schnitt ${figure}\u00a0Sekunden pro Bild.`;
export const createMore = 'Mehr erstellen';
export const startOver = 'Neu anfangen';

export const keptUntil = (count: number, day: string) =>
  plural(count, {
    one: `Wir speichern dieses Porträt bis zum ${day}.`,
    other: `Wir speichern diese Porträts bis zum ${day}.`,
  });
export const keepLonger = (count: number, createAccount: ReactNode) => (
  <>
    {createAccount}, dann {plural(count, { one: 'bleibt es', other: 'bleiben sie' })} 90&nbsp;Tage.
  </>
);
export const createAccountLink = 'Leg ein kostenloses Konto an';
export const cleanPrice = (price: string) => `Ohne Wasserzeichen kostet ein Porträt ${price}.`;
export const cleanPriceAbout = (price: string) =>
  `Ohne Wasserzeichen kostet ein Porträt etwa ${price}.`;
export const cleanPriceRange = (least: string, most: string) =>
  `Ohne Wasserzeichen kostet ein Porträt etwa ${least} bis ${most}.`;
export const seePricing = 'Preise ansehen';
