export const galleryTitle = 'Aus deiner Galerie wählen';
export const galleryDescription = 'Deine hochgeladenen Fotos und deine Porträts.';
export const images = 'Bilder';
export const imageType = 'Art der Bilder';
export const all = 'Alle';
export const uploaded = 'Hochgeladen';
export const generated = 'KI-Bilder';
export const added = 'Hinzugefügt';
export const noImages = 'Noch keine Bilder';
export const imagesKeptHere = 'Hier findest du deine hochgeladenen Fotos und deine Porträts.';
export const imagesFailed = 'Wir konnten deine Bilder nicht laden.';

export const poseFromGallery = 'Kopfhaltung aus deiner Galerie';
export const defaultPoses = 'Vorgegebene Posen';
export const poseDescription = 'Deine Porträts übernehmen die Blickrichtung aus diesem Bild.';
export const noFaces = 'Noch keine Bilder mit Gesicht';
export const facesAppearHere = 'Hier erscheinen deine hochgeladenen Fotos und deine Porträts.';
export const noDefaultPoses = 'Noch keine vorgegebenen Posen';
export const defaultPosesLater =
  'Sie kommen, sobald das Studio eingerichtet ist. Bis dahin kannst du eine Datei oder deine Galerie verwenden.';
export const defaultListFailed = 'Wir konnten die vorgegebenen Posen nicht laden';
export const defaultPictureFailed = 'Pose nicht verfügbar';
export const defaultUnusable = 'Diese Pose lässt sich nicht verwenden';
export const galleryPictureFailed = 'Dieses Bild lässt sich nicht laden';
export const usePose = 'Pose übernehmen';
export const anyPose = 'Pose';

export const loading = 'Wird geladen';
export const cancel = 'Abbrechen';

export const pages = 'Seiten';
export const previousPage = 'Vorige Seite';
export const nextPage = 'Nächste Seite';
export const pageOf = (page: number, count: number) => `${page} von ${count}`;

export const addImages = (count: number) =>
  count < 2 ? 'Bild hinzufügen' : `${count} Bilder hinzufügen`;
export const selectUpTo = (max: number) => `Du kannst bis zu ${max} Bilder auswählen.`;
export const selected = (count: number, room: number) => `${count} von ${room} ausgewählt`;
