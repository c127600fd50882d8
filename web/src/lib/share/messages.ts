export const imageCopied = EN ? 'Image copied to clipboard!' : 'Bild kopiert!';
export const imageAddressCopied = EN
  ? 'Image URL copied to clipboard (could not copy image directly).'
  : 'Link zum Bild kopiert (das Bild selbst ließ sich nicht kopieren).';
export const couldNotShare = EN
  ? 'Could not share or copy the image.'
  : 'Das Bild ließ sich weder teilen noch kopieren.';
export const couldNotCopyAddresses = EN
  ? 'Could not copy URLs to clipboard'
  : 'Die Links ließen sich nicht kopieren';
export const addressesCopied = (count: number) =>
  EN
    ? count === 1
      ? 'Image URL copied to clipboard.'
      : `${count} Image URLs copied to clipboard.`
    : count === 1
      ? 'Link zum Bild kopiert.'
      : `${count} Links zu Bildern kopiert.`;
