export const imageCopied = 'Bild kopiert!';
export const imageAddressCopied =
  'Link zum Bild kopiert (das Bild selbst ließ sich nicht kopieren).';
export const couldNotShare = 'Das Bild ließ sich weder teilen noch kopieren.';
export const couldNotCopyAddresses = 'Die Links ließen sich nicht kopieren';
export const addressesCopied = (count: number) =>
  count === 1 ? 'Link zum Bild kopiert.' : `${count} Links zu Bildern kopiert.`;
