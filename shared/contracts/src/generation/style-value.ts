/** The server picks a style. */
export const RANDOM_STYLE = 'random';

/** The title without its ordering prefix. */
export function styleValue(title: string): string {
  return title.slice(3);
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
