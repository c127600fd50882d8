import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { Image } from '@likeness/contracts/http/images';
import type { Recipe } from '@likeness/contracts/http/recipe';

function recipeOf({ creation_method_config }: Image): Recipe {
  return creation_method_config ?? {};
}

export function seedOf(image: Image): number | null {
  return recipeOf(image).seed ?? null;
}

export function styleOf(image: Image): string | null {
  const { style } = recipeOf(image);
  if (typeof style === 'string') return style;
  return image.creation_method_name === 'lenszero' ? PROMPT_ONLY_STYLE : null;
}

/** True when the first render fell below the likeness threshold and a gentler one replaced it. */
export function wasMadeAgain(image: Image): boolean {
  return (recipeOf(image).gentleness ?? 0) > 0;
}

export function promptOf(image: Image): string | null {
  return recipeOf(image).positive_prompt || null;
}

export function photoIdsOf(image: Image): string[] {
  return recipeOf(image).photo_ids ?? [];
}

export function isAvatar(image: Image): boolean {
  return recipeOf(image).avatar === true;
}

export function engineOf(image: Image): string | null {
  const { pack, engine } = recipeOf(image);
  if (pack) return pack;
  if (engine === undefined) return null;
  return engine === 'avatar' ? 'Illustrator' : 'Studio';
}
