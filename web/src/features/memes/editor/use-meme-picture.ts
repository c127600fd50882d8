import { type Image, MEME_METHOD } from '@likeness/contracts/http/images';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/request.js';
import { useAnotherTry } from '../../../lib/use-another-try.js';
import { fetchPicture } from '../rendering/export-size.js';

export type LoadedPicture = {
  readonly portrait: Image;
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
};

/** Memes are made from portraits, never from memes. */
async function portraitOf(image: Image, signal: AbortSignal): Promise<Image | 'gone'> {
  if (image.creation_method_name !== MEME_METHOD) return image;
  const id = image.creation_method_config?.origin_id;
  if (id === undefined) return 'gone';
  try {
    const origin = await call('GET /api/images/:id', { params: { id }, signal });
    return await portraitOf(origin, signal);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'gone';
    throw error;
  }
}

async function load(image: Image, signal: AbortSignal): Promise<LoadedPicture | 'gone'> {
  const portrait = await portraitOf(image, signal);
  if (portrait === 'gone') return 'gone';
  const file = await fetchPicture(portrait, signal);
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { portrait, file, width, height };
}

export function useMemePicture(image: Image) {
  const { data, isError, refetch } = useQuery({
    // A reaction makes another object of the same picture.
    queryKey: ['meme-picture', image.id, image.url],
    queryFn: ({ signal }) => load(image, signal),
    networkMode: 'always',
    retry: false,
    staleTime: 'static',
    gcTime: 0,
  });
  const retry = () => void refetch();
  useAnotherTry(isError, retry);
  return { picture: data ?? (isError ? 'failed' : 'loading'), retry };
}
