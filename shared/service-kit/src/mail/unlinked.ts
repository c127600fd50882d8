/** Takes no room and ends a word, so that mail programs see no address. */
const ZERO_WIDTH_SPACE = '\u200B';

/** Words of somebody who is not known, to be read as they are but not to be followed as a link. */
export function unlinked(text: string): string {
  return text.replace(
    /(?<=[\p{L}\p{N}])[.。．｡․](?=\p{L})|:(?=\/\/)/gu,
    (sign) => sign + ZERO_WIDTH_SPACE,
  );
}
