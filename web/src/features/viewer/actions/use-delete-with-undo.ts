import type { Image } from '@likeness/contracts/http/images';
import { toasts } from '../../../components/toast-store.js';
import { useDeleteImages } from '../../../lib/images/use-delete-images.js';
import { logFault } from '../../../lib/log.js';
import { offerUndo } from './offer-undo.js';

const WORDS = {
  deleted: 'Image deleted',
  back: 'The image is back',
  tooLate: 'It is too late to bring the image back.',
};

/** Deletes an image at once and offers for ten seconds to bring it back. True when it is deleted. */
export function useDeleteWithUndo(): (image: Image, onRestored?: () => void) => Promise<boolean> {
  const deleteImages = useDeleteImages();

  return async function remove(image, onRestored) {
    try {
      offerUndo(await deleteImages([image]), WORDS, onRestored);
      return true;
    } catch (error) {
      logFault('An image could not be deleted', error);
      toasts.add('error', 'Failed to delete the image. Please try again.');
      return false;
    }
  };
}
