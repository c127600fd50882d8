import { toasts } from '../../../components/toast-store.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { type Undo, UNDO_MS } from '../../../lib/images/use-delete-images.js';
import { logFault } from '../../../lib/log.js';

/** A press that the server did not hear can be repeated for about as long as it waits for one. */
const REPEAT_MS = 30_000;

type Words = { deleted: string; back: string; tooLate: string };

const isTooLate = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Says that images are deleted, and offers for ten seconds to bring them back. */
export function offerUndo(undo: Undo, words: Words, onRestored?: () => void): void {
  async function bringBack() {
    try {
      await undo();
      onRestored?.();
      toasts.add('success', words.back);
    } catch (error) {
      logFault('Deleted images could not be brought back', error);
      if (isTooLate(error)) {
        toasts.add('error', words.tooLate);
        return;
      }
      toasts.add('error', 'Nothing could be brought back yet. Please try again.', {
        duration: REPEAT_MS,
        action: { label: 'Try again', onPress: () => void bringBack() },
      });
    }
  }
  toasts.add('info', words.deleted, {
    duration: UNDO_MS,
    action: { label: 'Undo', onPress: () => void bringBack() },
  });
}
