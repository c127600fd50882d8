import { toasts } from '../../../components/toast-store.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { type Undo, UNDO_MS } from '../../../lib/images/use-delete-images.js';
import { logFault } from '../../../lib/log.js';

/** In ms: about as long as the server still accepts a restore. */
const REPEAT_MS = 30_000;

const isTooLate = (error: unknown) => error instanceof ApiError && error.status === 404;

export function offerUndo(undo: Undo, count: number, onRestored?: () => void): void {
  const isOne = count === 1;

  async function bringBack() {
    try {
      await undo();
      onRestored?.();
      toasts.add('success', isOne ? 'The image is back' : 'The images are back');
    } catch (error) {
      logFault('Deleted images could not be brought back', error);
      if (isTooLate(error)) {
        toasts.add('error', `It's too late to restore ${isOne ? 'the image' : 'the images'}.`);
        return;
      }
      toasts.add('error', "We couldn't restore anything yet. Please try again.", {
        duration: REPEAT_MS,
        action: { label: 'Try again', onPress: () => void bringBack() },
      });
    }
  }
  toasts.add('info', isOne ? 'Image deleted' : `${count} images deleted`, {
    duration: UNDO_MS,
    action: { label: 'Undo', onPress: () => void bringBack() },
  });
}
