export const imageCopied = 'Image copied to clipboard!';
export const imageAddressCopied = 'Image URL copied to clipboard (could not copy image directly).';
export const couldNotShare = 'Could not share or copy the image.';
export const couldNotCopyAddresses = 'Could not copy URLs to clipboard';
export const addressesCopied = (count: number) =>
  count === 1 ? 'Image URL copied to clipboard.' : `${count} Image URLs copied to clipboard.`;
