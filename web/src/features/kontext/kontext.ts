import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '../../lib/store/store.js';
import { promptForReferences } from '../prompt/prompt-reading-query.js';
import { createPhotoBox } from '../runs/photos/photo-box.js';
import { invalidPhotos, usablePhotos } from '../runs/photos/photos-state.js';
import { createToolRun, photoPorts } from '../runs/tool-run.js';
import { onePerPage, type CommonChoices, type PageTool } from '../tool-page/tool/page-tool.js';
import { checkKontext } from './choices/kontext-checks.js';
import { emptyKontextForm, reduceKontextForm } from './choices/kontext-form-state.js';
import { kontextPlan } from './choices/kontext-plan.js';
import { kontextTerms } from './choices/kontext-terms.js';
import { photosUse } from './choices/photos-use.js';
import * as text from './messages/en.js';

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
    photosUse: ({ positivePrompt }, reading) => photosUse(positivePrompt, reading),
    terms: kontextTerms,
    isIncomplete: ({ positivePrompt }) => positivePrompt.trim() === '',
    check({ form: filled, photos: held, problem, refusal, removesWatermark }) {
      const fault = checkKontext({
        usable: usablePhotos(held).length,
        invalid: invalidPhotos(held).length,
        problem,
        prompt: filled.positivePrompt,
        refusal,
      });
      return fault ? { fault } : { plan: kontextPlan(filled, removesWatermark === true) };
    },
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
