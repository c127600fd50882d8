import { STYLES, styleIdOf } from '@likeness/contracts/generation/styles';

/** @param style value of a style; null for none */
export function finishOf(style: string | null): { hasRetouch: boolean; hasBackdrop: boolean } {
  const { isPhoto = false, hasPlainBackdrop = false } = STYLES[styleIdOf(style ?? '')] ?? {};
  return { hasRetouch: isPhoto, hasBackdrop: hasPlainBackdrop };
}
