// Constants only: every page has this module whole, but the build puts constants where they are used.
export const portraitSiteTitle = EN
  ? 'Likeness: portraits that still look like you'
  : 'Likeness: Porträts, auf denen man dich wiedererkennt';
export const memeSiteTitle = EN
  ? 'Likeness: portraits and memes that still look like you'
  : 'Likeness: Porträts und Memes, auf denen man dich wiedererkennt';
export const portraitSiteDescription = EN
  ? 'Turn your own photos into portraits that still look like you. Each portrait is measured against your photo before you see it.'
  : 'Mach aus deinen eigenen Fotos Porträts, auf denen man dich wiedererkennt. Wir vergleichen jedes Porträt mit deinem Foto, bevor du es siehst.';
export const memeSiteDescription = EN
  ? 'Turn your own photos into portraits and memes that still look like you. Each portrait is measured against your photo before you see it.'
  : 'Mach aus deinen eigenen Fotos Porträts und Memes, auf denen man dich wiedererkennt. Wir vergleichen jedes Porträt mit deinem Foto, bevor du es siehst.';
export const portraitProductHeading = EN ? 'AI Portrait Generator' : 'KI-Porträtgenerator';
export const memeProductHeading = EN
  ? 'AI Portrait & Meme Generator'
  : 'KI-Generator für Porträts und Memes';

/** Separated by spaces, so that the build inlines them. */
export const months = EN
  ? 'January February March April May June July August September October November December'
  : 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember';
export const cookiesNeeded = EN
  ? 'Your browser blocks cookies. Please allow them for this site, then try again.'
  : 'Dein Browser blockiert Cookies. Bitte erlaub sie für diese Seite und versuch es noch einmal.';
export const noDate = EN ? 'Date not available' : 'Kein Datum';
export const invalidDate = EN ? 'Invalid Date' : 'Ungültiges Datum';
/** Before a day. */
export const until = EN ? 'until' : 'bis';

export const credit = EN ? 'credit' : 'Credit';
export const credits = EN ? 'credits' : 'Credits';
export const image = EN ? 'image' : 'Bild';
export const images = EN ? 'images' : 'Bilder';

export const yourPhoto = EN ? 'Your photo' : 'Dein Foto';
export const studioHeadshot = EN ? 'Studio headshot' : 'Bewerbungsfoto';
export const oilPainting = EN ? 'Oil painting' : 'Ölgemälde';
export const neon = 'Neon';
export const promptOnly = EN ? 'Prompt Only' : 'Nur Prompt';
export const uploadedPhoto = EN ? 'Uploaded photo' : 'Hochgeladenes Foto';
export const liked = EN ? ', liked' : ', gefällt dir';
export const disliked = EN ? ', disliked' : ', gefällt dir nicht';

export const sessionOver = EN
  ? 'Your session has expired. Please login again.'
  : 'Deine Sitzung ist abgelaufen. Bitte melde dich neu an.';
export const unknownError = EN
  ? 'An unexpected error occurred (unknown error)'
  : 'Da ist etwas schiefgegangen (unbekannter Fehler)';
export const noConnection = EN
  ? 'We can’t reach the server. Please check your network and try again.'
  : 'Keine Verbindung zum Studio. Bitte prüf dein Netz und versuch es noch einmal.';

export const smallPack = EN ? 'Small Pack' : 'Kleines Paket';
export const mediumPack = EN ? 'Medium Pack' : 'Mittleres Paket';
export const largePack = EN ? 'Large Pack' : 'Großes Paket';
