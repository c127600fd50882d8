import { WEAK_PHOTO } from '@likeness/contracts/photos/weak-photo';
import { usablePhotos, type PhotosState } from '../../runs/photos/photos-state.js';

/** Four styles are then drawings and prints. */
export function areAllWeak(state: PhotosState): boolean {
  const photos = usablePhotos(state);
  const isWeak = photos.map(({ advice }) => advice !== null && WEAK_PHOTO.includes(advice));
  return photos.length > 0 && isWeak.every(Boolean);
}
