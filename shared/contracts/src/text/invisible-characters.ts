/** Excludes joiners and variation selectors, which scripts and emoji need. */
const INVISIBLE =
  /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const LOOSE_JOINER = /(?<![\p{L}\p{M}\p{S}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{S}])/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

export function isVisibleText(line: string): boolean {
  return (
    line.isWellFormed() && VISIBLE.test(line) && !INVISIBLE.test(line) && !LOOSE_JOINER.test(line)
  );
}

export function withoutInvisible(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(new RegExp(INVISIBLE, 'gu'), (sign) => (/[\n\t]/.test(sign) ? sign : ''))
    .replaceAll(new RegExp(LOOSE_JOINER, 'gu'), '');
}
