import type { Tool } from '@likeness/contracts/generation/tool';
import { useEffect, useEffectEvent } from 'react';
import { takeHandedImage } from '../../../lib/handed-image.js';
import type { ResultActions } from '../tool/use-start-from.js';

/** Begins from an image that another page has handed to this tool, once what it needs is there. */
export function useHandedImage(tool: Tool, actions: ResultActions, isReady = true): void {
  const begin = useEffectEvent(() => {
    const handed = takeHandedImage(tool);
    if (handed?.keepsSeed) actions.onSameSeed(handed.image);
    else if (handed) actions.onMore(handed.image);
  });

  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
}
