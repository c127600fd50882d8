export type DownloadProgress = {
  images: number;
  loaded: number;
  total: number | null;
  files: { done: number; of: number } | null;
};

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

/** 0 to 99, or null when unknown. Never 100, because the total may be an estimate. */
export function percentOf({ loaded, total, files }: DownloadProgress): number | null {
  if (files) return Math.min(99, Math.floor((files.done / files.of) * 100));
  if (total === null || total === 0) return null;
  return Math.min(99, Math.floor((loaded / total) * 100));
}
