import type { FaceChoice } from '@likeness/contracts/photos/face-choice';
import type { PhotoAdvice } from '@likeness/contracts/photos/advice';
import { PHOTO_MESSAGES } from './photo-rules.js';

/**
 * checking: being read · ready: fine here, not sent yet · sending · stored: accepted by the
 * server, has an id · invalid: can't be used, `problem` says why
 */
export type PhotoStatus = 'checking' | 'ready' | 'sending' | 'stored' | 'invalid';

export type Photo = {
  key: string;
  name: string;
  /** Absent for a photo that the studio has already. */
  file: File | null;
  previewUrl: string | null;
  hash: string | null;
  status: PhotoStatus;
  uploadId: string | null;
  problem: string | null;
  /** Of a refused group photo: the faces that it can be cropped to. */
  faces: readonly FaceChoice[];
  /** What would make a usable photo better. */
  advice: PhotoAdvice | null;
  /** The server rotated it upright. */
  isTurned: boolean;
  /** Its last upload failed on the way. */
  isUnsent: boolean;
  /** How much of it has been sent. */
  sentPercent: number;
  /** This form has stored it and nothing was made from it yet: it goes with its tile. */
  isUnused: boolean;
};

export const newPhoto = (part: Pick<Photo, 'key' | 'name'> & Partial<Photo>): Photo => ({
  file: null,
  previewUrl: null,
  hash: null,
  status: 'checking',
  uploadId: null,
  problem: null,
  faces: [],
  advice: null,
  isTurned: false,
  isUnsent: false,
  sentPercent: 0,
  isUnused: false,
  ...part,
});

export type PhotosState = {
  photos: readonly Photo[];
  /** What became of the files chosen last. */
  summary: readonly string[];
};

export type PhotosAction =
  | { type: 'added'; photos: readonly Photo[]; summary: readonly string[] }
  | {
      type: 'checked';
      key: string;
      /** The photo as it is going to be sent. */
      file: File;
      hash: string | null;
      previewUrl: string | null;
      problem: string | null;
    }
  | { type: 'summed-up'; summary: readonly string[] }
  | { type: 'changed'; key: string; part: Partial<Photo> }
  | { type: 'removed'; keys: readonly string[] }
  | { type: 'uploads-forgotten' };

export const noPhotos: PhotosState = { photos: [], summary: [] };

const DUPLICATE = PHOTO_MESSAGES.duplicate;

function change(state: PhotosState, key: string, part: Partial<Photo>): PhotosState {
  return {
    ...state,
    photos: state.photos.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)),
  };
}

function isDuplicate(state: PhotosState, key: string, hash: string): boolean {
  return state.photos.some(
    (photo) => photo.key !== key && photo.hash === hash && photo.problem !== DUPLICATE,
  );
}

/** Removing the first of two equal photos leaves the second one as good as any. */
function withoutOrphanedDuplicates(photos: readonly Photo[]): Photo[] {
  return photos.map((photo, index) => {
    const isFreed =
      photo.problem === DUPLICATE &&
      !photos.some(
        (other, at) =>
          other.hash === photo.hash && at !== index && (other.problem !== DUPLICATE || at < index),
      );
    return isFreed ? { ...photo, status: 'ready' as const, problem: null } : photo;
  });
}

export function reducePhotos(state: PhotosState, action: PhotosAction): PhotosState {
  switch (action.type) {
    case 'added':
      return { photos: [...state.photos, ...action.photos], summary: action.summary };
    case 'checked': {
      const { key, file, hash, previewUrl } = action;
      const problem =
        hash !== null && action.problem === null && isDuplicate(state, key, hash)
          ? DUPLICATE
          : action.problem;
      return change(state, key, {
        file,
        hash,
        previewUrl,
        problem,
        status: problem === null ? 'ready' : 'invalid',
      });
    }
    case 'summed-up':
      return { ...state, summary: action.summary };
    case 'changed':
      return change(state, action.key, action.part);
    case 'removed':
      return {
        photos: withoutOrphanedDuplicates(
          state.photos.filter((photo) => !action.keys.includes(photo.key)),
        ),
        summary: [],
      };
    case 'uploads-forgotten':
      return {
        ...state,
        photos: state.photos
          .filter((photo) => photo.file !== null)
          .map((photo) =>
            photo.status === 'stored'
              ? { ...photo, status: 'ready', uploadId: null, isUnused: false }
              : photo,
          ),
      };
  }
}

export function invalidPhotos({ photos }: PhotosState): Photo[] {
  return photos.filter((photo) => photo.status === 'invalid');
}

export function usablePhotos({ photos }: Pick<PhotosState, 'photos'>): Photo[] {
  return photos.filter((photo) => photo.status !== 'invalid');
}

export function isReading({ photos }: PhotosState): boolean {
  return photos.some((photo) => photo.status === 'checking');
}
