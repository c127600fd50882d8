import type { Render } from './render.entity.js';

/** More photos don't slow a prompt. */
const MOST_PHOTOS = 3;

/** Images of one kind take equally long: a style, or a prompt with a number of photos. */
export function kindOf({ styleId, photos }: Pick<Render, 'styleId' | 'photos'>): string {
  return styleId ?? `prompt-${Math.min(photos.length, MOST_PHOTOS)}`;
}

/** `kindOf` in SQL. */
export const KIND_COLUMN = `coalesce(style_id, 'prompt-' || least(jsonb_array_length(photos), ${MOST_PHOTOS}))`;
