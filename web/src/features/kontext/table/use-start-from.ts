import type { Image } from '@likeness/contracts/http/images';
import type { Recipe } from '@likeness/contracts/http/recipe';
import { useMemo, type RefObject } from 'react';
import { leadTo } from '../../tool-page/form/lead-to.js';
import { photoIdsOf, seedOf } from '../../../lib/recipe.js';
import type { ResultActions } from '../../tool-page/results/result-actions.js';
import type { Kontext } from '../choices/kontext.js';

export function useStartFrom(
  { form, photos }: Kontext,
  root: RefObject<HTMLElement | null>,
): ResultActions {
  return useMemo(() => {
    function fill(image: Image, seed: number | null) {
      const recipe: Recipe = image.creation_method_config ?? {};
      photos.remove(photos.getState().photos.map(({ key }) => key));
      photos.recall(photoIdsOf(image));
      form.dispatch({
        prompt: recipe.positive_prompt ?? '',
        enhance: Boolean(recipe.enhanced_positive_prompt),
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
