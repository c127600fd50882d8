import type { BulkDownloadRequest, DownloadList } from '@likeness/contracts/http/images';
import type { Tone } from '../../components/notice.js';
import { ApiError, ConnectionError, reasonOf } from '../../lib/api/api-error.js';
import { createStore, type Store } from '../../lib/store/store.js';
import { collectBody, gapsOf, NOT_INCLUDED_FILE } from './collect-body.js';
import { type BulkDownloadOptions, requestsFor } from './download-options.js';
import { byteWords, type DownloadProgress, type DownloadState } from './download-state.js';
import * as text from './messages.js';

const FALLBACK = 'download.zip';

export function fileNameOf(disposition: string | null): string {
  const name = /filename="?([^";]+)/i.exec(disposition ?? '')?.[1];
  // Strip directories, so that the name can't choose the folder.
  return name?.split(/[/\\]/).at(-1) || FALLBACK;
}

const BETWEEN_FILES_MS = 300;
const SHOW_EVERY_MS = 100;

export type BulkDownloadPorts = {
  request: (body: BulkDownloadRequest, signal: AbortSignal) => Promise<Response>;
  fetchFile: (path: string, signal: AbortSignal) => Promise<Blob>;
  save: (file: Blob, name: string) => void;
  wait: (ms: number) => Promise<void>;
  tell: (tone: Tone, title: string, message?: string) => void;
  now: () => number;
  log: (message: string, error: unknown) => void;
};

type BulkDownload = Pick<Store<DownloadState, never>, 'getState' | 'subscribe'> & {
  /** True when everything was saved. Refuses a second download while one is running. */
  start: (imageIds: readonly string[], options: BulkDownloadOptions) => Promise<boolean>;
  cancel: () => void;
};

class AnswerFault extends Error {}

type Saved = { files: number; bytes: number; missed: string[] };

async function filesOf(response: Response): Promise<DownloadList['files']> {
  const json = await response.text();
  let answer: unknown;
  try {
    answer = JSON.parse(json);
  } catch {
    throw new AnswerFault(text.invalidJson);
  }
  const files = (answer as Partial<DownloadList> | null)?.files;
  if (!Array.isArray(files)) throw new AnswerFault(text.unexpectedJson);
  return files;
}

function bytesToCome({ headers }: Response): number | null {
  const told = headers.get('content-length') ?? headers.get('x-estimated-bytes');
  const bytes = Number(told ?? Number.NaN);
  return Number.isFinite(bytes) ? bytes : null;
}

const wasLost = (error: unknown) => error instanceof ConnectionError || error instanceof TypeError;

export function createBulkDownload(ports: BulkDownloadPorts): BulkDownload {
  const { getState, dispatch, subscribe } = createStore<DownloadState, DownloadState>(
    (_, next) => next,
    null,
  );
  const progress = (part: Partial<DownloadProgress>) => {
    const state = getState();
    dispatch(state && { ...state, ...part });
  };
  let abort: AbortController | undefined;

  async function saveBody(response: Response, saved: Saved): Promise<void> {
    progress({ loaded: 0, total: bytesToCome(response) });
    let shownAt = ports.now();
    const file = await collectBody(response, 'application/zip', (loaded) => {
      if (ports.now() - shownAt < SHOW_EVERY_MS) return;
      shownAt = ports.now();
      progress({ loaded });
    });
    ports.save(file, fileNameOf(response.headers.get('content-disposition')));
    saved.files += 1;
    saved.bytes += file.size;
    const gaps = await gapsOf(file);
    const [first, ...others] = gaps;
    if (first === undefined) return;
    saved.missed.push(...gaps);
    const title = others.length === 0 ? text.fileFailed(first) : text.imagesFailed(gaps.length);
    ports.tell('error', title, text.zipSaysWhy(NOT_INCLUDED_FILE));
  }

  async function saveFiles(
    files: DownloadList['files'],
    saved: Saved,
    signal: AbortSignal,
  ): Promise<void> {
    for (const [at, { url, name }] of files.entries()) {
      if (at > 0) await ports.wait(BETWEEN_FILES_MS);
      signal.throwIfAborted();
      progress({ files: { done: at, of: files.length }, loaded: saved.bytes });
      try {
        const file = await ports.fetchFile(url, signal);
        ports.save(file, name);
        saved.files += 1;
        saved.bytes += file.size;
      } catch (error) {
        if (signal.aborted || wasLost(error)) throw error;
        ports.log('A file of a download is missing', error);
        saved.missed.push(name);
        ports.tell('error', text.fileFailed(name));
      }
    }
  }

  function howFar(saved: Saved): string {
    const state = getState();
    if (state?.files) return text.filesSaved(saved.files, state.files.of);
    if (!state || state.loaded === 0) return text.nothingSaved;
    const loaded = byteWords(state.loaded);
    return state.total === null
      ? text.arrived(loaded)
      : text.arrivedOf(loaded, byteWords(state.total));
  }

  function tellFault(error: unknown, saved: Saved) {
    if (error instanceof AnswerFault) return ports.tell('error', error.message);
    ports.log('A download failed', error);
    if (wasLost(error)) {
      return ports.tell('error', text.failed, text.connectionLost(howFar(saved)));
    }
    // The message of an unknown fault would repeat the title.
    const isUnknown = error instanceof ApiError && error.code === 'INTERNAL';
    ports.tell('error', text.failed, (!isUnknown && reasonOf(error)) || undefined);
  }

  function tellEnd({ files, bytes, missed }: Saved, { method }: BulkDownloadOptions) {
    if (files === 0) return;
    const title = missed.length === 0 ? text.complete : text.othersComplete;
    const size = byteWords(bytes);
    ports.tell('success', title, method === 'zip' || files === 1 ? size : text.files(files, size));
  }

  return {
    getState,
    subscribe,
    cancel: () => abort?.abort(),
    async start(imageIds, options) {
      if (abort || imageIds.length === 0) return false;
      const running = new AbortController();
      abort = running;
      const { signal } = running;
      const saved: Saved = { files: 0, bytes: 0, missed: [] };
      dispatch({ images: imageIds.length, loaded: 0, total: null, files: null });
      try {
        for (const body of requestsFor(imageIds, options)) {
          const response = await ports.request(body, signal);
          const isJson = response.headers.get('content-type')?.includes('json') ?? false;
          if (isJson) await saveFiles(await filesOf(response), saved, signal);
          else await saveBody(response, saved);
        }
        tellEnd(saved, options);
        return saved.missed.length === 0;
      } catch (error) {
        if (signal.aborted) ports.tell('info', text.cancelled, howFar(saved));
        else tellFault(error, saved);
        return false;
      } finally {
        abort = undefined;
        dispatch(null);
      }
    },
  };
}
