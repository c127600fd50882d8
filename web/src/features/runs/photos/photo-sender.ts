import type { UploadResponse } from '@likeness/contracts/http/photos';
import { ApiError } from '../../../lib/api/api-error.js';
import type { Store } from '../../../lib/store/store.js';
import type { PhotosAction, PhotosState } from './photos-state.js';

export type SenderPorts = {
  upload: (file: File, onSent: (percent: number) => void) => Promise<UploadResponse>;
  /** Deletes an upload that nothing is going to be made from. */
  takeBack: (uploadId: string) => void;
};

export type PhotoSender = {
  /**
   * Stores a photo, once however many ask for it. One that the server refuses is marked with the
   * reason; throws when it could not be looked at.
   */
  send: (key: string) => Promise<void>;
  /** What is on its way belongs to somebody who is no longer here. */
  letGo: () => void;
};

function isAboutThePhoto(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    [400, 413, 415, 422].includes(error.status) &&
    error.code !== 'FACE_CONSENT_REQUIRED'
  );
}

/** Sends the photos of a box. */
export function createPhotoSender(
  { getState, dispatch }: Pick<Store<PhotosState, PhotosAction>, 'getState' | 'dispatch'>,
  ports: SenderPorts,
): PhotoSender {
  const flights = new Map<string, Promise<void>>();
  let round = 0;
  const find = (key: string) => getState().photos.find((photo) => photo.key === key);

  async function begin(key: string, file: File): Promise<void> {
    const own = round;
    dispatch({ type: 'sending', key, percent: 0 });
    try {
      const { id, duplicate, turned, advice } = await ports.upload(file, (percent) =>
        dispatch({ type: 'sending', key, percent }),
      );
      if (find(key)) {
        const isTurned = turned !== 0;
        dispatch({ type: 'stored', key, uploadId: id, isUnused: !duplicate, isTurned, advice });
      } else if (!duplicate && own === round) ports.takeBack(id);
    } catch (error) {
      if (isAboutThePhoto(error)) {
        dispatch({ type: 'refused', key, problem: error.message });
        return;
      }
      dispatch({ type: 'not-sent', key });
      throw error;
    }
  }

  return {
    async send(key) {
      const photo = find(key);
      if (!photo?.file || photo.uploadId !== null || photo.status === 'invalid') return;
      const flight = flights.get(key) ?? begin(key, photo.file).finally(() => flights.delete(key));
      flights.set(key, flight);
      await flight;
    },
    letGo() {
      round += 1;
    },
  };
}
