import { plural } from '../../lib/plural.js';

export const aiGenerated = EN ? 'AI Generated' : 'Mit KI erstellt';
export const userUploaded = EN ? 'User Uploaded' : 'Hochgeladen';
export const aiGeneratedImages = EN ? 'AI Generated Images' : 'Mit KI erstellte Bilder';
export const uploadedImages = EN ? 'Uploaded Images' : 'Hochgeladene Bilder';
export const orMore = (images: string) => (EN ? `${images} or more` : `${images} oder mehr`);

export const filtersAndActions = EN ? 'Filters and actions' : 'Filter und Aktionen';
export const filters = EN ? 'Filters' : 'Filter';
export const imageType = EN ? 'Image Type' : 'Art der Bilder';
export const filterByReaction = EN ? 'Filter by Reaction' : 'Nach Reaktion filtern';
export const allImages = EN ? 'All Images' : 'Alle Bilder';
export const liked = EN ? 'Liked' : 'Mit Like';
export const disliked = EN ? 'Disliked' : 'Mit Dislike';
export const filterByOrigin = EN ? 'Filter by Origin' : 'Nach Herkunft filtern';
export const style = EN ? 'Style' : 'Stil';
export const allStyles = EN ? 'All styles' : 'Alle Stile';
export const tool = EN ? 'Tool' : 'Werkzeug';
export const allTools = EN ? 'All tools' : 'Alle Werkzeuge';
export const search = EN ? 'Search style and prompt' : 'Stil und Prompt durchsuchen';
export const clearSearch = EN ? 'Clear search' : 'Suche leeren';
export const searched = (words: string) => (EN ? `“${words}”` : `„${words}“`);
export const removeFilter = (filter: string) =>
  EN ? `Remove filter: ${filter}` : `Filter entfernen: ${filter}`;
export const clearFilters = EN ? 'Clear filters' : 'Filter zurücksetzen';

export const sort = EN ? 'Sort' : 'Sortieren';
export const newestFirst = EN ? 'Newest First' : 'Neueste zuerst';
export const oldestFirst = EN ? 'Oldest First' : 'Älteste zuerst';
export const gridSize = EN ? 'Grid size' : 'Größe der Kacheln';
export const smallGrid = EN ? 'Small grid' : 'Kleine Kacheln';
export const largeGrid = EN ? 'Large grid' : 'Große Kacheln';

export const selection = EN ? 'Selection' : 'Auswahl';
export const selectImages = EN ? 'Select Images' : 'Bilder auswählen';
export const selectAll = EN ? 'Select All' : 'Alle auswählen';
export const couldNotSelect = EN
  ? 'Could not select all images. Please try again.'
  : 'Es ließen sich nicht alle Bilder auswählen. Bitte versuch es noch einmal.';

export const actions = EN ? 'Actions' : 'Aktionen';
export const download = EN ? 'Download' : 'Herunterladen';
export const share = EN ? 'Share' : 'Teilen';
export const batchMemes = EN ? 'Batch Memes' : 'Meme-Serie';
export const remove = EN ? 'Delete' : 'Löschen';
export const removeWatermarks = EN ? 'Remove Watermarks' : 'Wasserzeichen entfernen';

export const recentlyDeleted = EN ? 'Recently Deleted' : 'Zuletzt gelöscht';

export const deletedOn = (day: string) =>
  EN ? `1 image will be deleted on ${day}` : `Am ${day} löschen wir 1 Bild`;
export const deletedFrom = (count: number, day: string) =>
  EN
    ? `${count} images will be deleted starting ${day}`
    : `Ab dem ${day} löschen wir ${count} Bilder`;
export const freeImages = EN
  ? 'We keep free images for 90 days. Subscribe to keep them, or download them any time.'
  : 'Kostenlose Bilder bewahren wir 90\u00a0Tage lang auf. Mit einem Abo behältst du sie. Herunterladen kannst du sie jederzeit.';
export const seePlans = EN ? 'See plans' : 'Tarife ansehen';

export const loading = EN ? 'Loading' : 'Wird geladen';
export const loadingImage = (image: string) =>
  EN ? `Loading, ${image}` : `Wird geladen, ${image}`;
export const imageUnavailable = EN ? 'Image unavailable' : 'Bild nicht verfügbar';
export const unavailableImage = (image: string) =>
  EN ? `Image unavailable, ${image}` : `Bild nicht verfügbar, ${image}`;
export const like = 'Like';
export const dislike = 'Dislike';
export const gridKeys = EN
  ? 'Use the arrow keys to move between images, with Shift to select.'
  : 'Mit den Pfeiltasten gehst du von Bild zu Bild, zusammen mit der Umschalttaste wählst du aus.';
