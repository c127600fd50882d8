import { plural } from '../../lib/plural.js';

export const failed = EN
  ? 'Failed to download. Please try again.'
  : 'Der Download hat nicht geklappt. Bitte versuch es noch einmal.';
export const unexpectedJson = EN
  ? 'Server returned unexpected JSON. Please try again.'
  : 'Der Server hat unerwartetes JSON geschickt. Bitte versuch es noch einmal.';
export const invalidJson = EN
  ? 'Failed to parse JSON response for bulk download.'
  : 'Die JSON-Antwort auf den Download ist nicht lesbar.';
export const fileFailed = (name: string) =>
  EN ? `Could not download ${name}.` : `${name} ließ sich nicht herunterladen.`;
export const imagesFailed = (count: number) =>
  EN ? `Could not download ${count} images.` : `${count} Bilder ließen sich nicht herunterladen.`;
export const zipSaysWhy = (file: string) =>
  EN ? `${file} in the ZIP says why.` : `Der Grund steht im ZIP in ${file}.`;
export const connectionLost = (outcome: string) =>
  EN ? `The connection was lost. ${outcome}` : `Die Verbindung ist abgebrochen. ${outcome}`;
export const filesSaved = (count: number, total: number) =>
  EN
    ? `${count} of ${total} files were saved.`
    : plural(count, {
        one: `${count} von ${total} Dateien ist gespeichert.`,
        other: `${count} von ${total} Dateien sind gespeichert.`,
      });
export const nothingSaved = EN ? 'Nothing was saved.' : 'Es ist nichts gespeichert.';
export const arrived = (size: string) =>
  EN
    ? `${size} arrived. Please start the download again.`
    : `${size} sind angekommen. Bitte starte den Download noch einmal.`;
export const arrivedOf = (size: string, total: string) =>
  EN
    ? `${size} of about ${total} arrived. Please start the download again.`
    : `${size} von etwa ${total} sind angekommen. Bitte starte den Download noch einmal.`;
export const complete = EN ? 'Download complete' : 'Download fertig';
export const othersComplete = EN
  ? 'The other files were downloaded'
  : 'Die übrigen Dateien sind heruntergeladen';
export const cancelled = EN ? 'Download cancelled' : 'Download abgebrochen';
export const files = (count: number, size: string) =>
  EN ? `${count} files, ${size}` : `${count} Dateien, ${size}`;

export const bytes = (value: string, unit: string) =>
  EN ? `${value} ${unit}` : `${value}\u00a0${unit}`;

export const download = EN ? 'Download' : 'Herunterladen';
export const cancel = EN ? 'Cancel' : 'Abbrechen';
export const bulkTitle = EN ? 'Bulk Download Options' : 'Mehrere Bilder herunterladen';
export const selected = (count: number) =>
  EN ? `${count} images are selected.` : `${count} Bilder sind ausgewählt.`;
export const downloadAs = EN ? 'Download as' : 'Art des Downloads';
export const zipFile = EN ? 'One ZIP file' : 'ZIP-Datei';
export const singleFiles = EN ? 'Single files' : 'Einzeln';
export const recommendZip = EN
  ? 'For more than 6 images we recommend ZIP: your browser may ask you to confirm each file.'
  : 'Ab 7 Bildern empfehlen wir ZIP: Sonst fragt dein Browser vielleicht bei jeder Datei nach.';
export const related = EN ? 'Include related images' : 'Zugehörige Bilder mitnehmen';
export const relatedHint = EN
  ? 'The photos they were made from and the others of the same run.'
  : 'Die Fotos, aus denen sie entstanden sind, und die übrigen Bilder derselben Serie.';
export const folders = EN ? 'Organize files into folders' : 'Dateien in Ordner sortieren';
export const foldersHint = EN
  ? 'One for each tool and style, and one for your photos.'
  : 'Je einer pro Werkzeug und Stil und einer für deine Fotos.';

export const onlyYou = EN
  ? 'Image addresses open only where you are signed in.'
  : 'Links zu Bildern öffnen sich nur dort, wo du angemeldet bist.';

export const language = EN ? 'en' : 'de';
export const addLabel = EN ? 'Add an AI label' : 'KI-Kennzeichnung einfügen';
export const labelHint = EN
  ? 'If you publish a picture that could pass for a real photo, EU law may require you to say that AI made or changed it. Pictures that you keep private, and ones that are plainly drawn, usually need no label.'
  : 'Wenn du ein Bild veröffentlichst, das als echtes Foto durchgeht, musst du es nach EU-Recht vielleicht als KI-Bild kennzeichnen. Private und erkennbar gezeichnete Bilder brauchen das meist nicht.';
export const aboutMarks = EN ? 'How we mark pictures' : 'So kennzeichnen wir Bilder';

export const running = 'Download';
export const percent = (value: number) => (EN ? `${value}%` : `${value}\u00a0%`);
export const downloading = (count: number) =>
  EN
    ? plural(count, { one: `Downloading ${count} image`, other: `Downloading ${count} images` })
    : plural(count, {
        one: `${count} Bild wird heruntergeladen`,
        other: `${count} Bilder werden heruntergeladen`,
      });
export const preparing = EN ? 'Preparing' : 'Wird vorbereitet';
export const filesDone = (done: number, total: number, size: string) =>
  EN ? `${done} of ${total} files, ${size}` : `${done} von ${total} Dateien, ${size}`;
export const sizeOf = (size: string, total: string) =>
  EN ? `${size} of about ${total}` : `${size} von etwa ${total}`;
export const progress = (percent: number, words: string) =>
  EN ? `${percent}%, ${words}` : `${percent}\u00a0%, ${words}`;
