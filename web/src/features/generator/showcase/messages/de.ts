export const memeExamples = 'Meme-Beispiele';
export const seeStyles = 'Entdecke die Stile';
export const memeHint = 'Zwei Zeilen Text auf ein Porträt, fertig ist das Meme.';
export const stylesHint =
  'Jedes Porträt in einem anderen Stil. Such dir einen aus oder warte auf weitere.';
export const exampleOf = (name: string) => `Beispiel im Stil ${name}`;
export const applyStyle = 'Verwenden';
export const applyStyleNamed = (name: string) => `Verwenden: ${name}`;
export const tryStyle = 'Ausprobieren';
export const tryStyleNamed = (name: string) => `Ausprobieren: ${name}`;

export const madeToShare = 'Zum Teilen gemacht';
export const samplePosts = 'Beispielbeiträge';
export const likes = 'Likes';
export const comments = 'Kommentare';
export const shares = 'Geteilt';
export const openPlatform = (name: string) => `${name} öffnen`;
export const inNewTab = 'in neuem Tab';
export const thousands = (count: number) => `${String(count).replace('.', ',')}\u00a0Tsd.`;
export const millions = (count: number) => `${String(count).replace('.', ',')}\u00a0Mio.`;

export const oilTitle = 'Mein Foto, in Öl gemalt';
export const oilText = 'Gleiches Gesicht, gleicher Blick, anderes Jahrhundert.';
export const neonTitle = 'Ein Foto, drei Stile';
export const neonText = 'Vom Schnappschuss zum Neonlook in unter einer Minute.';
export const headshotTitle = 'Ein Bewerbungsfoto ohne Studio';
export const headshotText = 'Fensterlicht, das gar nicht da war.';
export const memeTitle = 'Wenn das Porträt besser ist als das Foto';
export const memeText = 'Das Meme macht sich von selbst.';
