import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '../../../lib/store/store.js';
import { createPhotoBox } from '../../runs/photos/photo-box.js';
import { createToolRun, photoPorts, type ToolRun } from '../../runs/tool-run.js';
import { emptyKontextForm, reduceKontextForm, type KontextChoices } from './kontext-form-state.js';

export type Kontext = ToolRun<KontextChoices>;

function createKontext(queryClient: QueryClient): Kontext {
  return createToolRun(
    {
      tool: 'kontextlens',
      form: createStore(reduceKontextForm, emptyKontextForm),
      emptyForm: emptyKontextForm,
      endpoint: 'lenses/portrait-flux-kontext',
      photos: createPhotoBox(photoPorts('reference')),
      pose: null,
      needsConsent: () => true,
    },
    queryClient,
  );
}

const tools = new WeakMap<QueryClient, Kontext>();

/** One per page load: form and run survive navigation. */
export function kontextOf(queryClient: QueryClient): Kontext {
  const tool = tools.get(queryClient) ?? createKontext(queryClient);
  tools.set(queryClient, tool);
  return tool;
}
