export type DownloadProgress = {
  images: number;
  loaded: number;
  /** Bytes that are to come in all; null where nobody knows. */
  total: number | null;
  /** Single files: how many have come and how many there are. */
  files: { done: number; of: number } | null;
};

/** Null while nothing is downloaded. */
export type DownloadState = DownloadProgress | null;

export type DownloadAction =
  | { type: 'started'; images: number }
  | { type: 'progressed'; progress: Partial<DownloadProgress> }
  | { type: 'ended' };

export function reduceDownload(state: DownloadState, action: DownloadAction): DownloadState {
  switch (action.type) {
    case 'started':
      return { images: action.images, loaded: 0, total: null, files: null };
    case 'progressed':
      return state && { ...state, ...action.progress };
    case 'ended':
      return null;
  }
}

/** 0..100, or null where nobody can tell. Never 100: a total may be an estimate. */
export function percentOf({ loaded, total, files }: DownloadProgress): number | null {
  if (files) return Math.min(99, Math.floor((files.done / files.of) * 100));
  if (total === null || total === 0) return null;
  return Math.min(99, Math.floor((loaded / total) * 100));
}
