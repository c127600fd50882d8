import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../api/request.js';
import { logFault } from '../log.js';
import { session } from '../session/page-session.js';
import type { ImageRef } from './image-change.js';
import { createReactions } from './reactions.js';
import { showImageChange, tellImageChange } from './tell-image-change.js';

type Press = ReturnType<typeof createReactions>;

const presses = new WeakMap<QueryClient, Press>();

async function send(imageId: string, reaction: ImageRef['reaction']): Promise<void> {
  const userId = session.getState().user?.id;
  if (reaction !== null) {
    await call('POST /api/images/:id/reactions', { params: { id: imageId }, body: { reaction } });
  } else if (userId !== undefined) {
    const params = { id: imageId, userId };
    await call('DELETE /api/images/:id/reactions/:userId', { params });
  }
}

function pressFor(queryClient: QueryClient): Press {
  const known = presses.get(queryClient);
  if (known) return known;
  const press = createReactions({
    send,
    show: (image, reaction) => showImageChange(queryClient, { type: 'reacted', image, reaction }),
    tell: (image, reaction) => tellImageChange(queryClient, { type: 'reacted', image, reaction }),
    log: logFault,
  });
  presses.set(queryClient, press);
  return press;
}

/** Signed-in users only. A failure is logged and restores the server's value. */
export function useReact(): Press {
  const queryClient = useQueryClient();
  return useCallback<Press>(
    (image, pressed) => pressFor(queryClient)(image, pressed),
    [queryClient],
  );
}
