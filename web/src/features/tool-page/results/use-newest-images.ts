import type { Tool } from '@likeness/contracts/generation/tool';
import type { Image } from '@likeness/contracts/http/images';
import { useQuery } from '@tanstack/react-query';
import { imagePageQuery } from '../../../lib/images/image-queries.js';
import { useIsKnown } from '../../../lib/session/use-is-known.js';

/** Rows come out full in 3, 4 and 6 columns. */
const EARLIER_SHOWN = 24;
const NONE: readonly Image[] = [];

/** The newest images of a tool, as far as the server keeps them for this person or visitor. */
export function useNewestImages(tool: Tool): readonly Image[] {
  const isKnown = useIsKnown();
  const { data } = useQuery({
    ...imagePageQuery({ origin: 'ai_generated', tool }, 1, EARLIER_SHOWN),
    enabled: isKnown,
  });
  return data?.images ?? NONE;
}
