import type { UploadResponse } from '@likeness/contracts/http/photos';
import { ApiError } from '../../../lib/api/api-error.js';
import type { Store } from '../../../lib/store/store.js';
import {
  invalidPhotos,
  type Photo,
  type PhotosAction,
  type PhotosState,
  usablePhotos,
} from './photos-state.js';

const UPLOADS_AT_ONCE = 3;

export type SenderPorts = {
  upload: (file: File, onSent: (percent: number) => void) => Promise<UploadResponse>;
  /** Deletes an unused upload. */
  takeBack: (uploadId: string) => void;
};

export type PhotoSender = {
  /** Uploads a photo once and marks it if refused. Throws if server or connection fail. */
  send: (key: string) => Promise<void>;
  /**
   * Uploads the rest while `isWanted`. Gives the ids of all usable photos and the number refused.
   * Throws if server or connection fail; finished uploads remain.
   */
  uploadAll: (
    onStored: () => void,
    isWanted: () => boolean,
  ) => Promise<{ ids: string[]; refused: number }>;
  /** The user of uploads in progress has left. */
  forgetUser: () => void;
};

function isAboutThePhoto(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    [400, 413, 415, 422].includes(error.status) &&
    error.code !== 'FACE_CONSENT_REQUIRED'
  );
}

export function createPhotoSender(
  { getState, dispatch }: Pick<Store<PhotosState, PhotosAction>, 'getState' | 'dispatch'>,
  ports: SenderPorts,
): PhotoSender {
  const flights = new Map<string, Promise<void>>();
  let userTurn = 0;
  const find = (key: string) => getState().photos.find((photo) => photo.key === key);
  const change = (key: string, part: Partial<Photo>) => dispatch({ type: 'changed', key, part });

  async function begin(key: string, file: File): Promise<void> {
    const own = userTurn;
    const showSent = (sentPercent: number) => change(key, { status: 'sending', sentPercent });
    showSent(0);
    try {
      const { id, duplicate, turned, advice = null } = await ports.upload(file, showSent);
      if (find(key)) {
        const verdict = { isUnused: !duplicate, isTurned: turned !== 0, advice };
        change(key, { status: 'stored', uploadId: id, ...verdict });
      } else if (!duplicate && own === userTurn) ports.takeBack(id);
    } catch (error) {
      if (isAboutThePhoto(error)) {
        change(key, { status: 'invalid', problem: error.message, faces: error.faces });
        return;
      }
      change(key, { status: 'ready', isUnsent: true });
      throw error;
    }
  }

  async function send(key: string): Promise<void> {
    const photo = find(key);
    if (!photo?.file || photo.uploadId !== null || photo.status === 'invalid') return;
    const flight = flights.get(key) ?? begin(key, photo.file).finally(() => flights.delete(key));
    flights.set(key, flight);
    await flight;
  }

  return {
    send,
    async uploadAll(onStored, isWanted) {
      const asked = new Set(getState().photos.map(({ key }) => key));
      const isAsked = ({ key }: Photo) => asked.has(key);
      const unsent = usablePhotos(getState()).filter(
        ({ file, uploadId }) => file !== null && uploadId === null,
      );
      await inTurns(unsent, UPLOADS_AT_ONCE, async ({ key }) => {
        if (!isWanted()) return;
        await send(key);
        if (find(key)?.status === 'stored') onStored();
      });
      const usable = usablePhotos(getState()).filter(isAsked);
      const refused = invalidPhotos(getState()).filter(isAsked).length;
      if (refused === 0 && isWanted()) {
        for (const { key } of usable) change(key, { isUnused: false });
      }
      return { ids: [...new Set(usable.flatMap(({ uploadId }) => uploadId ?? []))], refused };
    },
    forgetUser() {
      userTurn += 1;
    },
  };
}

/** Runs `work` over the items, at most `width` at once. Rejects with the first failure. */
async function inTurns<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = [...items];
  const workOff = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, workOff));
}
