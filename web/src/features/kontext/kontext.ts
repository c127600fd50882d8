import type { QueryClient } from '@tanstack/react-query';
import { createStore, type Store } from '../../lib/store/store.js';
import { createToolRun, photoPorts, type ToolRun } from '../generator/create-generator.js';
import { createPhotoBox } from '../generator/photos/photo-box.js';
import {
  emptyKontextForm,
  reduceKontextForm,
  type KontextChoices,
} from './form/kontext-form-state.js';
import { formOfPlan } from './form/kontext-plan.js';

export type Kontext = ToolRun & { form: Store<KontextChoices, Partial<KontextChoices>> };

function createKontext(queryClient: QueryClient): Kontext {
  const form = createStore(reduceKontextForm, emptyKontextForm);
  const toolRun = createToolRun(
    {
      tool: 'kontextlens',
      endpoint: 'lenses/portrait-flux-kontext',
      photos: createPhotoBox(photoPorts('reference')),
      pose: null,
      needsConsent: () => true,
      recallPlan: (plan) => form.dispatch(formOfPlan(plan)),
      forgetForm: () => form.dispatch(emptyKontextForm),
    },
    queryClient,
  );
  return { ...toolRun, form };
}

const tools = new WeakMap<QueryClient, Kontext>();

/** The multi-reference tool of this page load: its form and run outlive a visit to another route. */
export function kontextOf(queryClient: QueryClient): Kontext {
  const tool = tools.get(queryClient) ?? createKontext(queryClient);
  tools.set(queryClient, tool);
  return tool;
}
