import {
  PHOTO_STYLES,
  STYLES_WITH_PLAIN_BACKDROP,
} from '@likeness/contracts/generation/style-choices';

/** @param style value of a style; null for none */
export function finishOf(style: string | null): { hasRetouch: boolean; hasBackdrop: boolean } {
  const name = style?.toLowerCase() ?? '';
  return {
    hasRetouch: PHOTO_STYLES.includes(name),
    hasBackdrop: STYLES_WITH_PLAIN_BACKDROP.includes(name),
  };
}
