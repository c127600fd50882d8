import type { Tool } from '@likeness/contracts/generation/tool';
import type { Image } from '@likeness/contracts/http/images';
import { useQuery } from '@tanstack/react-query';
import { useIsKnown } from '../../../lib/api/shown-token.js';
import { newestImagesQuery } from './newest-images-query.js';

const NONE: readonly Image[] = [];

/** The newest images of a tool, as far as the server keeps them for this person or visitor. */
export function useNewestImages(tool: Tool): readonly Image[] {
  const isKnown = useIsKnown();
  const { data } = useQuery({ ...newestImagesQuery(tool), enabled: isKnown });
  return data?.images ?? NONE;
}
