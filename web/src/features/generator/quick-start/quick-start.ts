import type { QueryClient } from '@tanstack/react-query';
import { wait } from '../../../lib/wait.js';
import type { Form } from '../../runs/keep-draft.js';
import type { PhotoBox } from '../../runs/photos/photo-box.js';
import { usablePhotos } from '../../runs/photos/photos-state.js';
import { newestImages, NO_IMAGES } from '../../tool-page/tool/newest-images.js';
import { QUICK_START_MAX, type FormState } from '../choices/form-state.js';
import { isSynthetic, styleOptions } from '../choices/style-options.js';
import { stylesQuery } from '../choices/styles-query.js';
import * as text from '../messages.js';

type Filled = {
  form: Form<FormState>;
  photos: Pick<PhotoBox, 'removeAll' | 'addStored' | 'getState'>;
  pose: Pick<PhotoBox, 'removeAll'>;
  queryClient: QueryClient;
  tell: (step: string) => void;
};

const pick = <Entry>(entries: readonly Entry[]) =>
  entries[Math.floor(Math.random() * entries.length)];

/** Each step shows for 500 to 800 ms, so that users can follow. Resolves with the fault, or null. */
export async function fillQuickly(filled: Filled): Promise<string | null> {
  const { form, photos, pose, queryClient, tell } = filled;
  tell(text.loadingPhotos);
  const [images] = await Promise.all([newestImages(queryClient), wait(800)]);

  tell(text.pickingPhoto);
  const image = pick(images);
  if (!image) return NO_IMAGES;
  photos.removeAll();
  pose.removeAll();
  form.dispatch({ pose: null, seed: null });
  await Promise.all([photos.addStored([image]), wait(600)]);
  if (usablePhotos(photos.getState()).length === 0) throw new Error('The photo did not load');

  tell(text.pickingStyle);
  const styles = styleOptions(await queryClient.ensureQueryData(stylesQuery));
  const style = pick(styles.filter((each) => !isSynthetic(each)));
  if (!style) return text.noStyles;
  form.dispatch({ style: style.value });
  await wait(600);

  const gender = pick(['woman', 'man'] as const) ?? 'woman';
  tell(gender === 'man' ? text.styleForMan(style.label) : text.styleForWoman(style.label));
  form.dispatch({ gender });
  await wait(500);

  tell(text.upTo(QUICK_START_MAX));
  const { imageCount } = form.getState();
  form.dispatch({ imageCount: Math.max(1, Math.min(imageCount, QUICK_START_MAX)) });
  await wait(500);
  return null;
}
