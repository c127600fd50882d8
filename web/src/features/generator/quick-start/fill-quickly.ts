import type { QueryClient } from '@tanstack/react-query';
import { wait } from '../../../lib/wait.js';
import { usablePhotos } from '../../runs/photos/photos-state.js';
import type { PhotoBox } from '../../runs/photos/photo-box.js';
import { newestImages } from '../../tool-page/tool/newest-images.js';
import type { Form } from '../../runs/keep-draft.js';
import type { FormState } from '../choices/form-state.js';
import { styleOptions } from '../choices/style-options.js';
import { stylesQuery } from '../choices/styles-query.js';
import { quickStart } from './quick-start.js';

type Filled = {
  form: Form<FormState>;
  photos: PhotoBox;
  pose: PhotoBox;
  queryClient: QueryClient;
  tell: (step: string) => void;
};

export function fillQuickly({
  form,
  photos,
  pose,
  queryClient,
  tell,
}: Filled): Promise<string | null> {
  return quickStart({
    fetchImages: () => newestImages(queryClient),
    fetchStyles: async () => styleOptions(await queryClient.ensureQueryData(stylesQuery)),
    random: Math.random,
    wait,
    tell,
    async takeImage(image) {
      photos.removeAll();
      pose.removeAll();
      form.dispatch({ pose: null, seed: null });
      await photos.addStored([image]);
      if (usablePhotos(photos.getState()).length === 0) throw new Error('The photo did not load');
    },
    choose({ maxCount, ...choice }) {
      const { imageCount } = form.getState();
      const count = maxCount === undefined ? imageCount : Math.min(imageCount, maxCount);
      form.dispatch({ ...choice, imageCount: Math.max(1, count) });
    },
  });
}
