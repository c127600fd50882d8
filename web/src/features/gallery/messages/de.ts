import { plural } from '../../../lib/plural.js';

export const aiGenerated = 'Mit KI erstellt';
export const userUploaded = 'Hochgeladen';
export const aiGeneratedImages = 'Mit KI erstellte Bilder';
export const uploadedImages = 'Hochgeladene Bilder';
export const orMore = (images: string) => `${images} oder mehr`;

export const filtersAndActions = 'Filter und Aktionen';
export const filters = 'Filter';
export const imageType = 'Art der Bilder';
export const filterByReaction = 'Nach Reaktion filtern';
export const allImages = 'Alle Bilder';
export const liked = 'Mit Like';
export const disliked = 'Mit Dislike';
export const filterByOrigin = 'Nach Herkunft filtern';
export const style = 'Stil';
export const allStyles = 'Alle Stile';
export const tool = 'Werkzeug';
export const allTools = 'Alle Werkzeuge';
export const search = 'Stil und Prompt durchsuchen';
export const clearSearch = 'Suche leeren';
export const searched = (words: string) => `„${words}“`;
export const removeFilter = (filter: string) => `Filter entfernen: ${filter}`;
export const clearFilters = 'Filter zurücksetzen';

export const sort = 'Sortieren';
export const newestFirst = 'Neueste zuerst';
export const oldestFirst = 'Älteste zuerst';
export const gridSize = 'Größe der Kacheln';
export const smallGrid = 'Kleine Kacheln';
export const largeGrid = 'Große Kacheln';

export const selection = 'Auswahl';
export const selectImages = 'Bilder auswählen';
export const selectAll = 'Alle auswählen';
export const couldNotSelect =
  'Es ließen sich nicht alle Bilder auswählen. Bitte versuch es noch einmal.';

export const actions = 'Aktionen';
export const download = 'Herunterladen';
export const share = 'Teilen';
export const batchMemes = 'Meme-Serie';
export const remove = 'Löschen';
export const removeWatermarks = 'Wasserzeichen entfernen';

export const recentlyDeleted = 'Zuletzt gelöscht';

export const deletedOn = (day: string) => `Am ${day} löschen wir 1 Bild`;
export const deletedFrom = (count: number, day: string) =>
  `Ab dem ${day} löschen wir ${count} Bilder`;
export const freeImages =
  'Kostenlose Bilder bewahren wir 90\u00a0Tage lang auf. Mit einem Abo behältst du sie. Herunterladen kannst du sie jederzeit.';
export const seePlans = 'Tarife ansehen';

export const loading = 'Wird geladen';
export const loadingImage = (image: string) => `Wird geladen, ${image}`;
export const imageUnavailable = 'Bild nicht verfügbar';
export const unavailableImage = (image: string) => `Bild nicht verfügbar, ${image}`;
export const like = 'Like';
export const dislike = 'Dislike';
export const gridKeys =
  'Mit den Pfeiltasten gehst du von Bild zu Bild, zusammen mit der Umschalttaste wählst du aus.';
export const createMore = 'Mehr erstellen';
export const couldNotLoad = 'Deine Bilder ließen sich nicht laden.';
export const noImages = 'Keine Bilder gefunden.';
export const noMatch = 'Zu deiner Suche oder deinen Filtern passt kein Bild.';
export const noUploads = 'Hier findest du die Fotos, die du für Porträts hochlädst.';
export const noPortraits = 'Hier findest du die Porträts, die du erstellst.';

export const pages = 'Seiten';
export const previousPage = 'Vorherige Seite';
export const nextPage = 'Nächste Seite';
export const page = (number: number) => `Seite ${number}`;
export const loadMore = 'Mehr Bilder laden';
export const loadedPages = (loaded: number, count: number) => `${loaded} von ${count} Seiten`;

export const pullToRefresh = 'Zum Aktualisieren ziehen';
export const keepPulling = 'Weiterziehen';
export const releaseToRefresh = 'Zum Aktualisieren loslassen';
export const refreshing = 'Wird aktualisiert';

export const leaveSelection = 'Auswahl beenden';
// Follows the number of selected images.
export const selected = 'ausgewählt';
export const shownAreSelected = (count: number) =>
  `Die ${count} angezeigten Bilder sind ausgewählt.`;
export const selectWhole = (count: number) => `Alle ${count} Bilder auswählen`;
export const selectFirst = (count: number) => `Die ersten ${count} Bilder auswählen`;
export const wholeIsSelected = (count: number) => `Alle ${count} Bilder sind ausgewählt.`;
export const firstAreSelected = (count: number) => `Die ersten ${count} Bilder sind ausgewählt.`;
export const firstOfAreSelected = (count: number, total: number) =>
  `Die ersten ${count} von ${total} Bildern sind ausgewählt.`;

export const deletedTitle = 'Zuletzt gelöscht';
export const restorable = (minutes: number) =>
  `Nach dem Löschen kannst du ein Bild noch ${minutes}\u00a0Minuten lang wiederherstellen.`;
export const keptDeleted = (minutes: number) =>
  `Gelöschte Bilder bleiben noch ${minutes}\u00a0Minuten hier. Danach löschen wir die Dateien endgültig.`;
export const deletedImages = 'Gelöschte Bilder';
export const untilClock = (clock: string) => `Bis ${clock}\u00a0Uhr`;
export const selectAllDeleted = (count: number) => `Alle auswählen (${count})`;
export const restore = 'Wiederherstellen';
export const restoreImages = (count: number) =>
  plural(count, {
    one: `${count} Bild wiederherstellen`,
    other: `${count} Bilder wiederherstellen`,
  });
export const couldNotRestore =
  'Die Bilder ließen sich nicht wiederherstellen. Bitte versuch es noch einmal.';
export const nothingToRestore = 'Hier gibt es nichts wiederherzustellen.';
export const noImagesSelected = 'Keine Bilder ausgewählt';
export const selectOne = 'Bitte wähle zuerst mindestens ein Bild aus.';
export const ok = 'OK';
export const close = 'Schließen';
