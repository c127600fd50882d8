import { useState } from 'react';
import { fetchImages } from '../../../lib/api/gallery-api.js';
import { comparePhotos } from '../../../lib/api/images-api.js';
import type { QuickStart } from '../../tool-page/form/quick-start-row.js';
import { usablePhotos } from '../../runs/photos/photos-state.js';
import type { Kontext } from '../choices/kontext.js';
import { QUICK_START_PROMPTS } from '../form/prompt-ideas.js';
import { pickOne, pickUpToThree } from './pick-start.js';

const NO_IMAGES = 'No images found in your gallery. Please upload some images first.';
const FAILED = 'Error during quick start. Please try again.';

const AMONG = 48;

/** The tool refuses images of different people, so Quick Start never combines them. */
async function showOnePerson(images: readonly { id: string }[]): Promise<boolean> {
  if (images.length < 2) return true;
  const image_ids = images.map(({ id }) => id);
  const { problem } = await comparePhotos({ image_ids, tool: 'kontextlens', look_images: [] });
  return problem === null;
}

export function useQuickStart({ photos, form }: Kontext, submit: () => void): QuickStart {
  const [step, setStep] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function fill(): Promise<boolean> {
    setStep('Loading your photos…');
    const { images } = await fetchImages({ origin: 'both', page: 1, limit: AMONG });
    if (images.length === 0) {
      setFault(NO_IMAGES);
      return false;
    }
    setStep('Picking images and a prompt');
    photos.remove(photos.getState().photos.map(({ key }) => key));
    const picked = pickUpToThree(images, Math.random);
    await photos.addStored((await showOnePerson(picked)) ? picked : picked.slice(0, 1));
    const prompt = pickOne(QUICK_START_PROMPTS, Math.random);
    if (prompt !== undefined) form.dispatch({ prompt });
    if (usablePhotos(photos.getState()).length === 0) throw new Error(FAILED);
    return true;
  }

  return {
    step,
    fault,
    async start() {
      setFault(null);
      try {
        if (await fill()) submit();
      } catch {
        setFault(FAILED);
      }
      setStep(null);
    },
  };
}
