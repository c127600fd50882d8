import { plural } from '../../../lib/plural.js';
import type { ReactNode } from 'react';

export const sendingPhoto = (number: number, total: number) =>
  EN ? `Sending photo ${number} of ${total}` : `Foto ${number} von ${total} wird gesendet …`;
export const starting = EN ? 'Starting' : 'Es geht los';
export const portraitUnderWay = (number: number, total: number, style: string) =>
  EN ? `Portrait ${number} of ${total} · ${style}` : `Porträt ${number} von ${total} · ${style}`;
export const lostConnection = EN
  ? 'We lost the connection while sending your order.'
  : 'Beim Senden deines Auftrags ist die Verbindung abgebrochen.';
export const willCheckOrder = EN
  ? 'We’ll check whether it arrived as soon as we can reach the server.'
  : 'Sobald wir den Server erreichen, prüfen wir, ob der Auftrag angekommen ist.';
export const unreachable = EN
  ? 'We can’t reach the server right now.'
  : 'Wir erreichen den Server gerade nicht.';
export const stillMaking = EN
  ? 'We’re still making your portraits. Progress returns with the connection.'
  : 'Deine Porträts entstehen trotzdem weiter. Den Fortschritt siehst du, sobald die Verbindung wieder da ist.';
/** @param small sets words beside the large figure */
export const secondsLeft = (seconds: number, small: (words: string) => ReactNode) =>
  EN ? (
    <>
      {seconds}
      {small('s left')}
    </>
  ) : (
    <>
      {seconds}
      {small('s übrig')}
    </>
  );
export const fewMinutes = EN ? 'a few minutes' : 'ein paar Minuten';
export const progress = EN ? 'Progress' : 'Fortschritt';
export const cancelling = EN ? 'Cancelling' : 'Wird abgebrochen …';
export const cancelRest = EN ? 'Cancel the rest' : 'Rest abbrechen';
export const cancel = EN ? 'Cancel' : 'Abbrechen';

export const unfinishedPortrait = (number: number) =>
  EN ? `Unfinished portrait ${number}` : `Unfertiges Porträt ${number}`;
export const preview = EN ? 'Preview' : 'Vorschau';
export const stagesOf = (number: number) =>
  EN ? `Stages of portrait ${number}` : `Schritte von Porträt ${number}`;
// Follows the name of a stage, for screen readers.
export const isDone = EN ? ', done' : ', erledigt';

export const done = EN ? 'Done' : 'Fertig';
export const time = EN ? 'Time' : 'Zeit';
export const average = EN ? 'Average' : 'Durchschnitt';
export const queue = EN ? 'Queue' : 'Warteschlange';
export const noneToGo = EN ? 'None of yours to go' : 'Keins mehr von dir';
export const toGo = (waiting: number) =>
  EN ? `${waiting} of yours to go` : `Noch ${waiting} von dir`;
export const toGoBehind = (waiting: number, ahead: number) =>
  EN
    ? plural(ahead, {
        one: `${waiting} of yours to go · ${ahead} image ahead`,
        other: `${waiting} of yours to go · ${ahead} images ahead`,
      })
    : plural(ahead, {
        one: `Noch ${waiting} von dir · ${ahead} Bild davor`,
        other: `Noch ${waiting} von dir · ${ahead} Bilder davor`,
      });
export const seconds = (figure: string) => (EN ? `${figure} s` : `${figure}\u00a0s`);
export const secondsEach = (figure: string) => (EN ? `${figure} s each` : `je ${figure}\u00a0s`);

export const funFact = EN ? 'Fun fact' : 'Wissenswertes';
export const didYouKnow = EN ? 'Did you know' : 'Schon gewusst?';
export const factContactSheet = EN
  ? 'A contact sheet prints a whole roll of film at once, so the best frame can be circled in grease pencil.'
  : 'Ein Kontaktabzug zeigt einen ganzen Film auf einen Blick. Das beste Bild markiert man darauf mit Fettstift.';
export const factFirstPortraits = EN
  ? 'For the first portrait photos, around 1840, people sat still for about a minute. Hence the serious faces.'
  : 'Für die ersten Porträtfotos um 1840 saßen Menschen etwa eine Minute lang still. Daher die ernsten Gesichter.';
export const factRembrandt = EN
  ? 'Rembrandt light leaves a small triangle of light on the darker cheek. Painters knew it long before studios did.'
  : 'Rembrandt-Licht wirft ein kleines Lichtdreieck auf die dunklere Wange. In der Malerei kannte man es lange vor den Fotostudios.';
export const factLens = EN
  ? 'A portrait lens is slightly long, 85 to 105 mm: it keeps a nose from looking larger than it is.'
  : 'Porträtobjektive haben eine leicht lange Brennweite, 85 bis 105\u00a0mm: So wirkt die Nase nicht größer, als sie ist.';
