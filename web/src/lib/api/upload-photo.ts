import type { UploadResponse } from '@likeness/contracts/http/photos';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import { needCookies } from './need-cookies.js';
import { callWithProgress } from './request.js';

/** Throws a 422 `ApiError` with the reason when the photo is unsuitable. */
export async function uploadPhoto(
  purpose: PhotoPurpose,
  file: File,
  onSent: (percent: number) => void,
): Promise<UploadResponse> {
  needCookies();
  const form = new FormData();
  form.set('face_consent', 'true');
  form.set('purpose', purpose);
  form.set('file', file);
  return callWithProgress('POST /api/images/uploads', onSent, { form });
}
