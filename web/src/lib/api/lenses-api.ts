import type {
  Accepted,
  Allowance,
  JobsResponse,
  PromptEnhancement,
  PromptEnhancementRequest,
  RenderJob,
} from '@likeness/contracts/http/generation';
import { readToken } from '../session/token-cookie.js';
import { requestJson, requestNothing } from './request.js';

export function fetchAllowance(): Promise<Allowance> {
  return requestJson('lenses/allowance');
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

/**
 * Asks for one image of a generation and returns as soon as it is queued. Asking again with the
 * same generation and index gives the same job, so a lost answer may be asked for again. `endpoint`
 * is relative to `/api/`.
 */
export function requestImage(endpoint: string, request: ImageRequest): Promise<Accepted> {
  const body = new FormData();
  body.set('generation_id', request.generationId);
  body.set('image_index', String(request.imageIndex));
  body.set('image_count', String(request.imageCount));
  for (const [name, value] of Object.entries(request.fields)) body.set(name, value);
  if (request.photoIds.length > 0) {
    body.set('face_consent', 'true');
    body.set('facial_feature_image_ids', JSON.stringify(request.photoIds));
  }
  return requestJson(readToken() === undefined ? forVisitors(endpoint) : endpoint, {
    method: 'POST',
    headers: { prefer: 'respond-async' },
    body,
  });
}

/** What enhancing would make of a prompt, without making anything of it. */
export function previewEnhancement(request: PromptEnhancementRequest): Promise<PromptEnhancement> {
  return requestJson('lenses/prompt-enhancements', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
}

export async function fetchActiveJobs(): Promise<RenderJob[]> {
  return (await requestJson<JobsResponse>('lenses/jobs?state=active')).jobs;
}

export function fetchJob(jobId: string): Promise<RenderJob> {
  return requestJson(`lenses/jobs/${jobId}`);
}

export function cancelJob(jobId: string): Promise<void> {
  return requestNothing(`lenses/jobs/${jobId}`, { method: 'DELETE' });
}
