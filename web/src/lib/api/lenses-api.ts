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
  /** The tool's own fields, as they are sent. */
  fields: Readonly<Record<string, string>>;
  photoIds: readonly string[];
};

/** The visitors' form of a generation call stands beside the members'. */
const forVisitors = (path: string) => path.replace(/^lenses\//, 'lenses/anonymous/');

/** What one press orders is one trace (W3C Trace Context), found by the id of its generation. */
function traceOf(generationId: string): string {
  const id = generationId.replaceAll('-', '');
  return `00-${id}-${id.slice(16)}-01`;
}

/**
 * Asks for one image of a generation and returns as soon as it is queued. Asking again with the
 * same generation and index gives the same job, so a lost answer may be asked for again. `endpoint`
 * is relative to `/api/`.
 */
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
  // A proxy may answer in place of the service; without a job there is nothing to follow.
  if (!accepted.job_id) throw new ApiError(502, null, UNKNOWN_ERROR);
  return accepted;
}

/** What enhancing would make of a prompt, without making anything of it. */
export function previewEnhancement(request: PromptEnhancementRequest): Promise<PromptEnhancement> {
  return call('POST /api/lenses/prompt-enhancements', { body: request });
}

/** What of a prompt will be followed, by the server that prices and paints it. */
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
