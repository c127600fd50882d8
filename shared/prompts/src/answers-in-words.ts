import {
  type Coded,
  PICTURE_GAPS,
  type Unmet,
  WISH_MEANINGS,
  WISH_REASONS,
  type WishMeaning,
  type WishReason,
} from '@likeness/contracts/generation/prompt-answers';

/** Null for words without a known meaning. */
export function reasonInWords({ code, values = [] }: Coded<WishReason>): string | null {
  return code === 'unknown' ? null : WISH_REASONS[code](...values);
}

export function meaningInWords({ code, values = [] }: Coded<WishMeaning>): string {
  return WISH_MEANINGS[code](...values);
}

export function unmetInWords(unmet: Unmet): string {
  if (!('words' in unmet)) return PICTURE_GAPS[unmet.code](...(unmet.values ?? []));
  const reason = reasonInWords(unmet);
  return reason === null ? unmet.words : `${unmet.words} (${reason})`;
}
