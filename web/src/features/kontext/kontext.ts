import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '../../lib/store/store.js';
import { promptForReferences } from '../prompt/prompt-reading-query.js';
import { createPhotoBox } from '../runs/photos/photo-box.js';
import { createToolRun, photoPorts } from '../runs/tool-run.js';
import { onePerPage, type CommonChoices, type PageTool } from '../tool-page/tool/page-tool.js';
import {
  checkKontext,
  emptyKontextForm,
  kontextTerms,
  photosUse,
  reduceKontextForm,
} from './choices/kontext-rules.js';
import * as text from './messages.js';

function createKontext(queryClient: QueryClient): PageTool<CommonChoices> {
  const form = createStore(reduceKontextForm, emptyKontextForm);
  const photos = createPhotoBox(photoPorts('reference'));
  const toolRun = createToolRun(
    {
      tool: 'kontextlens',
      form,
      emptyForm: emptyKontextForm,
      endpoint: 'lenses/portrait-flux-kontext',
      photos,
      pose: null,
      needsConsent: () => true,
    },
    queryClient,
  );
  return {
    ...toolRun,
    askedPrompt: ({ positivePrompt }) => promptForReferences(positivePrompt),
    photosUse,
    terms: kontextTerms,
    isIncomplete: ({ positivePrompt }) => positivePrompt.trim() === '',
    check: checkKontext,
    choicesOf({ creation_method_config: recipe }) {
      return {
        positivePrompt: recipe?.positive_prompt ?? '',
        enhancesPositive: Boolean(recipe?.enhanced_positive_prompt),
      };
    },
    async fillQuickly(tell) {
      const { fillQuickly } = await import('./quick-start/fill-quickly.js');
      return fillQuickly({ form, photos, queryClient, tell });
    },
    words: {
      quickStartOffer: text.quickStartOffer,
      quickStartFailed: text.quickStartFailed,
      unknownError: text.unknownError,
    },
    morePart: 'positivePrompt',
  };
}

export const kontextOf = onePerPage(createKontext);
