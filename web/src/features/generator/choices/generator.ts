import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { QueryClient } from '@tanstack/react-query';
import { generationEndpoint } from '../../../lib/generation-endpoint.js';
import { createStore } from '../../../lib/store/store.js';
import { createPhotoBox, type PhotoBox } from '../../runs/photos/photo-box.js';
import { createToolRun, photoPorts, type ToolRun } from '../../runs/tool-run.js';
import { emptyForm, reduceForm, type FormState } from './form-state.js';

export type Generator = ToolRun<FormState> & {
  pose: PhotoBox;
};

function createPortraitGenerator(queryClient: QueryClient): Generator {
  const photos = createPhotoBox(photoPorts('face'));
  const pose = createPhotoBox(photoPorts('pose'), { maxFiles: 1 });
  const toolRun = createToolRun(
    {
      tool: 'lenszero',
      form: createStore(reduceForm, emptyForm),
      emptyForm,
      endpoint: generationEndpoint,
      photos,
      pose,
      needsConsent: ({ style, fields }) =>
        style !== PROMPT_ONLY_STYLE ||
        pose.getState().photos.length > 0 ||
        fields.head_pose_gallery_id !== undefined,
    },
    queryClient,
  );
  return { ...toolRun, pose };
}

const generators = new WeakMap<QueryClient, Generator>();

/** One per page load: choices and run survive navigation. */
export function generatorOf(queryClient: QueryClient): Generator {
  const generator = generators.get(queryClient) ?? createPortraitGenerator(queryClient);
  generators.set(queryClient, generator);
  return generator;
}
