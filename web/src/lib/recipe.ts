import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { Image } from '@likeness/contracts/http/images';
import type { Recipe } from '@likeness/contracts/http/recipe';

function recipeOf({ creation_method_config }: Image): Recipe {
  return creation_method_config ?? {};
}

/** The number that makes the same picture again from the same photo; null for an unknown recipe. */
export function seedOf(image: Image): number | null {
  return recipeOf(image).seed ?? null;
}

/** Value or id of the style an image was made in; null where the tool has no styles. */
export function styleOf(image: Image): string | null {
  const { style } = recipeOf(image);
  if (typeof style === 'string') return style;
  return image.creation_method_name === 'lenszero' ? PROMPT_ONLY_STYLE : null;
}

/** True when the first render fell below the likeness bar and a gentler one was delivered. */
export function wasMadeAgain(image: Image): boolean {
  return (recipeOf(image).gentleness ?? 0) > 0;
}

/** The words an image was made from, as they were written; null where it follows a style. */
export function promptOf(image: Image): string | null {
  return recipeOf(image).positive_prompt || null;
}

/** Ids of the photos an image was made from. */
export function photoIdsOf(image: Image): string[] {
  return recipeOf(image).photo_ids ?? [];
}

/** An illustration made from words alone, which shows nobody. */
export function isAvatar(image: Image): boolean {
  return recipeOf(image).avatar === true;
}

/** Who made an image: the model pack by its own name, or which part of the product; null for what nobody here made. */
export function engineOf(image: Image): string | null {
  const { pack, engine } = recipeOf(image);
  if (pack) return pack;
  if (engine === undefined) return null;
  return engine === 'avatar' ? 'Illustrator' : 'Studio';
}

/** What an image was asked for and could not honour, in words for the person. */
export function unmetOf(image: Image): string[] {
  const unmet: unknown = recipeOf(image).unmet;
  if (!Array.isArray(unmet)) return [];
  return unmet.filter((words): words is string => typeof words === 'string' && words !== '');
}
