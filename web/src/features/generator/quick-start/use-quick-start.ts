import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Generator } from '../generator.js';
import { quickStartImagesQuery, stylesQuery } from '../generator-queries.js';
import { usablePhotos } from '../photos/photos-state.js';
import { styleOptions } from '../styles/style-options.js';
import type { QuickStart } from './quick-start-row.js';
import { quickStart, QUICK_START_FAULTS, QuickStartFault } from './quick-start.js';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Fills the form at random from one's gallery and submits it. */
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
