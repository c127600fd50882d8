import { plural } from '../../../lib/plural.js';

export const failed = 'Der Download hat nicht geklappt. Bitte versuch es noch einmal.';
export const imageFailed = 'Das Bild ließ sich nicht herunterladen. Bitte versuch es noch einmal.';
export const unexpectedJson =
  'Der Server hat unerwartetes JSON geschickt. Bitte versuch es noch einmal.';
export const invalidJson = 'Die JSON-Antwort auf den Download ist nicht lesbar.';
export const fileFailed = (name: string) => `${name} ließ sich nicht herunterladen.`;
export const imagesFailed = (count: number) => `${count} Bilder ließen sich nicht herunterladen.`;
export const zipSaysWhy = (file: string) => `Der Grund steht im ZIP in ${file}.`;
export const connectionLost = (outcome: string) => `Die Verbindung ist abgebrochen. ${outcome}`;
export const filesSaved = (count: number, total: number) =>
  plural(count, {
    one: `${count} von ${total} Dateien ist gespeichert.`,
    other: `${count} von ${total} Dateien sind gespeichert.`,
  });
export const nothingSaved = 'Es ist nichts gespeichert.';
export const arrived = (size: string) =>
  `${size} sind angekommen. Bitte starte den Download noch einmal.`;
export const arrivedOf = (size: string, total: string) =>
  `${size} von etwa ${total} sind angekommen. Bitte starte den Download noch einmal.`;
export const complete = 'Download fertig';
export const othersComplete = 'Die übrigen Dateien sind heruntergeladen';
export const cancelled = 'Download abgebrochen';
export const files = (count: number, size: string) => `${count} Dateien, ${size}`;

export const bytes = (value: string, unit: string) => `${value}\u00a0${unit}`;
export const percent = (value: number) => `${value}\u00a0%`;
export const downloading = (count: number) =>
  plural(count, {
    one: `${count} Bild wird heruntergeladen`,
    other: `${count} Bilder werden heruntergeladen`,
  });
export const preparing = 'Wird vorbereitet';
export const filesDone = (done: number, total: number, size: string) =>
  `${done} von ${total} Dateien, ${size}`;
export const sizeOf = (size: string, total: string) => `${size} von etwa ${total}`;
export const progress = (percent: number, words: string) => `${percent}\u00a0%, ${words}`;

export const download = 'Herunterladen';
export const cancel = 'Abbrechen';
export const bulkTitle = 'Mehrere Bilder herunterladen';
export const selected = (count: number) => `${count} Bilder sind ausgewählt.`;
export const downloadAs = 'Art des Downloads';
export const zipFile = 'ZIP-Datei';
export const singleFiles = 'Einzeln';
export const recommendZip =
  'Ab 7 Bildern empfehlen wir ZIP: Sonst fragt dein Browser vielleicht bei jeder Datei nach.';
export const related = 'Zugehörige Bilder mitnehmen';
export const relatedHint =
  'Die Fotos, aus denen sie entstanden sind, und die übrigen Bilder derselben Serie.';
export const folders = 'Dateien in Ordner sortieren';
export const foldersHint = 'Je einer pro Werkzeug und Stil und einer für deine Fotos.';

export const onlyYou = 'Links zu Bildern öffnen sich nur dort, wo du angemeldet bist.';

export const chooseSize = 'Größe wählen';
export const chooseSizeHint =
  'Wähle eine Größe, sieh dir den Ausschnitt an und lade das Bild herunter.';
export const size = 'Größe';
export const preview = (size: string) => `Vorschau: ${size}`;
export const oneCredit = '1 Credit';
export const downloadForCredit = 'Für 1 Credit laden';
export const square = 'Quadrat';
export const round = 'Quadrat, für runde Profilbilder';
export const whole = 'Ganzes Bild';
export const large = 'Groß';
export const portrait4x5 = 'Hochformat 4:5';
export const portrait2x3 = 'Hochformat 2:3';
export const landscape3x2 = 'Querformat 3:2';
export const cvPhoto35x45 = 'Bewerbungsfoto 35 × 45\u00a0mm';
export const cvPhoto45x60 = 'Bewerbungsfoto 45 × 60\u00a0mm';
export const pixels = (width: number, height: number) => `${width} × ${height}\u00a0px`;
export const pixelsAt = (width: number, height: number, dpi: number) =>
  `${width} × ${height}\u00a0px, ${dpi}\u00a0dpi`;
export const roundRemark =
  'Die Datei ist quadratisch. LinkedIn und andere schneiden selbst den Kreis zu.';
export const enlarged = 'Diese Größe kannst du beliebig oft herunterladen.';
export const getCredits = 'Credits oder ein Abo holen';
export const cutsHead = (sizes: readonly string[]) =>
  `Bei ${sizes.join(' und ')} wäre vielleicht der Kopf angeschnitten, deshalb gibt es das hier nicht.`;
