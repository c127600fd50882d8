import type { FaceConsent, UploadResponse } from '@likeness/contracts/http/images';
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

/** Stores one photo and checks it. A photo that can't be used is a 422 `ApiError` with the reason. */
export function uploadPhoto(file: File): Promise<UploadResponse> {
  const body = new FormData();
  body.set('face_consent', 'true');
  body.set('file', file);
  return requestJson('images/uploads', { method: 'POST', body });
}
