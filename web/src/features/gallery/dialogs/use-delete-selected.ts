import type { Image } from '@likeness/contracts/http/images';
import { useDeleteImages } from '../../../lib/images/use-delete-images.js';
import { logFault } from '../../../lib/log.js';
import { imageCount } from '../words/image-words.js';
import { offerUndo } from '../../viewer/actions/offer-undo.js';

/** Deletes images and offers for ten seconds to bring them back. Rejects when the server refuses. */
export function useDeleteSelected(): (images: readonly Image[]) => Promise<void> {
  const deleteImages = useDeleteImages();

  return async function remove(images) {
    const undo = await deleteImages(images).catch((error: unknown) => {
      logFault('Images could not be deleted', error);
      throw error;
    });
    offerUndo(undo, {
      deleted: `${imageCount(images.length)} deleted`,
      back: images.length === 1 ? 'The image is back' : 'The images are back',
      tooLate: 'It is too late to bring them back.',
    });
  };
}
