import { plural } from '../../lib/plural.js';

export const unsupportedType = EN ? 'Unsupported file type.' : 'Diesen Dateityp nehmen wir nicht.';
export const unreadHere = (kind: string) =>
  EN
    ? `This browser can’t read ${kind} files. Save the photo as JPEG or PNG.`
    : `Dieser Browser kann ${kind}-Dateien nicht lesen. Speichere das Foto als JPEG oder PNG.`;
export const tooLarge = EN
  ? 'File exceeds the 10MB size limit.'
  : 'Die Datei ist größer als 10\u00a0MB.';
export const tooLargePasted = EN
  ? 'File exceeds the 10MB limit. Please use file upload instead of clipboard.'
  : 'Das Bild ist größer als 10\u00a0MB. Bitte lade es als Datei hoch, statt es einzufügen.';
export const duplicateFile = EN ? 'Duplicate file.' : 'Doppelte Datei.';
export const invalidFile = EN ? 'Invalid image file.' : 'Ungültige Bilddatei.';
export const corruptedImage = EN
  ? 'Corrupted or invalid image.'
  : 'Beschädigtes oder ungültiges Bild.';
export const outdatedPage = EN
  ? 'Please reload the page, then add this photo again.'
  : 'Bitte lade die Seite neu und füg dieses Foto dann noch einmal hinzu.';
export const notLoaded = EN
  ? 'Failed to load image from gallery.'
  : 'Das Bild aus der Galerie lässt sich nicht laden.';
export const tooManyPixels = EN
  ? 'The image has too many pixels: at most 25 megapixels, 12 in CMYK, 100 as an ordinary JPEG. Please send a smaller version.'
  : 'Das Bild hat zu viele Pixel: höchstens 25\u00a0Megapixel, in CMYK 12, als gewöhnliches JPEG 100. Bitte nimm eine kleinere Version.';
export const noRoom = (limit: number) =>
  EN
    ? `You already have ${limit} photos. Remove one to add another.`
    : `Du hast schon ${limit} Fotos. Entferne eins, um ein anderes hinzuzufügen.`;
export const onlyFirst = (room: number, limit: number) =>
  EN
    ? `Only first ${room} file(s) will be uploaded, maximum limit is ${limit} files.`
    : plural(room, {
        one: `Es sind höchstens ${limit} Fotos möglich, deshalb nehmen wir nur das erste.`,
        other: `Es sind höchstens ${limit} Fotos möglich, deshalb nehmen wir nur die ersten ${room}.`,
      });
export const unsupportedFiles = (count: number) =>
  EN
    ? `${count} unsupported file type(s).`
    : plural(count, {
        one: `${count} Datei hat einen Typ, den wir nicht nehmen.`,
        other: `${count} Dateien haben einen Typ, den wir nicht nehmen.`,
      });
export const duplicateFiles = (count: number) =>
  EN
    ? `${count} duplicate file(s).`
    : plural(count, {
        one: `${count} Datei ist doppelt.`,
        other: `${count} Dateien sind doppelt.`,
      });
export const allOthersInvalid = EN
  ? 'All remaining files are invalid. Please upload supported files under 10MB.'
  : 'Alle übrigen Dateien sind ungültig. Bitte lade unterstützte Dateien unter 10\u00a0MB hoch.';
export const someInvalid = EN
  ? 'One or more files are invalid.'
  : 'Mindestens eine Datei ist ungültig.';
export const photo = (number: number) => (EN ? `Photo ${number}` : `Foto ${number}`);
export const notChecked = EN
  ? 'We couldn’t check your photos yet.'
  : 'Wir konnten deine Fotos noch nicht prüfen.';

/** At the end of an error message. */
export const tryAgainAdvice = EN
  ? / Please try again[^.]*\.$/
  : / Bitte versuch es[^.]*noch einmal\.$/;
export const notOrdered = EN
  ? 'We couldn’t reach the server, so nothing was ordered. Try again.'
  : 'Wir konnten den Server nicht erreichen, es ist also nichts bestellt. Versuch es noch einmal.';
export const noLongerHere = EN
  ? 'We no longer have this portrait.'
  : 'Dieses Porträt haben wir nicht mehr.';
export const madeButNotLoaded = EN
  ? 'We made the portrait, but couldn’t load it.'
  : 'Das Porträt ist fertig, aber wir konnten es nicht laden.';

export const longerRemaking = EN
  ? 'Taking longer than expected. We’re remaking a portrait.'
  : 'Es dauert länger als erwartet. Wir machen ein Porträt neu.';
export const longerBusy = EN
  ? 'Taking longer than expected. We’re busy right now.'
  : 'Es dauert länger als erwartet. Gerade ist viel los.';
export const peopleAhead = EN
  ? 'A few people are ahead of you.'
  : 'Vor dir sind noch ein paar Leute dran.';
export const overMinute = EN
  ? 'This may take over a minute.'
  : 'Das kann länger als eine Minute dauern.';

export const fewSeconds = EN ? 'a few seconds' : 'ein paar Sekunden';
export const fewMinutes = EN ? 'a few minutes' : 'ein paar Minuten';
export const aboutSeconds = (seconds: number) =>
  EN ? `about ${seconds} s` : `etwa ${seconds}\u00a0s`;
export const aboutMinutes = (minutes: number) =>
  EN ? `about ${minutes} min` : `etwa ${minutes}\u00a0min`;
