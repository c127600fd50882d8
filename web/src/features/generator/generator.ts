import { PROMPT_ONLY_STYLE } from '@likeness/contracts/generation/style-value';
import type { QueryClient } from '@tanstack/react-query';
import { generationEndpoint } from '../../lib/generation-endpoint.js';
import { createStore } from '../../lib/store/store.js';
import type { AskedPrompt } from '../prompt/prompt-reading-query.js';
import { createPhotoBox, type PhotoBox } from '../runs/photos/photo-box.js';
import { createToolRun, photoPorts } from '../runs/tool-run.js';
import { onePerPage, type PageTool } from '../tool-page/tool/page-tool.js';
import { formOfImage } from './choices/form-of-image.js';
import { emptyForm, QUICK_START_MAX, reduceForm, type FormState } from './choices/form-state.js';
import { portraitTerms } from './choices/portrait-terms.js';
import { styleOptions } from './choices/style-options.js';
import { stylesQuery } from './choices/styles-query.js';
import { checkSubmit } from './choices/submit-checks.js';
import * as text from './messages.js';

export type Generator = PageTool<FormState> & { pose: PhotoBox };

function createGenerator(queryClient: QueryClient): Generator {
  const form = createStore(reduceForm, emptyForm);
  const photos = createPhotoBox(photoPorts('face'));
  const pose = createPhotoBox(photoPorts('pose'), { maxFiles: 1 });
  const toolRun = createToolRun(
    {
      tool: 'lenszero',
      form,
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
  const options = () => styleOptions(queryClient.getQueryData(stylesQuery.queryKey) ?? []);
  return {
    ...toolRun,
    pose,
    askedPrompt,
    photosUse: ({ pose: chosen }) => ({
      tool: 'lenszero',
      lookImages: [],
      hasPose: chosen !== null || pose.getState().photos.length > 0,
    }),
    terms: portraitTerms,
    isIncomplete: ({ style, positivePrompt }) =>
      style === PROMPT_ONLY_STYLE && positivePrompt.trim() === '',
    check: (filled) => checkSubmit(filled, options()),
    choicesOf: (image) => formOfImage(image, options()),
    async fillQuickly(tell) {
      const { fillQuickly } = await import('./quick-start/quick-start.js');
      return fillQuickly({ form, photos, pose, queryClient, tell });
    },
    words: {
      quickStartOffer: text.quickStartOffer(QUICK_START_MAX),
      quickStartFailed: text.quickStartFailed,
    },
    morePart: 'style',
  };
}

export const generatorOf = onePerPage(createGenerator);

function askedPrompt(form: FormState, hasPhotos: boolean): AskedPrompt {
  const [prompt, negative] =
    form.style === PROMPT_ONLY_STYLE ? [form.positivePrompt, form.negativePrompt] : ['', ''];
  return { tool: 'lenszero', prompt, negative, hasPhotos };
}
