import { AppError } from '@likeness/contracts/errors/app-error';
import { readForm } from '@likeness/service-kit/http/multipart';
import type { FastifyRequest } from 'fastify';

/** @throws AppError FIELD_INVALID when there is no photo, and whatever `readForm` throws */
export async function readUploadForm(
  request: FastifyRequest,
): Promise<{ bytes: Buffer; faceConsent: boolean }> {
  const form = await readForm(request, { maxFiles: 1 });
  const photo = form.files.find((file) => file.field === 'file');
  if (!photo) throw new AppError('FIELD_INVALID', 'file: expected one photo');
  return { bytes: photo.bytes, faceConsent: form.fields.face_consent === 'true' };
}
