import { plural } from '../../lib/plural.js';

export const image = EN ? 'Image' : 'Bild';
export const imageOf = (number: number, total: number) =>
  EN ? `Image ${number} of ${total}` : `Bild ${number} von ${total}`;
export const numberOf = (number: number, total: number) =>
  EN ? `${number} of ${total}` : `${number} von ${total}`;
export const liked = (image: string) => (EN ? `${image}, liked` : `${image}, gefällt dir`);
export const disliked = (image: string) =>
  EN ? `${image}, disliked` : `${image}, gefällt dir nicht`;
export const keys = EN
  ? 'Use the left and right arrow keys to browse, plus and minus to zoom.'
  : 'Mit den Pfeiltasten links und rechts blätterst du, mit Plus und Minus änderst du die Größe.';
export const memberKeys = EN
  ? 'Use the left and right arrow keys to browse, plus and minus to zoom, L to like and D to dislike.'
  : 'Mit den Pfeiltasten links und rechts blätterst du, mit Plus und Minus änderst du die Größe. L steht für Like, D für Dislike.';
export const createdOn = (day: string) => (EN ? `Created on ${day}` : `Erstellt am ${day}`);

export const like = 'Like';
export const dislike = 'Dislike';
export const download = EN ? 'Download' : 'Herunterladen';
export const otherSizes = EN ? 'Other sizes' : 'Andere Größen';
export const makeMore = EN ? 'Make more like this' : 'Mehr davon';
export const reuseSettings = EN ? 'Reuse settings' : 'Einstellungen übernehmen';
export const share = EN ? 'Share' : 'Teilen';
export const createMeme = EN ? 'Create Meme' : 'Meme erstellen';
export const removeWatermark = EN ? 'Remove Watermark' : 'Wasserzeichen entfernen';
export const free = EN ? 'Free' : 'Kostenlos';
export const oneCredit = EN ? '1 credit' : '1 Credit';
export const remove = EN ? 'Delete' : 'Löschen';
export const notLoaded = EN
  ? 'Image is not fully loaded yet. Please try again.'
  : 'Das Bild ist noch nicht ganz geladen. Bitte versuch es gleich noch einmal.';
export const couldNotDownload = EN
  ? 'Failed to download image. Please try again.'
  : 'Das Bild ließ sich nicht herunterladen. Bitte versuch es noch einmal.';

export const deleteImages = (count: number) =>
  EN
    ? plural(count, { one: `Delete ${count} image?`, other: `Delete ${count} images?` })
    : plural(count, { one: `${count} Bild löschen?`, other: `${count} Bilder löschen?` });
export const undoable = (minutes: number) =>
  EN
    ? `You can undo this for ${minutes} minutes. After that, we delete the files for good.`
    : `Das kannst du ${minutes}\u00a0Minuten lang rückgängig machen. Danach löschen wir die Dateien endgültig.`;
export const cancel = EN ? 'Cancel' : 'Abbrechen';
export const deleting = EN ? 'Deleting...' : 'Wird gelöscht …';
export const couldNotDelete = (count: number) =>
  EN
    ? plural(count, {
        one: 'Failed to delete the image. Please try again.',
        other: 'Failed to delete selected images. Please try again.',
      })
    : plural(count, {
        one: 'Das Bild ließ sich nicht löschen. Bitte versuch es noch einmal.',
        other: 'Die ausgewählten Bilder ließen sich nicht löschen. Bitte versuch es noch einmal.',
      });
export const deleted = (count: number) =>
  EN
    ? plural(count, { one: 'Image deleted', other: `${count} images deleted` })
    : plural(count, { one: 'Bild gelöscht', other: `${count} Bilder gelöscht` });
export const undo = EN ? 'Undo' : 'Rückgängig';
export const areBack = (count: number) =>
  EN
    ? plural(count, { one: 'The image is back', other: 'The images are back' })
    : plural(count, { one: 'Das Bild ist wieder da', other: 'Die Bilder sind wieder da' });
export const tooLate = (count: number) =>
  EN
    ? plural(count, {
        one: "It's too late to restore the image.",
        other: "It's too late to restore the images.",
      })
    : plural(count, {
        one: 'Zu spät: Das Bild lässt sich nicht mehr wiederherstellen.',
        other: 'Zu spät: Die Bilder lassen sich nicht mehr wiederherstellen.',
      });
export const couldNotRestore = EN
  ? "We couldn't restore anything yet. Please try again."
  : 'Das Wiederherstellen hat noch nicht geklappt. Bitte versuch es noch einmal.';
export const tryAgain = EN ? 'Try again' : 'Noch einmal versuchen';

export const likeness = EN ? 'Likeness' : 'Ähnlichkeit';
export const percent = (value: number) => (EN ? `${value}%` : `${value}\u00a0%`);
export const rejectedBelow = (value: number) =>
  EN ? `we reject anything below ${value}` : `unter ${value} liefern wir nicht`;
