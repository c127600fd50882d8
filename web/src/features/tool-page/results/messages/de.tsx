import type { ReactNode } from 'react';
import { plural } from '../../../../lib/plural.js';

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

export const percent = (value: number) => `${value}\u00a0%`;

export const countOf = (count: number, total: number) => `${count} von ${total}`;
export const generatedImages = 'Erstellte Bilder';

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
export const removeWithAccount = 'Wasserzeichen entfernen: kostenloses Konto erstellen, 1 Credit';
