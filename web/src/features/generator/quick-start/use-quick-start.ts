import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuickStart } from '../../tool-page/form/quick-start-row.js';
import { quickStartImagesQuery } from '../../runs/run-queries.js';
import { usablePhotos } from '../../runs/photos/photos-state.js';
import type { Generator } from '../choices/generator.js';
import { styleOptions } from '../choices/style-options.js';
import { stylesQuery } from '../choices/styles-query.js';
import { quickStart, QUICK_START_FAULTS, QuickStartFault } from './quick-start.js';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function useQuickStart(
  { form, photos, pose }: Generator,
  queryClient: QueryClient,
  submit: () => void,
): QuickStart {
  const [step, setStep] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const empty = (box: typeof photos) => box.remove(box.getState().photos.map(({ key }) => key));

  async function start() {
    setFault(null);
    try {
      await quickStart({
        fetchImages: () => queryClient.fetchQuery({ ...quickStartImagesQuery, staleTime: 0 }),
        fetchStyles: async () => styleOptions(await queryClient.ensureQueryData(stylesQuery)),
        random: Math.random,
        wait,
        tell: setStep,
        async takeImage(image) {
          empty(photos);
          empty(pose);
          form.dispatch({ pose: null, seed: null });
          await photos.addStored([image]);
          if (usablePhotos(photos.getState()).length === 0) {
            throw new QuickStartFault(QUICK_START_FAULTS.failed);
          }
        },
        choose({ maxCount, ...choice }) {
          const { imageCount } = form.getState();
          const count = maxCount === undefined ? imageCount : Math.min(imageCount, maxCount);
          form.dispatch({ ...choice, imageCount: Math.max(1, count) });
        },
        submit,
      });
    } catch (error) {
      setFault(error instanceof QuickStartFault ? error.message : QUICK_START_FAULTS.failed);
    }
    setStep(null);
  }

  return { step, fault, start };
}
