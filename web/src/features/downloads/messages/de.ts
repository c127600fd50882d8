import { plural } from '../../../lib/plural.js';

export const failed = 'Der Download hat nicht geklappt. Bitte versuch es noch einmal.';
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

export const language = 'de';
export const addLabel = 'KI-Kennzeichnung einfügen';
export const labelHint =
  'Wenn du ein Bild veröffentlichst, das als echtes Foto durchgeht, musst du es nach EU-Recht vielleicht als KI-Bild kennzeichnen. Private und erkennbar gezeichnete Bilder brauchen das meist nicht.';
export const aboutMarks = 'So kennzeichnen wir Bilder';

export const running = 'Download';
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