export const likenessMeaning = EN
  ? 'We measured the face in the portrait against your photo. 100% is the same face in the same pose; in our tests, two different people never scored above 41%.'
  : 'Wir haben das Gesicht im Porträt mit deinem Foto verglichen. 100\u00a0% heißt: dasselbe Gesicht in derselben Haltung. In unseren Tests kamen zwei verschiedene Menschen nie über 41\u00a0%.';
export const compare = EN
  ? 'Your photo or the portrait: move to compare'
  : 'Dein Foto oder das Porträt: zum Vergleichen verschieben';
export const compared = (photo: number, portrait: number) =>
  EN
    ? `${photo}% your photo, ${portrait}% the portrait`
    : `${photo}\u00a0% dein Foto, ${portrait}\u00a0% das Porträt`;
export const yourPhoto = EN ? 'Your photo' : 'Dein Foto';
export const portrait = EN ? 'Portrait' : 'Porträt';
export const thePortrait = EN ? 'The portrait' : 'Das Porträt';
export const noPhoto = EN
  ? 'The original photo is no longer stored.'
  : 'Dein Originalfoto ist nicht mehr gespeichert.';

export const avatar = EN
  ? 'An illustrated avatar, drawn from a prompt. It isn’t a real person, so we don’t measure likeness.'
  : 'Ein gezeichneter Avatar, entstanden aus einem Prompt. Er zeigt keinen echten Menschen, deshalb messen wir keine Ähnlichkeit.';
export const prompt = 'Prompt';
export const without = EN ? 'Leave out:' : 'Ohne:';
export const unmet = EN ? 'What we couldn’t do' : 'Was wir nicht umsetzen konnten';
export const madeWith = EN ? 'Made with' : 'Herkunft';
export const yourUpload = EN ? 'Your upload' : 'Von dir hochgeladen';
export const style = EN ? 'Style' : 'Stil';
export const engine = 'Engine';
export const seed = 'Seed';
export const copySeed = EN ? 'Copy seed' : 'Seed kopieren';
export const seedCopied = EN ? 'Seed copied' : 'Seed kopiert';
export const couldNotCopySeed = EN
  ? 'We couldn’t copy the seed'
  : 'Der Seed ließ sich nicht kopieren';
export const size = EN ? 'Size' : 'Größe';
export const remade = EN ? 'Remade' : 'Neu gemacht';
export const remadeReason = EN
  ? 'the first one didn’t look enough like you'
  : 'der erste Versuch war zu unähnlich';
export const keptUntil = EN ? 'Kept until' : 'Gespeichert bis';

export const credentials = EN ? 'Credentials' : 'Herkunftsdaten';
export const reading = EN ? 'Reading' : 'Wird gelesen';
export const readCredentials = EN ? 'Read this file’s credentials' : 'Herkunftsdaten lesen';
export const noCredentials = EN
  ? 'It carries no signed credentials.'
  : 'Das Bild trägt keine signierten Herkunftsdaten.';
export const wrongCredentials = EN
  ? 'Its credentials don’t match this file.'
  : 'Die Herkunftsdaten passen nicht zu dieser Datei.';
export const signed = EN
  ? 'Signed. The file hasn’t changed since.'
  : 'Signiert. Seitdem ist die Datei unverändert.';
export const signedBy = (issuer: string) =>
  EN
    ? `Signed by ${issuer}. The file hasn’t changed since.`
    : `Signiert von ${issuer}. Seitdem ist die Datei unverändert.`;
export const signedByUs = (issuer: string) =>
  EN
    ? `Signed by ${issuer}, which is this site. The file hasn’t changed since.`
    : `Signiert von ${issuer}, also von uns. Seitdem ist die Datei unverändert.`;
export const hiddenMark = EN ? 'It carries our AI mark.' : 'Es trägt unsere KI-Markierung.';
export const storedHere = EN
  ? 'It matches a picture stored here.'
  : 'Es gleicht einem Bild, das wir gespeichert haben.';
export const notMadeHere = EN
  ? 'Nothing in it says it was made here.'
  : 'Nichts darin weist darauf hin, dass es hier entstanden ist.';

export const loading = EN ? 'Loading' : 'Wird geladen';
export const unavailable = EN ? 'Image unavailable' : 'Bild nicht verfügbar';
export const notKept = EN ? 'It is not kept any more.' : 'Es ist nicht mehr gespeichert.';
export const notInTime = EN ? 'It did not arrive in time.' : 'Es kam nicht rechtzeitig an.';
export const swipe = EN ? 'Swipe for the next image' : 'Wische zum nächsten Bild';
export const nextImage = EN ? 'Next image' : 'Nächstes Bild';
export const previousImage = EN ? 'Previous image' : 'Vorheriges Bild';
export const zoom = 'Zoom';
export const zoomIn = EN ? 'Zoom in' : 'Vergrößern';
export const zoomOut = EN ? 'Zoom out' : 'Verkleinern';
export const wholeImage = EN ? 'Show the whole image' : 'Ganzes Bild anzeigen';
export const removeWithAccount = EN
  ? 'Remove the watermark: create a free account, 1 credit'
  : 'Wasserzeichen entfernen: kostenloses Konto erstellen, 1 Credit';
