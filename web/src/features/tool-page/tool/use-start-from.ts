import type { Image } from '@likeness/contracts/http/images';
import type { RefObject } from 'react';
import { photoIdsOf, seedOf } from '../../../lib/recipe.js';
import { leadTo } from './lead-to.js';
import type { CommonChoices, PageTool } from './page-tool.js';

/** Ways to start again from a result. Both only fill in the form. */
export type ResultActions = {
  onMore: (image: Image) => void;
  onSameSeed: (image: Image) => void;
};

export function useStartFrom<Choices extends CommonChoices>(
  { form, photos, pose, choicesOf }: PageTool<Choices>,
  root: RefObject<HTMLElement | null>,
): ResultActions {
  function fill(image: Image, seed: number | null) {
    photos.removeAll();
    pose?.removeAll();
    photos.recall(photoIdsOf(image).map((id) => ({ id })));
    const common: Partial<CommonChoices> = seed === null ? { seed } : { seed, imageCount: 1 };
    form.dispatch({ ...choicesOf(image), ...common });
    leadTo(root.current, 'submit');
  }
  return {
    onMore: (image) => fill(image, null),
    onSameSeed: (image) => fill(image, seedOf(image)),
  };
}
