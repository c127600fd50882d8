import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { Image } from '@likeness/contracts/http/images';

function entry(image: Image, key: string): unknown {
  return image.creation_method_config?.[key];
}

/** The number that makes the same picture again from the same photo; null for an unknown recipe. */
export function seedOf(image: Image): number | null {
  const seed = entry(image, 'seed');
  return typeof seed === 'number' ? seed : null;
}

/** Value or id of the style an image was made in; null where the tool has no styles. */
export function styleOf(image: Image): string | null {
  const style = entry(image, 'style');
  if (typeof style === 'string') return style;
  return image.creation_method_name === 'lenszero' ? PROMPT_ONLY_STYLE : null;
}

/** True when the first render fell below the likeness bar and a gentler one was delivered. */
export function wasMadeAgain(image: Image): boolean {
  const gentleness = entry(image, 'gentleness');
  return typeof gentleness === 'number' && gentleness > 0;
}

/** The words an image was made from, as they were written; null where it follows a style. */
export function promptOf(image: Image): string | null {
  const prompt = entry(image, 'positive_prompt');
  return typeof prompt === 'string' && prompt !== '' ? prompt : null;
}

/** Ids of the photos an image was made from. */
export function photoIdsOf(image: Image): string[] {
  const ids = entry(image, 'photo_ids');
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}

/** An illustration made from words alone, which shows nobody. */
export function isAvatar(image: Image): boolean {
  return entry(image, 'avatar') === true;
}
