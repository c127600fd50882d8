import type { Image } from '@likeness/contracts/http/images';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { ApiError } from '../../lib/api/api-error.js';
import { readListsAgain } from '../../lib/images/image-cache.js';
import { imageQuery } from '../../lib/images/image-queries.js';
import { logFault } from '../../lib/log.js';

/** Finds out, once per image, why its picture failed: the session expired or the image is gone. */
export function useUnavailable(): (image: Image) => void {
  const queryClient = useQueryClient();
  const asked = useRef(new Set<string>());
  return useCallback(
    (image) => {
      if (asked.current.has(image.id)) return;
      asked.current.add(image.id);
      queryClient.removeQueries({ queryKey: imageQuery(image.id).queryKey });
      queryClient.fetchQuery(imageQuery(image.id)).catch((error: unknown) => {
        logFault('A picture could not be loaded', error);
        if (error instanceof ApiError && error.status === 404) {
          void readListsAgain(queryClient, { type: 'added' });
        }
      });
    },
    [queryClient],
  );
}
