import { plural } from '../../../lib/plural.js';

export const unsupportedType = 'Diesen Dateityp nehmen wir nicht.';
export const tooLarge = 'Die Datei ist größer als 10\u00a0MB.';
export const tooLargePasted =
  'Das Bild ist größer als 10\u00a0MB. Bitte lade es als Datei hoch, statt es einzufügen.';
export const duplicateFile = 'Doppelte Datei.';
export const invalidFile = 'Ungültige Bilddatei.';
export const corruptedImage = 'Beschädigtes oder ungültiges Bild.';
export const notLoaded = 'Das Bild aus der Galerie lässt sich nicht laden.';
export const tooManyPixels =
  'Das Bild hat zu viele Pixel: Es gehen höchstens 50\u00a0Megapixel, bei einem gewöhnlichen JPEG 100. Bitte nimm eine kleinere Version.';
export const noRoom = (limit: number) =>
  `Du hast schon ${limit} Fotos. Entferne eins, um ein anderes hinzuzufügen.`;
export const onlyFirst = (room: number, limit: number) =>
  plural(room, {
    one: `Es sind höchstens ${limit} Fotos möglich, deshalb nehmen wir nur das erste.`,
    other: `Es sind höchstens ${limit} Fotos möglich, deshalb nehmen wir nur die ersten ${room}.`,
  });
export const unsupportedFiles = (count: number) =>
  plural(count, {
    one: `${count} Datei hat einen Typ, den wir nicht nehmen.`,
    other: `${count} Dateien haben einen Typ, den wir nicht nehmen.`,
  });
export const duplicateFiles = (count: number) =>
  plural(count, { one: `${count} Datei ist doppelt.`, other: `${count} Dateien sind doppelt.` });
export const allOthersInvalid =
  'Alle übrigen Dateien sind ungültig. Bitte lade passende Dateien unter 10\u00a0MB hoch.';
export const someInvalid = 'Mindestens eine Datei ist ungültig.';
export const photo = (number: number) => `Foto ${number}`;
export const notChecked = 'Wir konnten deine Fotos noch nicht prüfen.';

export const notOrdered =
  'Wir haben den Server nicht erreicht, deshalb ist nichts bestellt. Versuch es noch einmal.';
export const noLongerHere = 'Dieses Porträt haben wir nicht mehr.';
export const madeButNotLoaded = 'Das Porträt ist fertig, aber wir konnten es nicht laden.';

export const analyzingPhotos = 'Deine Fotos werden analysiert';
export const analyzingPrompt = 'Dein Prompt wird analysiert';
export const generating = 'Deine Porträts entstehen';
export const finalTouches = 'Letzter Feinschliff';
export const almostReady = 'Gleich fertig';
export const onHold = 'Angehalten';
export const longerRemaking = 'Es dauert länger als erwartet. Wir machen ein Porträt neu.';
export const longerEach = 'Es dauert länger als erwartet. Jedes Porträt braucht mehr Zeit.';
export const longerBusy = 'Es dauert länger als erwartet. Gerade ist viel los.';
export const peopleAhead = 'Vor dir sind noch ein paar Leute dran.';
export const overMinute = 'Das kann länger als eine Minute dauern.';

export const paused = 'Die Porträts machen kurz Pause.';
export const pausedOutlook =
  'Dein Platz in der Warteschlange bleibt dir. Es geht automatisch weiter.';
export const promptModelMissing = 'Das KI-Modell für Prompts ist gerade nicht verfügbar.';
export const promptModelOutlook =
  'Ist es in einer Minute nicht zurück, machen wir dein Porträt ohne das Modell und zeigen dir, was wir nicht umsetzen konnten.';
export const styleModelMissing = 'Das KI-Modell für diesen Stil ist gerade nicht verfügbar.';
export const styleModelOutlook =
  'Ist es in einer Minute nicht zurück, hören wir hier auf und du zahlst nichts. Dann kannst du einen anderen Stil wählen.';

// Each stage once as done or to come, once as under way.
export const photoRead = 'Foto gelesen';
export const readingPhoto = 'Foto lesen';
export const framed = 'Ausschnitt gewählt';
export const framing = 'Ausschnitt wählen';
export const cutOut = 'Freigestellt';
export const cuttingOut = 'Freistellen';
export const lightSet = 'Licht gesetzt';
export const settingLight = 'Licht setzen';
export const style = 'Stil';
export const styling = 'Stil anwenden';
export const drawn = 'Gezeichnet';
export const drawing = 'Zeichnen';
export const developed = 'Entwickelt';
export const developing = 'Entwickeln';
export const likenessCheck = 'Ähnlichkeit geprüft';
export const checkingLikeness = 'Ähnlichkeit prüfen';
export const finish = 'Abgeschlossen';
export const finishing = 'Abschließen';
export const starting = 'Es geht los';

export const youCancelledOne = 'Du hast abgebrochen';
export const youCancelledSet = 'Du hast diese Serie abgebrochen';
export const oneReady = 'Dein Porträt ist fertig';
export const oneFailed = 'Wir konnten dein Porträt nicht machen';
export const allReady = (total: number) => `Deine ${total} Porträts sind fertig`;
export const someReady = (done: number, total: number) =>
  plural(done, {
    one: `${done} von ${total} Porträts ist fertig`,
    other: `${done} von ${total} Porträts sind fertig`,
  });
export const neitherMade = 'Wir konnten keins der beiden Porträts machen';
export const noneMade = (total: number) => `Wir konnten keins der ${total} Porträts machen`;

export const ordinal = (place: number) => `${place}.`;
export const fewSeconds = 'ein paar Sekunden';
export const fewMinutes = 'ein paar Minuten';
export const aboutSeconds = (seconds: number) => `etwa ${seconds}\u00a0s`;
export const aboutMinutes = (minutes: number) => `etwa ${minutes}\u00a0min`;
