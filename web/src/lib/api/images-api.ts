import type { Showcase } from '@likeness/contracts/http/showcase';
import type {
  FaceConsent,
  PhotoComparison,
  PhotoComparisonRequest,
  UploadResponse,
} from '@likeness/contracts/http/photos';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import type { Style } from '@likeness/contracts/http/styles';
import { call, callWithProgress } from './request.js';

export async function fetchStyles(): Promise<Style[]> {
  return (await call('GET /api/images/all-styles')).styles;
}

export function fetchShowcase(): Promise<Showcase> {
  return call('GET /api/images/showcase');
}

export function fetchFaceConsent(): Promise<FaceConsent> {
  return call('GET /api/images/face-consent');
}

export function giveFaceConsent(): Promise<void> {
  return call('POST /api/images/face-consent');
}

export function withdrawFaceConsent(): Promise<void> {
  return call('DELETE /api/images/face-consent');
}

/** Throws a 422 `ApiError` with the reason when the photo is unsuitable. */
export function uploadPhoto(
  purpose: PhotoPurpose,
  file: File,
  onSent: (percent: number) => void,
): Promise<UploadResponse> {
  const form = new FormData();
  form.set('face_consent', 'true');
  form.set('purpose', purpose);
  form.set('file', file);
  return callWithProgress('POST /api/images/uploads', onSent, { form });
}

export function comparePhotos(request: PhotoComparisonRequest): Promise<PhotoComparison> {
  return call('POST /api/images/uploads/comparisons', { body: request });
}

export function deleteImage(id: string): Promise<void> {
  return call('DELETE /api/images/:id', { params: { id } });
}
