import { locale } from '../../../lib/locale.js';
import { plural } from '../../../lib/plural.js';

export const analyzingPhotos = EN ? 'Analyzing your photos' : 'Deine Fotos werden analysiert';
export const analyzingPrompt = EN ? 'Analyzing your prompt' : 'Dein Prompt wird analysiert';
export const generating = EN ? 'Generating artistic portraits' : 'Deine Porträts entstehen';
export const finalTouches = EN ? 'Adding final touches' : 'Letzter Feinschliff';
export const almostReady = EN ? 'Almost ready' : 'Gleich fertig';

export const onHold = EN ? 'On hold' : 'Angehalten';

export const paused = EN ? 'Portraits are paused for a moment.' : 'Die Porträts machen kurz Pause.';
export const pausedOutlook = EN
  ? 'Your place in line is saved. We’ll continue automatically.'
  : 'Dein Platz in der Warteschlange bleibt dir. Es geht automatisch weiter.';
export const promptModelMissing = EN
  ? 'The AI model for prompts is unavailable right now.'
  : 'Das KI-Modell für Prompts ist gerade nicht verfügbar.';
export const promptModelOutlook = EN
  ? 'If it isn’t back within a minute, we make your portrait without it and list what we couldn’t follow.'
  : 'Ist es in einer Minute nicht zurück, machen wir dein Porträt ohne das Modell und zeigen dir, was wir nicht umsetzen konnten.';
export const styleModelMissing = EN
  ? 'The AI model for this style is unavailable right now.'
  : 'Das KI-Modell für diesen Stil ist gerade nicht verfügbar.';
export const styleModelOutlook = EN
  ? 'If it isn’t back within a minute, we stop here and charge nothing. You can then choose another style.'
  : 'Ist es in einer Minute nicht zurück, hören wir hier auf und du zahlst nichts. Dann kannst du einen anderen Stil wählen.';

// Each stage once as done or to come, once as under way.
export const photoRead = EN ? 'Photo read' : 'Foto gelesen';
export const readingPhoto = EN ? 'Reading photo' : 'Foto lesen';
export const framed = EN ? 'Framed' : 'Ausschnitt gewählt';
export const framing = EN ? 'Framing' : 'Ausschnitt wählen';
export const cutOut = EN ? 'Cut out' : 'Freigestellt';
export const cuttingOut = EN ? 'Cutting out' : 'Freistellen';
export const lightSet = EN ? 'Light set' : 'Licht gesetzt';
export const settingLight = EN ? 'Setting light' : 'Licht setzen';
export const style = EN ? 'Style' : 'Stil';
export const styling = EN ? 'Styling' : 'Stil anwenden';
export const drawn = EN ? 'Drawn' : 'Gezeichnet';
export const drawing = EN ? 'Drawing' : 'Zeichnen';
export const developed = EN ? 'Developed' : 'Entwickelt';
export const developing = EN ? 'Developing' : 'Entwickeln';
export const likenessCheck = EN ? 'Likeness check' : 'Ähnlichkeit geprüft';
export const checkingLikeness = EN ? 'Checking likeness' : 'Ähnlichkeit prüfen';
export const finish = EN ? 'Finishing' : 'Abgeschlossen';
export const finishing = EN ? 'Finishing' : 'Abschließen';
export const starting = EN ? 'Starting' : 'Es geht los';

export const youCancelledOne = EN ? 'You canceled it' : 'Du hast abgebrochen';
export const youCancelledSet = EN ? 'You canceled this set' : 'Du hast diese Serie abgebrochen';
export const oneReady = EN ? 'Your portrait is ready' : 'Dein Porträt ist fertig';
export const oneFailed = EN
  ? 'We couldn’t make your portrait'
  : 'Wir konnten dein Porträt nicht machen';
export const allReady = (total: number) =>
  EN ? `Your ${total} portraits are ready` : `Deine ${total} Porträts sind fertig`;
export const someReady = (done: number, total: number) =>
  EN
    ? `${done} of ${total} portraits are ready`
    : plural(done, {
        one: `${done} von ${total} Porträts ist fertig`,
        other: `${done} von ${total} Porträts sind fertig`,
      });
export const neitherMade = EN
  ? 'We couldn’t make either portrait'
  : 'Wir konnten keins der beiden Porträts machen';
export const noneMade = (total: number) =>
  EN
    ? `We couldn’t make any of the ${total} portraits`
    : `Wir konnten keins der ${total} Porträts machen`;

export function ordinal(place: number): string {
  if (!EN) return `${place}.`;
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  const rule = new Intl.PluralRules(locale, { type: 'ordinal' }).select(place);
  return `${place}${endings[rule] ?? 'th'}`;
}
