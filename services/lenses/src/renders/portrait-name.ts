const LONGEST = 40;

/** Lower-case letters and digits with dashes, cut between words; empty if none are left. */
function slugOf(words: string): string {
  const plain = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  if (slug.length <= LONGEST) return slug;
  const cut = slug.slice(0, LONGEST + 1).lastIndexOf('-');
  return slug.slice(0, cut > 0 ? cut : LONGEST);
}

/** @param words the style, or the prompt of an image without one */
export function portraitName(words: string, index: number, extension: string): string {
  const slug = slugOf(words) || 'prompt';
  return `likeness-${slug}-${index + 1}${extension}`;
}
