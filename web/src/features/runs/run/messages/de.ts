import { plural } from '../../../../lib/plural.js';

export const analyzingPhotos = 'Deine Fotos werden analysiert';
export const analyzingPrompt = 'Dein Prompt wird analysiert';
export const generating = 'Deine Porträts entstehen';
export const finalTouches = 'Letzter Feinschliff';
export const almostReady = 'Gleich fertig';

export const onHold = 'Angehalten';

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
