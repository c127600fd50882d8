import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { displayUrl, uploadPreviewUrl } from '../../../lib/api/image-url.js';
import { photoName } from '../../../lib/photo-names.js';
import { createStore, type Store } from '../../../lib/store/store.js';
import { inTurns } from './in-turns.js';
import {
  batchSummary,
  declaredProblem,
  fitIntoRoom,
  hasSupportedType,
  PHOTO_MESSAGES,
  type PhotoSource,
} from './photo-rules.js';
import { createPhotoSender, type SenderPorts } from './photo-sender.js';
import {
  invalidPhotos,
  newPhoto,
  noPhotos,
  reducePhotos,
  usablePhotos,
  type Photo,
  type PhotosAction,
  type PhotosState,
} from './photos-state.js';
import { readPhoto, type ReaderPorts } from './read-photo.js';

const UPLOADS_AT_ONCE = 3;

/** A picture of the person's own that the studio has already. */
type StoredPhoto = { id: string; name: string; url: string };

/** A photo set aside, uploaded or not. */
export type KeptPhoto = Pick<Photo, 'name' | 'uploadId' | 'file'>;

export type PhotoPorts = SenderPorts &
  ReaderPorts & {
    releasePreview: (url: string) => void;
    /** Settles when the picture at this address shows; rejects when it can't be loaded. */
    load: (url: string) => Promise<void>;
    newKey: () => string;
  };

export type PhotoBox = Pick<Store<PhotosState, PhotosAction>, 'getState' | 'subscribe'> & {
  add: (files: readonly File[], source: PhotoSource) => Promise<void>;
  /** Takes pictures from the gallery, each of them once. */
  addStored: (pictures: readonly StoredPhoto[]) => Promise<void>;
  /** Shows uploaded photos again. */
  recall: (uploadIds: readonly string[]) => void;
  /** Takes back photos that were set aside. */
  restore: (photos: readonly KeptPhoto[]) => Promise<void>;
  /** Takes photos off the form; what is stored stays in the gallery. */
  remove: (keys: readonly string[]) => void;
  removeAll: () => void;
  /** The same, and what was stored for nothing else is deleted. */
  discard: (keys: readonly string[]) => void;
  /** Takes everything off, as for the next person: of what was on its way nothing is told or deleted. */
  clear: () => void;
  forgetUploads: () => void;
  /** Stores one photo, which marks it as it turns out. Throws when it could not be looked at. */
  send: (key: string) => Promise<void>;
  /** Calls back with each photo that has come in and is fit to be sent. */
  onAdded: (listener: (key: string) => void) => void;
  /**
   * Sends what isn't stored yet, as long as it is wanted. Gives the ids of all usable photos and how
   * many were refused. Throws when the server or the connection fails; what was stored by then stays
   * stored.
   */
  uploadAll: (
    onStored: () => void,
    isWanted: () => boolean,
  ) => Promise<{ ids: string[]; refused: number }>;
};

type PhotoBoxOptions = {
  /** A box of one takes the newest picture in place of the one it holds. */
  maxFiles?: number;
};

const hasFile = (photo: Photo): photo is Photo & { file: File } => photo.file !== null;
const isUnsent = ({ uploadId }: Photo) => uploadId === null;

