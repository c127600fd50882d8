import type { BulkDownloadRequest, Image, ImageFileQuery } from '@likeness/contracts/http/images';
import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { callForFile, callForResponse, callWithProgress } from './request.js';

const FILE_MS = 30_000;

/** Throws as `call` does, and after 30 seconds. */
export function fetchImageFile(
  { id }: Pick<Image, 'id'>,
  query: Pick<ImageFileQuery, 'format' | 'label'> = {},
): Promise<Blob> {
  const signal = AbortSignal.timeout(FILE_MS);
  return callForFile('GET /api/images/:id/file', { params: { id }, query, signal });
}

export function fetchNamedFile(path: string, signal: AbortSignal): Promise<Blob> {
  const params = { id: '' };
  return callForFile('GET /api/images/:id/file', { params, query: {}, at: path, signal });
}

/** The response is a ZIP stream or a list of files. */
export function requestDownload(body: BulkDownloadRequest, signal: AbortSignal): Promise<Response> {
  return callForResponse('POST /api/images/download', {
    body,
    headers: { accept: 'application/zip, application/json' },
    signal,
  });
}

type Examination = {
  readonly onSent?: (percent: number) => void;
  readonly signal?: AbortSignal;
};

export function examineFile(
  file: Blob,
  name: string,
  { onSent = () => undefined, signal }: Examination = {},
): Promise<ProvenanceReport> {
  const form = new FormData();
  form.set('file', file, name);
  return callWithProgress('POST /api/images/provenance', onSent, {
    form,
    ...(signal && { signal }),
  });
}
