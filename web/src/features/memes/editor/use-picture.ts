import type { Image } from '@likeness/contracts/http/images';
import { useEffect, useState } from 'react';
import { logFault } from '../../../lib/log.js';
import { useAnotherTry } from '../../../lib/use-another-try.js';
import { fetchPicture } from '../rendering/fetch-picture.js';

export type LoadedPicture = {
  readonly file: Blob;
  readonly url: string;
  readonly width: number;
  readonly height: number;
};
type State = LoadedPicture | 'loading' | 'failed';

async function load(image: Image, signal: AbortSignal): Promise<LoadedPicture> {
  const file = await fetchPicture(image, signal);
  const { width, height } = await sizeOf(file);
  return { file, url: URL.createObjectURL(file), width, height };
}

async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

export function usePicture(image: Image): { picture: State; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [picture, setPicture] = useState<State>('loading');

  useEffect(() => {
    const leaving = new AbortController();
    let loaded: LoadedPicture | undefined;
    load(image, leaving.signal).then(
      (result) => {
        loaded = result;
        if (leaving.signal.aborted) URL.revokeObjectURL(result.url);
        else setPicture(result);
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        logFault('The picture of a meme did not load', error);
        setPicture('failed');
      },
    );
    return () => {
      leaving.abort();
      if (loaded) URL.revokeObjectURL(loaded.url);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a reaction makes another object of the same picture
  }, [image.id, image.url, attempt]);

  function retry() {
    setPicture('loading');
    setAttempt(attempt + 1);
  }
  useAnotherTry(picture === 'failed', retry);

  return { picture, retry };
}
