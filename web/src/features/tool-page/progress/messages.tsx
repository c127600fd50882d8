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
