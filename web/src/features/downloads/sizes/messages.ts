export const chooseSize = EN ? 'Choose a size' : 'Größe wählen';
export const chooseSizeHint = EN
  ? 'Choose a size, see the crop and download it.'
  : 'Wähle eine Größe, sieh dir den Ausschnitt an und lade das Bild herunter.';
export const size = EN ? 'Size' : 'Größe';
export const preview = (size: string) => (EN ? `Preview: ${size}` : `Vorschau: ${size}`);
export const oneCredit = EN ? '1 credit' : '1 Credit';
export const downloadFor = (credits: string) =>
  EN ? `Download for ${credits}` : `Für ${credits} laden`;
export const withoutWatermark = EN ? 'Without watermark' : 'Ohne Wasserzeichen';
export const watermarkStays = EN
  ? 'Otherwise, the visible watermark stays in the large file.'
  : 'Sonst behält die große Datei das sichtbare Wasserzeichen.';
export const makingLarge = EN
  ? 'We’re making the large file. This takes 10 to 20 seconds.'
  : 'Wir machen die große Datei. Das dauert 10 bis 20 Sekunden.';
export const square = EN ? 'Square' : 'Quadrat';
export const round = EN ? 'Square, for round profile pictures' : 'Quadrat, für runde Profilbilder';
export const whole = EN ? 'Whole picture' : 'Ganzes Bild';
export const large = EN ? 'Large' : 'Groß';
export const portrait4x5 = EN ? 'Portrait 4:5' : 'Hochformat 4:5';
export const portrait2x3 = EN ? 'Portrait 2:3' : 'Hochformat 2:3';
export const landscape3x2 = EN ? 'Landscape 3:2' : 'Querformat 3:2';
export const cvPhoto35x45 = EN ? 'CV photo 35 × 45 mm' : 'Bewerbungsfoto 35 × 45\u00a0mm';
export const cvPhoto45x60 = EN ? 'CV photo 45 × 60 mm' : 'Bewerbungsfoto 45 × 60\u00a0mm';
export const pixels = (width: number, height: number) =>
  EN ? `${width} × ${height} px` : `${width} × ${height}\u00a0px`;
export const pixelsAt = (width: number, height: number, dpi: number) =>
  EN ? `${width} × ${height} px, ${dpi} dpi` : `${width} × ${height}\u00a0px, ${dpi}\u00a0dpi`;
export const upTo = (size: string) => (EN ? `up to ${size}` : `bis ${size}`);
export const widenedRemark = EN
  ? 'If your photo leaves enough room, we paint more background at the sides.'
  : 'Wenn dein Foto genug Platz lässt, malen wir an den Seiten mehr Hintergrund.';
export const widening = EN
  ? 'We are painting more background at the sides. This takes a few seconds.'
  : 'Wir malen an den Seiten mehr Hintergrund. Das dauert ein paar Sekunden.';
export const noRoom = EN
  ? 'Your photo has too little room for this size. Please choose another.'
  : 'Dein Foto hat für diese Größe zu wenig Platz. Bitte wähl eine andere.';
export const roundRemark = EN
  ? 'The file is square. LinkedIn and others cut the circle.'
  : 'Die Datei ist quadratisch. LinkedIn und andere schneiden selbst den Kreis zu.';
export const enlarged = EN
  ? 'You can download this size as often as you like.'
  : 'Diese Größe kannst du beliebig oft herunterladen.';
export const getCredits = EN ? 'Get credits or a subscription' : 'Credits oder ein Abo holen';
export const cutsHead = (sizes: readonly string[]) =>
  EN
    ? `${new Intl.ListFormat('en').format(sizes)} could cut off the head, so we don’t offer it here.`
    : `Bei ${new Intl.ListFormat('de').format(sizes)} wäre vielleicht der Kopf angeschnitten, deshalb gibt es das hier nicht.`;
export const imageFailed = EN
  ? 'Failed to download image. Please try again.'
  : 'Das Bild ließ sich nicht herunterladen. Bitte versuch es noch einmal.';
export const download = EN ? 'Download' : 'Herunterladen';
export const cancel = EN ? 'Cancel' : 'Abbrechen';
