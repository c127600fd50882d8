export const chooseSize = 'Größe wählen';
export const chooseSizeHint =
  'Wähle eine Größe, sieh dir den Ausschnitt an und lade das Bild herunter.';
export const size = 'Größe';
export const preview = (size: string) => `Vorschau: ${size}`;
export const oneCredit = '1 Credit';
export const downloadFor = (credits: string) => `Für ${credits} laden`;
export const withoutWatermark = 'Ohne Wasserzeichen';
export const watermarkStays = 'Sonst behält die große Datei das sichtbare Wasserzeichen.';
export const makingLarge = 'Wir machen die große Datei. Das dauert 10 bis 20 Sekunden.';
export const square = 'Quadrat';
export const round = 'Quadrat, für runde Profilbilder';
export const whole = 'Ganzes Bild';
export const large = 'Groß';
export const portrait4x5 = 'Hochformat 4:5';
export const portrait2x3 = 'Hochformat 2:3';
export const landscape3x2 = 'Querformat 3:2';
export const cvPhoto35x45 = 'Bewerbungsfoto 35 × 45\u00a0mm';
export const cvPhoto45x60 = 'Bewerbungsfoto 45 × 60\u00a0mm';
export const pixels = (width: number, height: number) => `${width} × ${height}\u00a0px`;
export const pixelsAt = (width: number, height: number, dpi: number) =>
  `${width} × ${height}\u00a0px, ${dpi}\u00a0dpi`;
export const upTo = (size: string) => `bis ${size}`;
export const widenedRemark =
  'Wenn dein Foto genug Platz lässt, malen wir an den Seiten mehr Hintergrund.';
export const widening = 'Wir malen an den Seiten mehr Hintergrund. Das dauert ein paar Sekunden.';
export const noRoom = 'Dein Foto hat für diese Größe zu wenig Platz. Bitte wähl eine andere.';
export const roundRemark =
  'Die Datei ist quadratisch. LinkedIn und andere schneiden selbst den Kreis zu.';
export const enlarged = 'Diese Größe kannst du beliebig oft herunterladen.';
export const getCredits = 'Credits oder ein Abo holen';
export const cutsHead = (sizes: readonly string[]) =>
  `Bei ${new Intl.ListFormat('de').format(sizes)} wäre vielleicht der Kopf angeschnitten, deshalb gibt es das hier nicht.`;
export const imageFailed = 'Das Bild ließ sich nicht herunterladen. Bitte versuch es noch einmal.';
export const download = 'Herunterladen';
export const cancel = 'Abbrechen';
