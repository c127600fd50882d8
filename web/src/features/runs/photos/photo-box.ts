import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { displayUrl, uploadPreviewUrl } from '../../../lib/api/image-url.js';
import { loadPatiently } from '../../../lib/late-component.js';
import { photoName } from '../../../lib/photo-names.js';
import { createStore, type Store } from '../../../lib/store/store.js';
import * as text from '../messages.js';
import type { RunPhotos } from '../run/run-ports.js';
import {
  batchSummary,
  fitIntoRoom,
  PHOTO_MESSAGES,
  type PhotoSource,
  sizeProblem,
} from './photo-rules.js';
import { createPhotoSender, type PhotoSender, type SenderPorts } from './photo-sender.js';
import {
  newPhoto,
  noPhotos,
  type Photo,
  type PhotosAction,
  type PhotosState,
  reducePhotos,
  usablePhotos,
} from './photos-state.js';
import type { ReaderPorts, ReadPhoto } from './read-photo.js';

/** An image in the user's gallery. */
type StoredPhoto = { id: string; name: string; url: string };

/** A photo of a member whose session expired. */
export type KeptPhoto = Pick<Photo, 'name' | 'uploadId' | 'file'> & Verdict;

/** What this form knows of an uploaded photo. */
type Verdict = Partial<Pick<Photo, 'hash' | 'advice' | 'isTurned'>>;
export type KeptUpload = { id: string } & Verdict;

export type PhotoPorts = SenderPorts &
  ReaderPorts & {
    releasePreview: (url: string) => void;
    /** Rejects when the image can't be loaded. */
    load: (url: string) => Promise<void>;
    newKey: () => string;
  };

export type PhotoBox = Pick<Store<PhotosState, PhotosAction>, 'getState' | 'subscribe'> &
  Pick<PhotoSender, 'send' | 'uploadAll'> & {
    add: (files: readonly File[], source: PhotoSource) => Promise<void>;
    /** Adds images from the gallery, each once. */
    addStored: (pictures: readonly StoredPhoto[]) => Promise<void>;
    /** Shows uploaded photos again. */
    recall: (uploads: readonly KeptUpload[]) => void;
    restore: (photos: readonly KeptPhoto[]) => Promise<void>;
    /** Empties the form; uploads stay in the gallery. */
    removeAll: () => void;
    /** Checks and sends another file in the photo's place. */
    replace: (key: string, file: File) => Promise<void>;
    /** Removes photos and deletes unused uploads. */
    discard: (keys: readonly string[]) => void;
    /** Removes everything for the next user; keeps uploads in progress. */
    clear: () => void;
    forgetUploads: () => void;
    /** Reports each added photo that is valid. */
    onAdded: (listener: (key: string) => void) => void;
  };

type PhotoBoxOptions = {
  /** With 1, a new photo replaces the old one. */
  maxFiles?: number;
};

const hasFile = (photo: Photo): photo is Photo & { file: File } => photo.file !== null;

function restored({ name, uploadId, file, ...verdict }: KeptPhoto, key: string): Photo {
  if (uploadId === null) return newPhoto({ key, name, file });
  const previewUrl = uploadPreviewUrl(uploadId);
  const { hash = null, advice = null, isTurned = false } = verdict;
  const known = { hash, advice, isTurned };
  return newPhoto({ key, name, uploadId, previewUrl, ...known, status: 'stored' });
}

/** Reads, checks, previews and uploads photos. */
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
    const read = await readWhenLoaded(file, ports);
    if (find(key)) dispatch({ type: 'checked', key, ...read });
    else if (read.previewUrl) ports.releasePreview(read.previewUrl);
  }

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
      const problem = sizeProblem(file.size, source) ?? null;
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
          dispatch({ type: 'changed', key, part: { status: 'stored', uploadId } });
        } catch {
          const problem = PHOTO_MESSAGES.notLoaded;
          dispatch({ type: 'changed', key, part: { status: 'invalid', problem } });
        }
      }),
    );
  }

  async function restore(kept: readonly KeptPhoto[]): Promise<void> {
    const known = new Set(getState().photos.map(({ uploadId }) => uploadId));
    const photos = kept
      .filter(({ uploadId }) => uploadId === null || !known.has(uploadId))
      .map((photo) => restored(photo, ports.newKey()));
    dispatch({ type: 'added', photos, summary: [] });
    await Promise.all(photos.filter(hasFile).map(check));
  }

  return {
    getState,
    subscribe,
    add,
    addStored,
    recall(uploads) {
      const kept = uploads.map(({ id, ...verdict }, index) => ({
        ...verdict,
        name: photoName(id) ?? text.photo(index + 1),
        uploadId: id,
        file: null,
      }));
      void restore(kept);
    },
    restore,
    removeAll: () => remove(keys()),
    async replace(key, file) {
      const photo = find(key);
      if (!photo) return;
      if (photo.previewUrl && photo.file) ports.releasePreview(photo.previewUrl);
      const other = { ...newPhoto({ key, name: photo.name }), file };
      dispatch({ type: 'changed', key, part: other });
      await take(other);
    },
    discard(unwanted) {
      const unused = unwanted.flatMap((key) => {
        const photo = find(key);
        return photo?.isUnused && photo.uploadId !== null ? [photo.uploadId] : [];
      });
      remove(unwanted);
      for (const id of unused) ports.takeBack(id);
    },
    clear() {
      sender.forgetUser();
      remove(keys());
    },
    forgetUploads: () => dispatch({ type: 'uploads-forgotten' }),
    send: sender.send,
    onAdded: (listener) => void listeners.push(listener),
    uploadAll: sender.uploadAll,
  };
}

/** The first photo loads the code that reads it. */
async function readWhenLoaded(file: File, ports: ReaderPorts): Promise<ReadPhoto> {
  const code = await loadPatiently(() => import('./read-photo.js')).catch(() => null);
  if (code) return code.readPhoto(file, ports);
  return { file, hash: null, previewUrl: null, problem: PHOTO_MESSAGES.outdated };
}

/**
 * The photos of a tool's form as its runs see them.
 * @param pose holds one photo; null in a tool without poses
 */
export function createRunPhotos(references: PhotoBox, pose: PhotoBox | null): RunPhotos {
  const boxes = pose ? [references, pose] : [references];
  return {
    references: () => usablePhotos(references.getState()).length,
    unsent: () =>
      boxes
        .flatMap((box) => usablePhotos(box.getState()))
        .filter(({ uploadId }) => uploadId === null).length,
    async uploadAll(onStored, isWanted) {
      const sent = await references.uploadAll(onStored, isWanted);
      const posed = await pose?.uploadAll(onStored, isWanted);
      const fields: Record<string, string> = {};
      const poseId = posed?.ids[0];
      if (poseId !== undefined) fields.head_pose_gallery_id = poseId;
      return {
        ids: sent.ids,
        fields,
        refused: sent.refused + (posed?.refused ?? 0),
      };
    },
    forgetUploads() {
      for (const box of boxes) box.forgetUploads();
    },
  };
}
