/** Breaks words invisibly, so that mail programs detect no address. */
const ZERO_WIDTH_SPACE = '\u200B';

export function unlinked(text: string): string {
  return text.replace(
    /(?<=[\p{L}\p{N}])[.。．｡․](?=\p{L})|:(?=\/\/)/gu,
    (sign) => sign + ZERO_WIDTH_SPACE,
  );
}
