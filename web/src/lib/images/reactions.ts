import type { Image } from '@likeness/contracts/http/images';
import type { ImageRef } from './image-change.js';

type Reaction = Image['reaction'];

export type ReactionPorts = {
  send: (imageId: string, reaction: Reaction) => Promise<void>;
  show: (image: ImageRef, reaction: Reaction) => void;
  tell: (image: ImageRef, reaction: Reaction) => void;
  log: (message: string, error: unknown) => void;
};

/** `kept` is the server's value, `wanted` the value on screen. */
type Pending = { kept: Reaction; wanted: Reaction };

/** Shows reactions immediately but sends them in sequence, so that quick clicks can't overtake. */
export function createReactions({ send, show, tell, log }: ReactionPorts) {
  const pending = new Map<string, Pending>();

  async function deliver(image: ImageRef, state: Pending): Promise<void> {
    while (state.wanted !== state.kept) {
      const { wanted } = state;
      try {
        await send(image.id, wanted);
        tell({ ...image, reaction: state.kept }, wanted);
        state.kept = wanted;
      } catch (error) {
        log('The reaction could not be kept', error);
        show({ ...image, reaction: state.wanted }, state.kept);
        break;
      }
    }
    pending.delete(image.id);
  }

  return function press(image: ImageRef, pressed: 'like' | 'dislike'): Reaction {
    const state = pending.get(image.id);
    const before = state ? state.wanted : image.reaction;
    const wanted = before === pressed ? null : pressed;
    show({ ...image, reaction: before }, wanted);
    if (state) {
      state.wanted = wanted;
    } else {
      const begun = { kept: before, wanted };
      pending.set(image.id, begun);
      void deliver(image, begun);
    }
    return wanted;
  };
}
