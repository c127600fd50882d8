import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type RefObject } from 'react';
import { formOfImage } from '../form/form-of-image.js';
import { leadTo } from '../form/lead-to.js';
import type { Generator } from '../generator.js';
import { stylesQuery } from '../generator-queries.js';
import { photoIdsOf, seedOf } from '../run/recipe.js';
import type { ResultActions } from '../run/result-actions.js';
import { styleOptions } from '../styles/style-options.js';

/** Fills in the form with what a result was made from, and leads to the press. */
export function useStartFrom(
  { form, photos, pose }: Generator,
  root: RefObject<HTMLElement | null>,
): ResultActions {
  const queryClient = useQueryClient();

  return useMemo(() => {
    function fill(image: Parameters<ResultActions['onMore']>[0], seed: number | null) {
      const options = styleOptions(queryClient.getQueryData(stylesQuery.queryKey) ?? []);
      for (const box of [photos, pose]) box.remove(box.getState().photos.map(({ key }) => key));
      photos.recall(photoIdsOf(image));
      form.dispatch({
        ...formOfImage(image, options),
        seed,
        ...(seed === null ? {} : { imageCount: 1 }),
      });
      leadTo(root.current, 'submit');
    }
    return {
      onMore: (image) => fill(image, null),
      onSameSeed: (image) => fill(image, seedOf(image)),
    };
  }, [form, photos, pose, root, queryClient]);
}
