import { plural } from '../../../lib/plural.js';

export const image = 'Bild';
export const imageOf = (number: number, total: number) => `Bild ${number} von ${total}`;
export const numberOf = (number: number, total: number) => `${number} von ${total}`;
export const liked = (image: string) => `${image}, gefällt dir`;
export const disliked = (image: string) => `${image}, gefällt dir nicht`;
export const keys =
  'Mit den Pfeiltasten links und rechts blätterst du, mit Plus und Minus änderst du die Größe.';
export const memberKeys =
  'Mit den Pfeiltasten links und rechts blätterst du, mit Plus und Minus änderst du die Größe. L steht für Like, D für Dislike.';
export const createdOn = (day: string) => `Erstellt am ${day}`;

export const like = 'Like';
export const dislike = 'Dislike';
export const download = 'Herunterladen';
export const otherSizes = 'Andere Größen';
export const makeMore = 'Mehr davon';
export const reuseSettings = 'Einstellungen übernehmen';
export const share = 'Teilen';
export const createMeme = 'Meme erstellen';
export const removeWatermark = 'Wasserzeichen entfernen';
export const free = 'Kostenlos';
export const oneCredit = '1 Credit';
export const remove = 'Löschen';
export const notLoaded =
  'Das Bild ist noch nicht ganz geladen. Bitte versuch es gleich noch einmal.';
export const couldNotDownload =
  'Das Bild ließ sich nicht herunterladen. Bitte versuch es noch einmal.';

export const deleteImages = (count: number) =>
  plural(count, { one: `${count} Bild löschen?`, other: `${count} Bilder löschen?` });
export const undoable = (minutes: number) =>
  `Das kannst du ${minutes}\u00a0Minuten lang rückgängig machen. Danach löschen wir die Dateien endgültig.`;
export const cancel = 'Abbrechen';
export const deleting = 'Wird gelöscht …';
export const couldNotDelete = (count: number) =>
  plural(count, {
    one: 'Das Bild ließ sich nicht löschen. Bitte versuch es noch einmal.',
    other: 'Die ausgewählten Bilder ließen sich nicht löschen. Bitte versuch es noch einmal.',
  });
export const deleted = (count: number) =>
  plural(count, { one: 'Bild gelöscht', other: `${count} Bilder gelöscht` });
export const undo = 'Rückgängig';
export const areBack = (count: number) =>
  plural(count, { one: 'Das Bild ist wieder da', other: 'Die Bilder sind wieder da' });
export const tooLate = (count: number) =>
  plural(count, {
    one: 'Zu spät: Das Bild lässt sich nicht mehr wiederherstellen.',
    other: 'Zu spät: Die Bilder lassen sich nicht mehr wiederherstellen.',
  });
export const couldNotRestore =
  'Das Wiederherstellen hat noch nicht geklappt. Bitte versuch es noch einmal.';
export const tryAgain = 'Noch einmal versuchen';

export const likeness = 'Ähnlichkeit';
export const percent = (value: number) => `${value}\u00a0%`;
export const rejectedBelow = (value: number) => `unter ${value} liefern wir nicht`;
export const likenessMeaning =
  'Wir haben das Gesicht im Porträt mit deinem Foto verglichen. 100\u00a0% heißt: dasselbe Gesicht in derselben Haltung. In unseren Tests kamen zwei verschiedene Menschen nie über 41\u00a0%.';
export const compare = 'Dein Foto oder das Porträt: zum Vergleichen verschieben';
export const compared = (photo: number, portrait: number) =>
  `${photo}\u00a0% dein Foto, ${portrait}\u00a0% das Porträt`;
export const yourPhoto = 'Dein Foto';
export const portrait = 'Porträt';
export const thePortrait = 'Das Porträt';
export const noPhoto = 'Dein Originalfoto ist nicht mehr gespeichert.';

export const avatar =
  'Ein gezeichneter Avatar, entstanden aus einem Prompt. Er zeigt keinen echten Menschen, deshalb messen wir keine Ähnlichkeit.';
export const prompt = 'Prompt';
export const without = 'Ohne:';
export const unmet = 'Was wir nicht umsetzen konnten';
export const madeWith = 'Herkunft';
export const yourUpload = 'Von dir hochgeladen';
export const style = 'Stil';
export const engine = 'Engine';
export const seed = 'Seed';
export const copySeed = 'Seed kopieren';
export const seedCopied = 'Seed kopiert';
export const couldNotCopySeed = 'Der Seed ließ sich nicht kopieren';
export const size = 'Größe';
export const remade = 'Neu gemacht';
export const remadeReason = 'der erste Versuch war zu unähnlich';
export const keptUntil = 'Gespeichert bis';

export const credentials = 'Herkunftsdaten';
export const reading = 'Wird gelesen';
export const readCredentials = 'Herkunftsdaten lesen';
export const noCredentials = 'Das Bild trägt keine signierten Herkunftsdaten.';
export const wrongCredentials = 'Die Herkunftsdaten passen nicht zu dieser Datei.';
export const signed = 'Signiert. Seitdem ist die Datei unverändert.';
export const signedBy = (issuer: string) =>
  `Signiert von ${issuer}. Seitdem ist die Datei unverändert.`;
export const signedByUs = (issuer: string) =>
  `Signiert von ${issuer}, also von uns. Seitdem ist die Datei unverändert.`;
export const hiddenMark = 'Es trägt unsere KI-Markierung.';
export const storedHere = 'Es gleicht einem Bild, das wir gespeichert haben.';
export const notMadeHere = 'Nichts darin weist darauf hin, dass es hier entstanden ist.';

export const loading = 'Wird geladen';
export const unavailable = 'Bild nicht verfügbar';
export const notKept = 'Es ist nicht mehr gespeichert.';
export const notInTime = 'Es kam nicht rechtzeitig an.';
export const swipe = 'Wische zum nächsten Bild';
export const nextImage = 'Nächstes Bild';
export const previousImage = 'Vorheriges Bild';
export const zoom = 'Zoom';
export const zoomIn = 'Vergrößern';
export const zoomOut = 'Verkleinern';
export const wholeImage = 'Ganzes Bild anzeigen';
export const removeWithAccount = 'Wasserzeichen entfernen: kostenloses Konto erstellen, 1 Credit';
