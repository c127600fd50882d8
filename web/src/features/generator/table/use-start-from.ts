import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type RefObject } from 'react';
import { leadTo } from '../../tool-page/form/lead-to.js';
import { photoIdsOf, seedOf } from '../../../lib/recipe.js';
import type { ResultActions } from '../../tool-page/results/result-actions.js';
import { formOfImage } from '../choices/form-of-image.js';
import type { Generator } from '../choices/generator.js';
import { styleOptions } from '../choices/style-options.js';
import { stylesQuery } from '../choices/styles-query.js';

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