export const createMore = EN ? 'Create More' : 'Mehr erstellen';
export const couldNotLoad = EN
  ? 'We couldn’t load your images.'
  : 'Deine Bilder ließen sich nicht laden.';
export const noImages = EN ? 'No images found.' : 'Keine Bilder gefunden.';
export const noMatch = EN
  ? 'Nothing matches your search or filters.'
  : 'Zu deiner Suche oder deinen Filtern passt kein Bild.';
export const noUploads = EN
  ? 'Photos you upload for portraits are kept here.'
  : 'Hier findest du die Fotos, die du für Porträts hochlädst.';
export const noPortraits = EN
  ? 'Portraits you make are kept here.'
  : 'Hier findest du die Porträts, die du erstellst.';

export const pages = EN ? 'Pages' : 'Seiten';
export const previousPage = EN ? 'Previous page' : 'Vorherige Seite';
export const nextPage = EN ? 'Next page' : 'Nächste Seite';
export const page = (number: number) => (EN ? `Page ${number}` : `Seite ${number}`);
export const loadMore = EN ? 'Load More Images' : 'Mehr Bilder laden';
export const loadedPages = (loaded: number, count: number) =>
  EN ? `${loaded} of ${count} pages` : `${loaded} von ${count} Seiten`;

export const pullToRefresh = EN ? 'Pull to refresh' : 'Zum Aktualisieren ziehen';
export const keepPulling = EN ? 'Keep pulling' : 'Weiterziehen';
export const releaseToRefresh = EN ? 'Release to refresh' : 'Zum Aktualisieren loslassen';
export const refreshing = EN ? 'Refreshing' : 'Wird aktualisiert';

export const leaveSelection = EN ? 'Leave selection' : 'Auswahl beenden';
// Follows the number of selected images.
export const selected = EN ? 'selected' : 'ausgewählt';
export const shownAreSelected = (count: number) =>
  EN
    ? `The ${count} images shown are selected.`
    : `Die ${count} angezeigten Bilder sind ausgewählt.`;
export const selectWhole = (count: number) =>
  EN ? `Select all ${count} images` : `Alle ${count} Bilder auswählen`;
export const selectFirst = (count: number) =>
  EN ? `Select the first ${count} images` : `Die ersten ${count} Bilder auswählen`;
export const wholeIsSelected = (count: number) =>
  EN ? `All ${count} images are selected.` : `Alle ${count} Bilder sind ausgewählt.`;
export const firstAreSelected = (count: number) =>
  EN ? `The first ${count} images are selected.` : `Die ersten ${count} Bilder sind ausgewählt.`;
export const firstOfAreSelected = (count: number, total: number) =>
  EN
    ? `The first ${count} of ${total} images are selected.`
    : `Die ersten ${count} von ${total} Bildern sind ausgewählt.`;

export const deletedTitle = EN ? 'Recently deleted' : 'Zuletzt gelöscht';
export const restorable = (minutes: number) =>
  EN
    ? `You can restore an image for ${minutes} minutes after you delete it.`
    : `Nach dem Löschen kannst du ein Bild noch ${minutes}\u00a0Minuten lang wiederherstellen.`;
export const keptDeleted = (minutes: number) =>
  EN
    ? `Deleted images stay here for ${minutes} minutes. After that, we delete the files for good.`
    : `Gelöschte Bilder bleiben noch ${minutes}\u00a0Minuten hier. Danach löschen wir die Dateien endgültig.`;
export const deletedImages = EN ? 'Deleted images' : 'Gelöschte Bilder';
export const untilClock = (clock: string) => (EN ? `Until ${clock}` : `Bis ${clock}\u00a0Uhr`);
export const selectAllDeleted = (count: number) =>
  EN ? `Select all (${count})` : `Alle auswählen (${count})`;
export const restore = EN ? 'Restore' : 'Wiederherstellen';
export const restoreImages = (count: number) =>
  EN
    ? plural(count, { one: `Restore ${count} image`, other: `Restore ${count} images` })
    : plural(count, {
        one: `${count} Bild wiederherstellen`,
        other: `${count} Bilder wiederherstellen`,
      });
export const couldNotRestore = EN
  ? "We couldn't restore the images. Please try again."
  : 'Die Bilder ließen sich nicht wiederherstellen. Bitte versuch es noch einmal.';
export const nothingToRestore = EN
  ? 'Nothing to restore.'
  : 'Hier gibt es nichts wiederherzustellen.';
export const noImagesSelected = EN ? 'No Images Selected' : 'Keine Bilder ausgewählt';
export const selectOne = EN
  ? 'Please select at least one image to proceed with this action.'
  : 'Bitte wähle zuerst mindestens ein Bild aus.';
export const ok = 'OK';
export const close = EN ? 'Close' : 'Schließen';
