import type { Image } from '@likeness/contracts/http/images';
import { useMemo, type RefObject } from 'react';
import { leadTo } from '../../generator/form/lead-to.js';
import { photoIdsOf, seedOf } from '../../generator/run/recipe.js';
import type { ResultActions } from '../../generator/run/result-actions.js';
import type { Kontext } from '../kontext.js';

function textOf(image: Image, key: string): string {
  const value = image.creation_method_config?.[key];
  return typeof value === 'string' ? value : '';
}

/** Fills in the form with what a result was made from, and leads to the press. */
export function useStartFrom(
  { form, photos }: Kontext,
  root: RefObject<HTMLElement | null>,
): ResultActions {
  return useMemo(() => {
    function fill(image: Image, seed: number | null) {
      photos.remove(photos.getState().photos.map(({ key }) => key));
      photos.recall(photoIdsOf(image));
      form.dispatch({
        prompt: textOf(image, 'positive_prompt'),
        enhance: textOf(image, 'enhanced_positive_prompt') !== '',
        seed,
        ...(seed === null ? {} : { imageCount: 1 }),
      });
      leadTo(root.current, 'submit');
    }
    return {
      onMore: (image) => fill(image, null),
      onSameSeed: (image) => fill(image, seedOf(image)),
    };
  }, [form, photos, root]);
}
