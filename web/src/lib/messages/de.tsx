// Constants only: every page has this module whole, but the build puts constants where they are used.
export const portraitSiteTitle = 'Likeness: Porträts, auf denen man dich wiedererkennt';
export const memeSiteTitle = 'Likeness: Porträts und Memes, auf denen man dich wiedererkennt';
export const portraitSiteDescription =
  'Mach aus deinen eigenen Fotos Porträts, auf denen man dich wiedererkennt. Wir vergleichen jedes Porträt mit deinem Foto, bevor du es siehst.';
export const memeSiteDescription =
  'Mach aus deinen eigenen Fotos Porträts und Memes, auf denen man dich wiedererkennt. Wir vergleichen jedes Porträt mit deinem Foto, bevor du es siehst.';
export const portraitProductHeading = 'KI-Porträtgenerator';
export const memeProductHeading = 'KI-Generator für Porträts und Memes';

/** Separated by spaces, so that the build inlines them. */
export const months =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember';
export const cookiesNeeded =
  'Dein Browser blockiert Cookies. Bitte erlaub sie für diese Seite und versuch es noch einmal.';
export const noDate = 'Kein Datum';
export const invalidDate = 'Ungültiges Datum';
/** Before a day. */
export const until = 'bis';

export const credit = 'Credit';
export const credits = 'Credits';
export const image = 'Bild';
export const images = 'Bilder';

export const yourPhoto = 'Dein Foto';
export const studioHeadshot = 'Bewerbungsfoto';
export const oilPainting = 'Ölgemälde';
export const neon = 'Neon';
export const promptOnly = 'Nur Prompt';
export const uploadedPhoto = 'Hochgeladenes Foto';
export const liked = ', gefällt dir';
export const disliked = ', gefällt dir nicht';

export const sessionOver = 'Deine Sitzung ist abgelaufen. Bitte melde dich neu an.';
export const unknownError = 'Da ist etwas schiefgegangen (unbekannter Fehler)';
export const noConnection =
  'Keine Verbindung zum Studio. Bitte prüf dein Netz und versuch es noch einmal.';

export const smallPack = 'Kleines Paket';
export const mediumPack = 'Mittleres Paket';
export const largePack = 'Großes Paket';
