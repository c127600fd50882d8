import { plural } from '../../../lib/plural.js';

export const unsupportedType = 'Diesen Dateityp nehmen wir nicht.';
export const unreadHere = (kind: string) =>
  `Dieser Browser kann ${kind}-Dateien nicht lesen. Speichere das Foto als JPEG oder PNG.`;
export const tooLarge = 'Die Datei ist größer als 10\u00a0MB.';
export const tooLargePasted =
  'Das Bild ist größer als 10\u00a0MB. Bitte lade es als Datei hoch, statt es einzufügen.';
export const duplicateFile = 'Doppelte Datei.';
export const invalidFile = 'Ungültige Bilddatei.';
export const corruptedImage = 'Beschädigtes oder ungültiges Bild.';
export const outdatedPage = 'Bitte lade die Seite neu und füg dieses Foto dann noch einmal hinzu.';
export const notLoaded = 'Das Bild aus der Galerie lässt sich nicht laden.';
export const tooManyPixels =
  'Das Bild hat zu viele Pixel: höchstens 25\u00a0Megapixel, in CMYK 12, als gewöhnliches JPEG 100. Bitte nimm eine kleinere Version.';
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
  'Alle übrigen Dateien sind ungültig. Bitte lade unterstützte Dateien unter 10\u00a0MB hoch.';
export const someInvalid = 'Mindestens eine Datei ist ungültig.';
export const photo = (number: number) => `Foto ${number}`;
export const notChecked = 'Wir konnten deine Fotos noch nicht prüfen.';

export const tryAgainAdvice = / Bitte versuch es[^.]*noch einmal\.$/;
export const notOrdered =
  'Wir konnten den Server nicht erreichen, es ist also nichts bestellt. Versuch es noch einmal.';
export const noLongerHere = 'Dieses Porträt haben wir nicht mehr.';
export const madeButNotLoaded = 'Das Porträt ist fertig, aber wir konnten es nicht laden.';

export const longerRemaking = 'Es dauert länger als erwartet. Wir machen ein Porträt neu.';
export const longerEach = 'Es dauert länger als erwartet. Jedes Porträt braucht mehr Zeit.';
export const longerBusy = 'Es dauert länger als erwartet. Gerade ist viel los.';
export const peopleAhead = 'Vor dir sind noch ein paar Leute dran.';
export const overMinute = 'Das kann länger als eine Minute dauern.';

export const fewSeconds = 'ein paar Sekunden';
export const fewMinutes = 'ein paar Minuten';
export const aboutSeconds = (seconds: number) => `etwa ${seconds}\u00a0s`;
export const aboutMinutes = (minutes: number) => `etwa ${minutes}\u00a0min`;
