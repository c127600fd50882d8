import { toasts } from '../../../components/toast-store.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { type Undo, UNDO_MS } from '../../../lib/images/use-delete-images.js';
import { logFault } from '../../../lib/log.js';
import * as text from '../messages/en.js';

/** In ms: about as long as the server still accepts a restore. */
const REPEAT_MS = 30_000;

const isTooLate = (error: unknown) => error instanceof ApiError && error.status === 404;

export function offerUndo(undo: Undo, count: number, onRestored?: () => void): void {
  async function bringBack() {
    try {
      await undo();
      onRestored?.();
      toasts.add('success', text.areBack(count));
    } catch (error) {
      logFault('Deleted images could not be brought back', error);
      if (isTooLate(error)) {
        toasts.add('error', text.tooLate(count));
        return;
      }
      toasts.add('error', text.couldNotRestore, {
        duration: REPEAT_MS,
        action: { label: text.tryAgain, onPress: () => void bringBack() },
      });
    }
  }
  toasts.add('info', text.deleted(count), {
    duration: UNDO_MS,
    action: { label: text.undo, onPress: () => void bringBack() },
  });
}
