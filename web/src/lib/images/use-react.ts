import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../api/request.js';
import { logFault } from '../log.js';
import { session } from '../session/page-session.js';
import type { ImageRef } from './image-change.js';
import { showImageChange, tellImageChange } from './image-cache.js';

type Reaction = ImageRef['reaction'];
/** `kept` is the server's value, `wanted` the value on screen. */
type Pending = { kept: Reaction; wanted: Reaction };

/** By image. */
const pending = new Map<string, Pending>();

async function send(id: string, reaction: Reaction): Promise<void> {
  const userId = session.getState().user?.id;
  if (reaction !== null) {
    await call('POST /api/images/:id/reactions', { params: { id }, body: { reaction } });
  } else if (userId !== undefined) {
    await call('DELETE /api/images/:id/reactions/:userId', { params: { id, userId } });
  }
}

const change = (image: ImageRef, before: Reaction, reaction: Reaction) =>
  ({ type: 'reacted', image: { ...image, reaction: before }, reaction }) as const;

async function deliver(queryClient: QueryClient, image: ImageRef, state: Pending): Promise<void> {
  while (state.wanted !== state.kept) {
    const { kept, wanted } = state;
    try {
      await send(image.id, wanted);
      tellImageChange(queryClient, change(image, kept, wanted));
      state.kept = wanted;
    } catch (error) {
      logFault('The reaction could not be kept', error);
      showImageChange(queryClient, change(image, state.wanted, kept));
      break;
    }
  }
  pending.delete(image.id);
}

/** Shows the reaction immediately but sends in sequence, so that quick clicks can't overtake. */
export function react(
  queryClient: QueryClient,
  image: ImageRef,
  pressed: 'like' | 'dislike',
): Reaction {
  const state = pending.get(image.id);
  const before = state ? state.wanted : image.reaction;
  const wanted = before === pressed ? null : pressed;
  showImageChange(queryClient, change(image, before, wanted));
  if (state) {
    state.wanted = wanted;
  } else {
    const begun = { kept: before, wanted };
    pending.set(image.id, begun);
    void deliver(queryClient, image, begun);
  }
  return wanted;
}

/** Signed-in users only. A failure is logged and restores the server's value. */
export function useReact() {
  const queryClient = useQueryClient();
  return (image: ImageRef, pressed: 'like' | 'dislike') => react(queryClient, image, pressed);
}