/** Holds photos: reads and checks each, keeps previews, sends them once. */
export function createPhotoBox(
  ports: PhotoPorts,
  { maxFiles = PHOTO_LIMITS.maxFiles }: PhotoBoxOptions = {},
): PhotoBox {
  const store = createStore(reducePhotos, noPhotos);
  const { dispatch, getState, subscribe } = store;
  const sender = createPhotoSender(store, ports);
  const listeners: ((key: string) => void)[] = [];
  const find = (key: string) => getState().photos.find((photo) => photo.key === key);
  const keys = () => getState().photos.map(({ key }) => key);

  function remove(keys: readonly string[]) {
    for (const key of keys) {
      const photo = find(key);
      if (photo?.previewUrl && photo.file) ports.releasePreview(photo.previewUrl);
    }
    dispatch({ type: 'removed', keys });
  }

  function makeRoom(coming: number) {
    if (maxFiles === 1 && coming > 0) remove(keys());
  }

  async function check({ key, file }: Photo & { file: File }): Promise<void> {
    const read = await readPhoto(file, hasSupportedType(file), ports);
    if (find(key)) dispatch({ type: 'checked', key, ...read });
    else if (read.previewUrl) ports.releasePreview(read.previewUrl);
  }

  /** Reads what has just been chosen, and tells of it. */
  async function take(photo: Photo & { file: File }): Promise<void> {
    await check(photo);
    if (find(photo.key)?.status !== 'ready') return;
    for (const listener of listeners) listener(photo.key);
  }

  async function add(files: readonly File[], source: PhotoSource): Promise<void> {
    makeRoom(files.length);
    const fitting = fitIntoRoom(files, usablePhotos(getState()).length, maxFiles);
    const limit = fitting.message === null ? [] : [fitting.message];
    const photos = fitting.files.map((file) => {
      const problem = declaredProblem(file, source) ?? null;
      const status = problem === null ? ('checking' as const) : ('invalid' as const);
      return { ...newPhoto({ key: ports.newKey(), name: file.name, status, problem }), file };
    });
    dispatch({ type: 'added', photos, summary: limit });
    for (const photo of photos) if (photo.problem === null) await take(photo);
    const kept = photos.map(({ key }) => find(key)).filter((photo) => photo !== undefined);
    const summary = [...limit, ...batchSummary(kept.map(({ problem }) => problem))];
    if (kept.length > 0) dispatch({ type: 'summed-up', summary });
  }

  async function addStored(pictures: readonly StoredPhoto[]): Promise<void> {
    makeRoom(pictures.length);
    const held = new Set(getState().photos.map(({ uploadId }) => uploadId));
    const fresh = pictures.filter(({ id }) => !held.has(id));
    const fitting = fitIntoRoom(fresh, usablePhotos(getState()).length, maxFiles);
    const photos = fitting.files.map((picture) => ({
      ...newPhoto({ key: ports.newKey(), name: photoName(picture.id) ?? picture.name }),
      previewUrl: displayUrl(picture, 512),
      uploadId: picture.id,
    }));
    const summary = fitting.message === null ? [] : [fitting.message];
    dispatch({ type: 'added', photos, summary });
    await Promise.all(
      photos.map(async ({ key, previewUrl, uploadId }) => {
        try {
          await ports.load(previewUrl);
          dispatch({ type: 'stored', key, uploadId, isUnused: false, isTurned: false });
        } catch {
          dispatch({ type: 'refused', key, problem: PHOTO_MESSAGES.notLoaded });
        }
      }),
    );
  }

  async function restore(kept: readonly KeptPhoto[]): Promise<void> {
    const known = new Set(getState().photos.map(({ uploadId }) => uploadId));
    const photos = kept
      .filter(({ uploadId }) => uploadId === null || !known.has(uploadId))
      .map(({ name, uploadId, file }) =>
        newPhoto(
          uploadId === null
            ? { key: ports.newKey(), name, file }
            : {
                key: ports.newKey(),
                name,
                uploadId,
                previewUrl: uploadPreviewUrl(uploadId),
                status: 'stored',
              },
        ),
      );
    dispatch({ type: 'added', photos, summary: [] });
    await Promise.all(photos.filter(hasFile).map(check));
  }

  return {
    getState,
    subscribe,
    add,
    addStored,
    recall(uploadIds) {
      const kept = uploadIds.map((id, index) => ({
        name: photoName(id) ?? `Photo ${index + 1}`,
        uploadId: id,
        file: null,
      }));
      void restore(kept);
    },
    restore,
    remove,
    removeAll: () => remove(keys()),
    discard(unwanted) {
      const unused = unwanted.flatMap((key) => {
        const photo = find(key);
        return photo?.isUnused && photo.uploadId !== null ? [photo.uploadId] : [];
      });
      remove(unwanted);
      for (const id of unused) ports.takeBack(id);
    },
    clear() {
      sender.letGo();
      remove(keys());
    },
    forgetUploads: () => dispatch({ type: 'uploads-forgotten' }),
    send: sender.send,
    onAdded: (listener) => void listeners.push(listener),
    async uploadAll(onStored, isWanted) {
      const asked = new Set(keys());
      const isAsked = ({ key }: Photo) => asked.has(key);
      const unsent = usablePhotos(getState()).filter(hasFile).filter(isUnsent);
      await inTurns(unsent, UPLOADS_AT_ONCE, async ({ key }) => {
        if (!isWanted()) return;
        await sender.send(key);
        if (find(key)?.status === 'stored') onStored();
      });
      const usable = usablePhotos(getState()).filter(isAsked);
      const refused = invalidPhotos(getState()).filter(isAsked).length;
      if (refused === 0 && isWanted()) {
        dispatch({ type: 'used', keys: usable.map(({ key }) => key) });
      }
      return { ids: [...new Set(usable.flatMap(({ uploadId }) => uploadId ?? []))], refused };
    },
  };
}
