import type {
  Accepted,
  Allowance,
  Gender,
  JobsResponse,
  RenderJob,
} from '@likeness/contracts/http/generation';
import { readToken } from '../session/token-cookie.js';
import { requestJson, requestNothing } from './request.js';

export function fetchAllowance(): Promise<Allowance> {
  return requestJson('lenses/allowance');
}

export type PortraitRequest = {
  generationId: string;
  imageIndex: number;
  imageCount: number;
  style: string;
  gender: Gender;
  photoIds: readonly string[];
};

/**
 * Asks for one image of a generation and returns as soon as it is queued. Asking again with the
 * same generation and index gives the same job, so a lost answer may be asked for again.
 */
export function requestPortrait(request: PortraitRequest): Promise<Accepted> {
  const body = new FormData();
  body.set('generation_id', request.generationId);
  body.set('image_index', String(request.imageIndex));
  body.set('image_count', String(request.imageCount));
  body.set('style', request.style);
  body.set('gender', request.gender);
  body.set('face_consent', 'true');
  body.set('facial_feature_image_ids', JSON.stringify(request.photoIds));
  const path = readToken() === undefined ? 'lenses/anonymous/portrait' : 'lenses/portrait';
  return requestJson(path, {
    method: 'POST',
    headers: { prefer: 'respond-async' },
    body,
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
