import type { UploadResponse } from '@likeness/contracts/http/images';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { ApiError } from '../../../lib/api/api-error.js';
import { displayUrl, uploadPreviewUrl } from '../../../lib/api/image-url.js';
import { createStore, type Store } from '../../../lib/store/store.js';
import { contentHash } from './content-hash.js';
import { inTurns } from './in-turns.js';
import {
  batchSummary,
  contentProblem,
  declaredProblem,
  fitIntoRoom,
  PHOTO_MESSAGES,
  type PhotoSource,
} from './photo-rules.js';
import {
  invalidPhotos,
  noPhotos,
  reducePhotos,
  usablePhotos,
  type Photo,
  type PhotosAction,
  type PhotosState,
} from './photos-state.js';

const UPLOADS_AT_ONCE = 3;

/** A picture of the person's own that the studio has already. */
type StoredPhoto = { id: string; name: string; url: string };

export type KeptPhoto = { key: string; name: string; uploadId: string | null; file: File | null };

export type PhotoPorts = {
  upload: (file: File) => Promise<UploadResponse>;
  /** Decodes the photo and gives the URL of its preview; throws for a photo that can't be read. */
  preview: (file: File) => Promise<string>;
  releasePreview: (url: string) => void;
  /** Settles when the picture at this address shows; rejects when it can't be loaded. */
  load: (url: string) => Promise<void>;
  newKey: () => string;
};

export type PhotoBox = Pick<Store<PhotosState, PhotosAction>, 'getState' | 'subscribe'> & {
  add: (files: readonly File[], source: PhotoSource) => Promise<void>;
  /** Takes pictures from the gallery, each of them once. */
  addStored: (pictures: readonly StoredPhoto[]) => Promise<void>;
  /** Takes up photos that an earlier visit stored. */
  recall: (uploadIds: readonly string[]) => void;
  /** Takes up photos that an earlier page was sending, under their keys. */
  restore: (photos: readonly KeptPhoto[]) => Promise<void>;
  remove: (keys: readonly string[]) => void;
  forgetUploads: () => void;
  /**
   * Sends what isn't stored yet. Gives the ids of all usable photos and how many were refused.
   * Throws when the server or the connection fails; what was stored by then stays stored.
   */
  uploadAll: (onStored: (key: string) => void) => Promise<{ ids: string[]; refused: number }>;
};

function isAboutThePhoto(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    [400, 413, 415, 422].includes(error.status) &&
    error.code !== 'FACE_CONSENT_REQUIRED'
  );
}

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
  const find = (key: string) => getState().photos.find((photo) => photo.key === key);

  function remove(keys: readonly string[]) {
    for (const key of keys) {
      const photo = find(key);
      if (photo?.previewUrl && photo.file) ports.releasePreview(photo.previewUrl);
    }
    dispatch({ type: 'removed', keys });
  }

  function makeRoom(coming: number) {
    if (maxFiles === 1 && coming > 0) remove(getState().photos.map(({ key }) => key));
  }

  async function check({ key, file }: Photo & { file: File }): Promise<void> {
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    let problem = bytes ? (contentProblem(bytes) ?? null) : PHOTO_MESSAGES.corrupted;
    const hash = bytes && (await contentHash(bytes));
    let previewUrl: string | null = null;
    if (problem === null) {
      previewUrl = await ports.preview(file).catch(() => null);
      if (previewUrl === null) problem = PHOTO_MESSAGES.corrupted;
    }
    if (!find(key)) {
      if (previewUrl) ports.releasePreview(previewUrl);
      return;
    }
    dispatch({ type: 'checked', key, hash, previewUrl, problem });
  }

  async function add(files: readonly File[], source: PhotoSource): Promise<void> {
    makeRoom(files.length);
    const fitting = fitIntoRoom(files, getState().photos.length, maxFiles);
    const limit = fitting.message === null ? [] : [fitting.message];
    const photos = fitting.files.map((file) => {
      const problem = declaredProblem(file, source) ?? null;
      return {
        key: ports.newKey(),
        name: file.name,
        file,
        previewUrl: null,
        hash: null,
        status: problem === null ? ('checking' as const) : ('invalid' as const),
        uploadId: null,
        problem,
      };
    });
    dispatch({ type: 'added', photos, summary: limit });
    for (const photo of photos) if (photo.problem === null) await check(photo);
    const kept = photos.map(({ key }) => find(key)).filter((photo) => photo !== undefined);
    const summary = [...limit, ...batchSummary(kept.map(({ problem }) => problem))];
    if (kept.length > 0) dispatch({ type: 'summed-up', summary });
  }

  async function addStored(pictures: readonly StoredPhoto[]): Promise<void> {
    makeRoom(pictures.length);
    const held = new Set(getState().photos.map(({ uploadId }) => uploadId));
    const fresh = pictures.filter(({ id }) => !held.has(id));
    const fitting = fitIntoRoom(fresh, getState().photos.length, maxFiles);
    const photos = fitting.files.map((picture) => ({
      key: ports.newKey(),
      name: picture.name,
      file: null,
      previewUrl: displayUrl(picture, 256),
      hash: null,
      status: 'checking' as const,
      uploadId: picture.id,
      problem: null,
    }));
    const summary = fitting.message === null ? [] : [fitting.message];
    dispatch({ type: 'added', photos, summary });
    await Promise.all(
      photos.map(async ({ key, previewUrl, uploadId }) => {
        try {
          await ports.load(previewUrl);
          dispatch({ type: 'stored', key, uploadId });
        } catch {
          dispatch({ type: 'refused', key, problem: PHOTO_MESSAGES.notLoaded });
        }
      }),
    );
  }

  async function send({ key, file }: Photo & { file: File }, onStored: (key: string) => void) {
    dispatch({ type: 'sending', key });
    try {
      const { id } = await ports.upload(file);
      dispatch({ type: 'stored', key, uploadId: id });
      onStored(key);
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
    getState,
    subscribe,
    add,
    addStored,
    recall(uploadIds) {
      const known = new Set(getState().photos.map(({ uploadId }) => uploadId));
      const photos = uploadIds
        .filter((id) => !known.has(id))
        .map((id, index) => ({
          key: ports.newKey(),
          name: `Photo ${index + 1}`,
          file: null,
          previewUrl: uploadPreviewUrl(id),
          hash: null,
          status: 'stored' as const,
          uploadId: id,
          problem: null,
        }));
      dispatch({ type: 'added', photos, summary: [] });
    },
    async restore(kept) {
      const photos = kept.map(({ key, name, uploadId, file }) => ({
        key,
        name,
        file: uploadId === null ? file : null,
        previewUrl: uploadId === null ? null : uploadPreviewUrl(uploadId),
        hash: null,
        status: uploadId === null ? ('checking' as const) : ('stored' as const),
        uploadId,
        problem: null,
      }));
      dispatch({ type: 'added', photos, summary: [] });
      await Promise.all(
        photos.map(async (photo) => {
          if (hasFile(photo)) await check(photo);
        }),
      );
    },
    remove,
    forgetUploads: () => dispatch({ type: 'uploads-forgotten' }),
    async uploadAll(onStored) {
      const unsent = usablePhotos(getState()).filter(hasFile).filter(isUnsent);
      await inTurns(unsent, UPLOADS_AT_ONCE, (photo) => send(photo, onStored));
      return {
        ids: [...new Set(usablePhotos(getState()).flatMap(({ uploadId }) => uploadId ?? []))],
        refused: invalidPhotos(getState()).length,
      };
    },
  };
}
