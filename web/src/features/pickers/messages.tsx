export const galleryTitle = EN ? 'Choose from your gallery' : 'Aus deiner Galerie wählen';
export const galleryDescription = EN
  ? 'The photos you uploaded and the portraits you made.'
  : 'Deine hochgeladenen Fotos und deine Porträts.';
export const images = EN ? 'Images' : 'Bilder';
export const imageType = EN ? 'Image type' : 'Art der Bilder';
export const all = EN ? 'All' : 'Alle';
export const uploaded = EN ? 'User Uploaded' : 'Hochgeladen';
export const generated = EN ? 'AI Generated' : 'KI-Bilder';
export const added = EN ? 'Added' : 'Hinzugefügt';
export const noImages = EN ? 'No images yet' : 'Noch keine Bilder';
export const imagesKeptHere = EN
  ? 'The photos you upload and the portraits you make are kept here.'
  : 'Hier findest du deine hochgeladenen Fotos und deine Porträts.';
export const imagesFailed = EN
  ? 'We couldn’t load your images.'
  : 'Wir konnten deine Bilder nicht laden.';

export const poseFromGallery = EN
  ? 'Head pose from your gallery'
  : 'Kopfhaltung aus deiner Galerie';
export const defaultPoses = EN ? 'Default poses' : 'Vorgegebene Posen';
export const poseDescription = EN
  ? 'Your portraits follow the direction in which the head looks in this picture.'
  : 'Deine Porträts übernehmen die Blickrichtung aus diesem Bild.';
export const noFaces = EN ? 'No images with a face yet' : 'Noch keine Bilder mit Gesicht';
export const facesAppearHere = EN
  ? 'The photos you upload and the portraits you make appear here.'
  : 'Hier erscheinen deine hochgeladenen Fotos und deine Porträts.';
export const noDefaultPoses = EN ? 'No default poses yet' : 'Noch keine vorgegebenen Posen';
export const defaultPosesLater = EN
  ? 'They are there once the studio is set up. You can use a file or your gallery.'
  : 'Sie kommen, sobald das Studio eingerichtet ist. Bis dahin kannst du eine Datei oder deine Galerie verwenden.';
export const defaultListFailed = EN
  ? 'Failed to load default poses'
  : 'Wir konnten die vorgegebenen Posen nicht laden';
export const defaultPictureFailed = EN ? 'Failed to load default pose' : 'Pose nicht verfügbar';
export const defaultUnusable = EN
  ? 'Failed to process default pose'
  : 'Diese Pose lässt sich nicht verwenden';
export const galleryPictureFailed = EN
  ? 'Failed to load head pose image'
  : 'Dieses Bild lässt sich nicht laden';
export const usePose = EN ? 'Use this pose' : 'Pose übernehmen';
export const anyPose = 'Pose';

export const loading = EN ? 'Loading' : 'Wird geladen';
export const cancel = EN ? 'Cancel' : 'Abbrechen';

export const pages = EN ? 'Pages' : 'Seiten';
export const previousPage = EN ? 'Previous page' : 'Vorige Seite';
export const nextPage = EN ? 'Next page' : 'Nächste Seite';
export const pageOf = (page: number, count: number) =>
  EN ? `${page} of ${count}` : `${page} von ${count}`;

export const addImages = (count: number) =>
  EN
    ? count < 2
      ? 'Add image'
      : `Add ${count} images`
    : count < 2
      ? 'Bild hinzufügen'
      : `${count} Bilder hinzufügen`;
export const selectUpTo = (max: number) =>
  EN ? `You can select up to ${max} images.` : `Du kannst bis zu ${max} Bilder auswählen.`;
export const selected = (count: number, room: number) =>
  EN ? `${count} of ${room} selected` : `${count} von ${room} ausgewählt`;
