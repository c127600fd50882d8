import type {
  Accepted,
  Allowance,
  PromptEnhancement,
  PromptEnhancementRequest,
  PromptReading,
  PromptReadingRequest,
  RenderJob,
} from '@likeness/contracts/http/generation';
import { shownToken } from '../session/shown-token.js';
import { ApiError, UNKNOWN_ERROR } from './api-error.js';
import { call } from './request.js';

export function fetchAllowance(): Promise<Allowance> {
  return call('GET /api/lenses/allowance');
}

export type ImageRequest = {
  generationId: string;
  imageIndex: number;
  imageCount: number;
  fields: Readonly<Record<string, string>>;
  photoIds: readonly string[];
};

const forVisitors = (path: string) => path.replace(/^lenses\//, 'lenses/anonymous/');

/** One trace per generation (W3C Trace Context), with the generation's id. */
function traceOf(generationId: string): string {
  const id = generationId.replaceAll('-', '');
  return `00-${id}-${id.slice(16)}-01`;
}

/** Idempotent by generation and index. `endpoint` is relative to `/api/`. */
export async function requestImage(endpoint: string, request: ImageRequest): Promise<Accepted> {
  const form = new FormData();
  form.set('generation_id', request.generationId);
  form.set('image_index', String(request.imageIndex));
  form.set('image_count', String(request.imageCount));
  for (const [name, value] of Object.entries(request.fields)) form.set(name, value);
  if (request.photoIds.length > 0) {
    form.set('face_consent', 'true');
    form.set('facial_feature_image_ids', JSON.stringify(request.photoIds));
  }
  const accepted = await call('POST /api/lenses/portrait', {
    at: shownToken.getState() === undefined ? forVisitors(endpoint) : endpoint,
    headers: { prefer: 'respond-async', traceparent: traceOf(request.generationId) },
    form,
  });
  // A proxy may answer instead of the service; without a job id there is nothing to poll.
  if (!accepted.job_id) throw new ApiError(502, null, UNKNOWN_ERROR);
  return accepted;
}

export function previewEnhancement(request: PromptEnhancementRequest): Promise<PromptEnhancement> {
  return call('POST /api/lenses/prompt-enhancements', { body: request });
}

export function readPrompt(request: PromptReadingRequest): Promise<PromptReading> {
  return call('POST /api/lenses/prompt-readings', { body: request });
}

export async function fetchActiveJobs(): Promise<RenderJob[]> {
  return (await call('GET /api/lenses/jobs', { query: { state: 'active' } })).jobs;
}

export function fetchJob(jobId: string): Promise<RenderJob> {
  return call('GET /api/lenses/jobs/:id', { params: { id: jobId } });
}

export function cancelJob(jobId: string): Promise<void> {
  return call('DELETE /api/lenses/jobs/:id', { params: { id: jobId } });
}
