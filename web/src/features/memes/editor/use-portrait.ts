import { type Image, MEME_METHOD } from '@likeness/contracts/http/images';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/request.js';

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

/** Memes are made from portraits, never from memes. */
export function usePortrait(image: Image) {
  const isMeme = image.creation_method_name === MEME_METHOD;
  const { data, isError, refetch } = useQuery({
    queryKey: ['portrait-of', image.id],
    queryFn: ({ signal }) => portraitOf(image, signal),
    enabled: isMeme,
    retry: false,
    gcTime: 0,
  });
  const portrait = isMeme ? (data ?? (isError ? 'failed' : 'loading')) : image;
  return { portrait, retry: () => void refetch() };
}
