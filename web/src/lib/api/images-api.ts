import type { FaceConsent, UploadResponse } from '@likeness/contracts/http/images';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import type { Style, StylesResponse } from '@likeness/contracts/http/styles';
import { requestJson, requestNothing } from './request.js';

export async function fetchStyles(): Promise<Style[]> {
  return (await requestJson<StylesResponse>('images/all-styles')).styles;
}

export function fetchFaceConsent(): Promise<FaceConsent> {
  return requestJson('images/face-consent');
}

/** Records the consent; the answer sets the visitor's cookie where there is none. */
export function giveFaceConsent(): Promise<void> {
  return requestNothing('images/face-consent', { method: 'POST' });
}

export function withdrawFaceConsent(): Promise<void> {
  return requestNothing('images/face-consent', { method: 'DELETE' });
}

/**
 * Stores one photo and checks that it is fit for its purpose. One that isn't is a 422 `ApiError`
 * with the reason.
 */
export function uploadPhoto(purpose: PhotoPurpose, file: File): Promise<UploadResponse> {
  const body = new FormData();
  body.set('face_consent', 'true');
  body.set('purpose', purpose);
  body.set('file', file);
  return requestJson('images/uploads', { method: 'POST', body });
}
