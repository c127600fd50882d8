export const RANDOM_STYLE = 'random';

/** A style of each kind, chosen for the photos. */
export const FOUR_STYLES = 'four styles';

/** In the order of a set. */
export const STYLE_KINDS = ['headshot', 'place', 'art', 'playful'] as const;
export type StyleKind = (typeof STYLE_KINDS)[number];

/** Two digits and a space before the title in answers of the API: they order the styles. */
const PREFIX_LENGTH = 3;

export function sortedTitle(sort: number, title: string): string {
  return `${String(sort).padStart(2, '0')} ${title}`;
}

export function styleValue(title: string): string {
  return title.slice(PREFIX_LENGTH);
}

export const PROMPT_ONLY_STYLE = 'prompt-only';

const PACK_MARK = '--';

/** Unique, because packs may share style names. */
export function packStyleId(pack: string, style: string): string {
  return `${pack}${PACK_MARK}${style}`;
}

export function styleNameIn(id: string): string {
  const [, ofPack] = id.split(PACK_MARK);
  return ofPack === undefined ? id : ofPack.replaceAll('-', ' ');
}
