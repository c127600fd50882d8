import type { Accepted } from '@likeness/contracts/http/generation';
import { shownToken } from './shown-token.js';
import { ApiError, UNKNOWN_ERROR } from './api-error.js';
import { call, needCookies } from './request.js';

export type Order = {
  generationId: string;
  imageCount: number;
  fields: Readonly<Record<string, string>>;
  photoIds: readonly string[];
};

const forVisitors = (path: string) => path.replace(/^lenses\//, 'lenses/anonymous/');

/** All images of a generation share one trace (W3C Trace Context), found by the generation's id. */
function traceOf(generationId: string): string {
  const id = generationId.replaceAll('-', '');
  return `00-${id}-${id.slice(16)}-01`;
}

/** Resolves once the jobs are queued. Idempotent. @param endpoint relative to `/api/` */
export async function orderImages(
  endpoint: string,
  order: Order,
): Promise<Pick<Accepted, 'job_id'>> {
  needCookies();
  const form = new FormData();
  form.set('generation_id', order.generationId);
  form.set('image_index', '0');
  form.set('image_count', String(order.imageCount));
  for (const [name, value] of Object.entries(order.fields)) form.set(name, value);
  if (order.photoIds.length > 0) {
    form.set('face_consent', 'true');
    form.set('facial_feature_image_ids', JSON.stringify(order.photoIds));
  }
  const accepted = await call('POST /api/lenses/portrait', {
    at: shownToken.getState() === undefined ? forVisitors(endpoint) : endpoint,
    headers: { prefer: 'respond-async', traceparent: traceOf(order.generationId) },
    form,
  });
  // A proxy may answer in place of the service.
  if (!accepted.job_id) throw new ApiError(502, null, UNKNOWN_ERROR);
  return accepted;
}