export const factMemeOrigin = EN
  ? 'Meme comes from the Greek mimema, something imitated. Richard Dawkins shortened it in 1976 to rhyme with gene.'
  : 'Meme kommt vom griechischen mimema, etwas Nachgeahmtes. Richard Dawkins kürzte es 1976 so, dass es sich auf das englische „gene“ reimt.';
export const factCatchlight = EN
  ? 'The catchlight is the reflection of a light in the eye. Without it, a portrait looks lifeless.'
  : 'Der Lichtpunkt im Auge ist die Spiegelung einer Lichtquelle. Ohne ihn wirkt ein Porträt leblos.';
export const factMeasure = EN
  ? 'We measure each portrait against your photo. If one doesn’t look enough like you, we remake it.'
  : 'Wir messen jedes Porträt an deinem Foto. Sieht dir eins nicht ähnlich genug, machen wir es neu.';
export const factMemeLetters = EN
  ? 'White letters with a black outline became the meme look because they’re readable on any picture.'
  : 'Weiße Buchstaben mit schwarzem Rand wurden zum Meme-Look, weil man sie auf jedem Bild lesen kann.';
export const factGoldenHour = EN
  ? 'At golden hour, the sun is six degrees or less above the horizon. Its light crosses more air, which filters out the blue.'
  : 'Zur goldenen Stunde steht die Sonne höchstens sechs Grad über dem Horizont. Ihr Licht legt mehr Weg durch die Luft zurück, und die filtert das Blau heraus.';
export const factPaper = EN
  ? 'Watercolor paper is rough on one side, so pigment settles in the hollows and shows its grain.'
  : 'Aquarellpapier ist auf einer Seite rau: In den Vertiefungen setzt sich das Pigment ab und zeigt die Körnung.';

export const percent = (value: number) => (EN ? `${value}%` : `${value}\u00a0%`);

export const countOf = (count: number, total: number) =>
  EN ? `${count} of ${total}` : `${count} von ${total}`;
export const generatedImages = EN ? 'Generated images' : 'Erstellte Bilder';

export const earlier = EN ? 'Earlier' : 'Frühere Bilder';
export const keptSevenDays = EN ? 'Kept for 7 days' : '7\u00a0Tage gespeichert';
export const keptNinetyDays = EN ? 'Kept for 90 days' : '90\u00a0Tage gespeichert';
export const portraitOf = (number: number, total: number) =>
  EN ? `portrait ${number} of ${total}` : `Porträt ${number} von ${total}`;
export const earlierPortraitOf = (number: number, total: number) =>
  EN ? `earlier portrait ${number} of ${total}` : `Früheres Porträt ${number} von ${total}`;
export const openPortrait = (portrait: string) => (EN ? `Open ${portrait}` : `${portrait} öffnen`);
export const likeness = (value: string) => (EN ? `likeness ${value}` : `Ähnlichkeit ${value}`);
export const bestMatch = EN ? 'Best match' : 'Am ähnlichsten';
export const remade = EN ? 'Remade' : 'Neu gemacht';
export const inLine = EN ? 'in line' : 'in der Warteschlange';
export const unfinished = (number: number) =>
  EN ? `Portrait ${number}, unfinished` : `Porträt ${number}, unfertig`;

export const refused = EN ? 'Refused' : 'Abgelehnt';
export const failed = EN ? 'Failed' : 'Misslungen';
export const cancelled = EN ? 'Canceled' : 'Abgebrochen';
export const timedOut = EN ? 'Timed out' : 'Zeit abgelaufen';
export const deleted = EN ? 'Deleted' : 'Gelöscht';
export const waiting = EN ? 'Waiting' : 'Wartet';

export const whyRemade = (count: number, numbers: string) =>
  EN
    ? plural(count, {
        one: `Portrait ${numbers} didn’t look enough like you at first, so we remade it. You weren’t charged twice.`,
        other: `Portraits ${numbers} didn’t look enough like you at first, so we remade them. You weren’t charged twice.`,
      })
    : plural(count, {
        one: `Porträt ${numbers} sah dir zuerst nicht ähnlich genug, deshalb haben wir es neu gemacht. Das kostet dich nichts extra.`,
        other: `Die Porträts ${numbers} sahen dir zuerst nicht ähnlich genug, deshalb haben wir sie neu gemacht. Das kostet dich nichts extra.`,
      });
export const missedPortraits = (count: number, numbers: string) =>
  EN
    ? plural(count, { one: `Portrait ${numbers}:`, other: `Portraits ${numbers}:` })
    : plural(count, { one: `Porträt ${numbers}:`, other: `Porträts ${numbers}:` });
