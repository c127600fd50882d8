import type { Image } from '@likeness/contracts/http/images';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '../api/api-error.js';
import { call } from '../api/request.js';
import { chunks } from '../lists.js';
import { readListsAgain, showImageChange, tellImageChange } from './image-cache.js';

const AT_ONCE = 1_000;

/** The server can restore images for longer. */
export const UNDO_MS = 10_000;

/** Restores deleted images. Rejects when it is too late. */
export type Undo = () => Promise<void>;

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

async function removeFromServer(ids: readonly string[]): Promise<void> {
  const [id] = ids;
  try {
    if (id !== undefined && ids.length === 1) {
      await call('DELETE /api/images/:id', { params: { id } });
      return;
    }
    for (const image_ids of chunks(ids, AT_ONCE)) {
      await call('DELETE /api/images', { body: { image_ids } });
    }
  } catch (error) {
    // Another tab deleted them first: the result is the same.
    if (!isGone(error)) throw error;
  }
}

/** Rejects when the server refuses. The returned function restores the images. */
export function useDeleteImages(): (images: readonly Image[]) => Promise<Undo> {
  const queryClient = useQueryClient();
  const restore = useRestoreImages();
  return useCallback(
    async (images) => {
      const change = { type: 'removed', images: [...images] } as const;
      const ids = images.map(({ id }) => id);
      try {
        await removeFromServer(ids);
      } catch (error) {
        // The server may have deleted the images even though the response was lost.
        void readListsAgain(queryClient, change);
        throw error;
      }
      showImageChange(queryClient, change);
      tellImageChange(queryClient, change);
      return () => restore(ids);
    },
    [queryClient, restore],
  );
}

export function useRestoreImages(): (ids: readonly string[]) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (ids) => {
      for (const image_ids of chunks(ids, AT_ONCE)) {
        await call('POST /api/images/restore', { body: { image_ids } });
      }
      tellImageChange(queryClient, { type: 'added' });
    },
    [queryClient],
  );
}
