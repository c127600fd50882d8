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

type Named = {
  readonly style: string | null;
  readonly prompt: string | undefined;
  readonly index: number;
};

export function portraitName({ style, prompt, index }: Named, extension: string): string {
  const slug = slugOf(style ?? prompt ?? '') || 'prompt';
  return `likeness-${slug}-${index + 1}${extension}`;
}
