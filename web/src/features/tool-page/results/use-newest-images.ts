import type { Tool } from '@likeness/contracts/generation/tool';
import type { Image } from '@likeness/contracts/http/images';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { imagePageQuery } from '../../../lib/images/image-queries.js';
import { useIsKnown } from '../../../lib/session/shown-token.js';
import { quickStartImagesQuery } from '../../runs/run-queries.js';
import * as text from '../messages/en.js';

export const NO_IMAGES = text.noImages;

/** The gallery as it is now, for Quick Start. */
export function newestImages(queryClient: QueryClient): Promise<readonly Image[]> {
  return queryClient.fetchQuery({ ...quickStartImagesQuery, staleTime: 0 });
}

/** Rows come out full in 3, 4 and 6 columns. */
const EARLIER_SHOWN = 24;

/** The newest images of a tool. */
export const newestImagesQuery = (tool: Tool) =>
  imagePageQuery({ origin: 'ai_generated', tool }, 1, EARLIER_SHOWN);

const NONE: readonly Image[] = [];

/** The newest images of a tool, as far as the server keeps them for this person or visitor. */
export function useNewestImages(tool: Tool): readonly Image[] {
  const isKnown = useIsKnown();
  const { data } = useQuery({ ...newestImagesQuery(tool), enabled: isKnown });
  return data?.images ?? NONE;
}
