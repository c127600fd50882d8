/** Asks for any style; the server chooses. */
export const RANDOM_STYLE = 'random';

/** The value a style is requested with: its title without the ordering prefix. */
export function styleValue(title: string): string {
  return title.slice(3);
}

/** Asks for a picture made from words alone, without photos. */
export const PROMPT_ONLY_STYLE = 'prompt-only';

const PACK_MARK = '--';

/** Id and value of a style that a model pack brings: packs may have styles of the same name. */
export function packStyleId(pack: string, style: string): string {
  return `${pack}${PACK_MARK}${style}`;
}

/** The part of a style's id that names it, for a style that is no longer announced. */
export function styleNameIn(id: string): string {
  const [, ofPack] = id.split(PACK_MARK);
  return ofPack === undefined ? id : ofPack.replaceAll('-', ' ');
}