export const noReason = EN ? 'No reason was given.' : 'Den Grund kennen wir nicht.';
export const couldNotDo = EN ? 'What we couldn’t do' : 'Was wir nicht umsetzen konnten';
export const inAllImages = EN ? 'in all images' : 'in allen Bildern';
export const inImages = (count: number, numbers: string) =>
  EN
    ? plural(count, { one: `in image ${numbers}`, other: `in images ${numbers}` })
    : plural(count, { one: `in Bild ${numbers}`, other: `in den Bildern ${numbers}` });

export const download = EN ? 'Download' : 'Herunterladen';
export const downloadPortrait = (portrait: string) =>
  EN ? `Download ${portrait}` : `${portrait} herunterladen`;
export const otherSizes = EN ? 'Other sizes' : 'Andere Größen';
export const otherSizesOf = (portrait: string) =>
  EN ? `Other sizes of ${portrait}` : `Andere Größen von ${portrait}`;
export const makeMore = EN ? 'Make more like this' : 'Mehr davon';
export const makeMoreLike = (portrait: string) =>
  EN ? `Make more like ${portrait}` : `Mehr wie ${portrait}`;
export const reuseSettings = EN ? 'Reuse settings' : 'Einstellungen übernehmen';
export const reuseSettingsOf = (portrait: string) =>
  EN ? `Reuse settings of ${portrait}` : `Einstellungen von ${portrait} übernehmen`;

export const enlargeIt = EN ? 'Tap it to enlarge it.' : 'Tippe darauf, um es zu vergrößern.';
export const enlargeOne = EN
  ? 'Tap a portrait to enlarge it.'
  : 'Tippe auf ein Porträt, um es zu vergrößern.';
export const othersWentWrong = EN
  ? 'See below what went wrong with the others.'
  : 'Was bei den anderen schiefging, steht unten.';
export const wentWrong = EN ? 'See below what went wrong.' : 'Was schiefging, steht unten.';
export const youCancelled = (count: number) =>
  EN
    ? `You canceled ${count}.`
    : plural(count, {
        one: `${count} Bild hast du abgebrochen.`,
        other: `${count} Bilder hast du abgebrochen.`,
      });
export const nothingCharged = EN ? 'Nothing was charged.' : 'Das kostet dich nichts.';
export const charged = (credits: string) => (EN ? `${credits} charged.` : `${credits} abgebucht.`);
export const chargedExcept = (credits: string, free: number) =>
  EN
    ? plural(free, {
        one: `${credits} charged, ${free} was not charged.`,
        other: `${credits} charged, ${free} were not charged.`,
      })
    : plural(free, {
        one: `${credits} abgebucht, ${free} Bild kostet nichts.`,
        other: `${credits} abgebucht, ${free} Bilder kosten nichts.`,
      });
export const tookSeconds = (figure: string) =>
  EN ? `It took ${figure} seconds.` : `Es hat ${figure}\u00a0Sekunden gedauert.`;
export const averageSeconds = (figure: string) =>
  EN ? `${figure} seconds each on average.` : `Im Schnitt ${figure}\u00a0Sekunden pro Bild.`;

export const createMore = EN ? 'Create more' : 'Mehr erstellen';
export const startOver = EN ? 'Start over' : 'Neu anfangen';

export const keptUntil = (count: number, day: string) =>
  EN
    ? plural(count, {
        one: `We keep this portrait until ${day}.`,
        other: `We keep these portraits until ${day}.`,
      })
    : plural(count, {
        one: `Wir speichern dieses Porträt bis zum ${day}.`,
        other: `Wir speichern diese Porträts bis zum ${day}.`,
      });
export const keepLonger = (count: number, createAccount: ReactNode) =>
  EN ? (
    <>
      {createAccount} to keep {plural(count, { one: 'it', other: 'them' })} for 90 days.
    </>
  ) : (
    <>
      {createAccount}, dann {plural(count, { one: 'bleibt es', other: 'bleiben sie' })}{' '}
      90&nbsp;Tage.
    </>
  );
export const createAccountLink = EN ? 'Create a free account' : 'Leg ein kostenloses Konto an';
export const cleanPrice = (price: string) =>
  EN
    ? `Without a watermark, a portrait costs ${price}.`
    : `Ohne Wasserzeichen kostet ein Porträt ${price}.`;
export const cleanPriceAbout = (price: string) =>
  EN
    ? `Without a watermark, a portrait costs about ${price}.`
    : `Ohne Wasserzeichen kostet ein Porträt etwa ${price}.`;
export const cleanPriceRange = (least: string, most: string) =>
  EN
    ? `Without a watermark, a portrait costs about ${least} to ${most}.`
    : `Ohne Wasserzeichen kostet ein Porträt etwa ${least} bis ${most}.`;
export const seePricing = EN ? 'See pricing' : 'Preise ansehen';
export const removeWithAccount = EN
  ? 'Remove the watermark: create a free account, 1 credit'
  : 'Wasserzeichen entfernen: kostenloses Konto erstellen, 1 Credit';
