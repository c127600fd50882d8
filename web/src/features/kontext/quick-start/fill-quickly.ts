import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/request.js';
import { shuffle } from '../../../lib/lists.js';
import type { Form } from '../../runs/keep-draft.js';
import type { PhotoBox } from '../../runs/photos/photo-box.js';
import { usablePhotos } from '../../runs/photos/photos-state.js';
import { newestImages, NO_IMAGES } from '../../tool-page/tool/newest-images.js';
import type { CommonChoices } from '../../tool-page/tool/page-tool.js';
import { QUICK_START_PROMPTS } from '../form/prompt-ideas.js';
import * as text from '../messages.js';

const MAX_IMAGES = 3;

type Filled = {
  form: Form<CommonChoices>;
  photos: PhotoBox;
  queryClient: QueryClient;
  tell: (step: string) => void;
};

/** The tool refuses images of different people, so Quick Start never combines them. */
async function showOnePerson(images: readonly { id: string }[]): Promise<boolean> {
  if (images.length < 2) return true;
  const image_ids = images.map(({ id }) => id);
  const body = { image_ids, tool: 'kontextlens' as const, look_images: [] };
  const { problem } = await call('POST /api/images/uploads/comparisons', { body });
  return problem === null;
}

export async function fillQuickly({
  form,
  photos,
  queryClient,
  tell,
}: Filled): Promise<string | null> {
  tell(text.loadingPhotos);
  const images = await newestImages(queryClient);
  if (images.length === 0) return NO_IMAGES;
  tell(text.picking);
  photos.removeAll();
  const picked = shuffle(images, Math.random).slice(0, MAX_IMAGES);
  await photos.addStored((await showOnePerson(picked)) ? picked : picked.slice(0, 1));
  const [positivePrompt] = shuffle(QUICK_START_PROMPTS, Math.random);
  if (positivePrompt !== undefined) form.dispatch({ positivePrompt });
  if (usablePhotos(photos.getState()).length === 0) throw new Error('No photo loaded');
  return null;
}
