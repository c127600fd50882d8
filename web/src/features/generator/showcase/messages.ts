export const memeExamples = EN ? 'Meme examples' : 'Meme-Beispiele';
export const seeStyles = EN ? 'See the styles' : 'Entdecke die Stile';
export const memeHint = EN
  ? 'Add two lines of text to a portrait, and it’s a meme.'
  : 'Zwei Zeilen Text auf ein Porträt, fertig ist das Meme.';
export const stylesHint = EN
  ? 'Each portrait in a different style. Pick one, or wait for more.'
  : 'Jedes Porträt in einem anderen Stil. Such dir einen aus oder warte auf weitere.';
export const exampleOf = (name: string) =>
  EN ? `Example, ${name} style` : `Beispiel im Stil ${name}`;
export const applyStyle = EN ? 'Use This Style' : 'Verwenden';
export const applyStyleNamed = (name: string) =>
  EN ? `Use This Style: ${name}` : `Verwenden: ${name}`;
export const tryStyle = EN ? 'Try This Style' : 'Ausprobieren';
export const tryStyleNamed = (name: string) =>
  EN ? `Try This Style: ${name}` : `Ausprobieren: ${name}`;

export const madeToShare = EN ? 'Made to be shared' : 'Zum Teilen gemacht';
export const samplePosts = EN ? 'Sample posts' : 'Beispielbeiträge';
export const likes = 'Likes';
export const comments = EN ? 'Comments' : 'Kommentare';
export const shares = EN ? 'Shares' : 'Geteilt';
export const openPlatform = (name: string) => (EN ? `Open ${name}` : `${name} öffnen`);
export const inNewTab = EN ? 'in a new tab' : 'in neuem Tab';
export const thousands = (count: number) =>
  EN ? `${count}K` : `${String(count).replace('.', ',')}\u00a0Tsd.`;
export const millions = (count: number) =>
  EN ? `${count}M` : `${String(count).replace('.', ',')}\u00a0Mio.`;

export const oilTitle = EN ? 'My photo, painted in oil' : 'Mein Foto, in Öl gemalt';
export const oilText = EN
  ? 'Same face, same look, another century.'
  : 'Gleiches Gesicht, gleicher Blick, anderes Jahrhundert.';
export const neonTitle = EN ? 'One photo, three styles' : 'Ein Foto, drei Stile';
export const neonText = EN
  ? 'From snapshot to neon in under a minute.'
  : 'Vom Schnappschuss zum Neonlook in unter einer Minute.';
export const headshotTitle = EN ? 'A headshot without a studio' : 'Ein Bewerbungsfoto ohne Studio';
export const headshotText = EN
  ? 'Window light that wasn’t there.'
  : 'Fensterlicht, das gar nicht da war.';
export const memeTitle = EN
  ? 'When the portrait is better than the photo'
  : 'Wenn das Porträt besser ist als das Foto';
export const memeText = EN ? 'The meme makes itself.' : 'Das Meme macht sich von selbst.';
