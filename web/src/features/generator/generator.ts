import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { QueryClient } from '@tanstack/react-query';
import { generationEndpoint } from '../../lib/generation-endpoint.js';
import { createStore, type Store } from '../../lib/store/store.js';
import { createToolRun, photoPorts, type ToolRun } from './create-generator.js';
import { emptyForm, reduceForm, type FormState } from './form/form-state.js';
import { formOfPlan } from './form/portrait-plan.js';
import { createPhotoBox, type PhotoBox } from './photos/photo-box.js';

export type Generator = ToolRun & {
  form: Store<FormState, Partial<FormState>>;
  /** Holds the head pose that came as a file. */
  pose: PhotoBox;
};

function createPortraitGenerator(queryClient: QueryClient): Generator {
  const form = createStore(reduceForm, emptyForm);
  const photos = createPhotoBox(photoPorts('face'));
  const pose = createPhotoBox(photoPorts('pose'), { maxFiles: 1 });
  const toolRun = createToolRun(
    {
      tool: 'lenszero',
      endpoint: generationEndpoint,
      photos,
      pose,
      needsConsent: ({ style, fields }) =>
        style !== PROMPT_ONLY_STYLE ||
        pose.getState().photos.length > 0 ||
        fields.head_pose_gallery_id !== undefined,
      recallPlan: (plan) => form.dispatch(formOfPlan(plan)),
      forgetForm: () => form.dispatch(emptyForm),
    },
    queryClient,
  );
  return { ...toolRun, form, pose };
}

const generators = new WeakMap<QueryClient, Generator>();

/** The portrait generator of this page load: choices and a run outlive a visit to another route. */
export function generatorOf(queryClient: QueryClient): Generator {
  const generator = generators.get(queryClient) ?? createPortraitGenerator(queryClient);
  generators.set(queryClient, generator);
  return generator;
}
