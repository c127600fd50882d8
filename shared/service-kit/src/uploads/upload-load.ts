import { AppError } from '@likeness/contracts/errors/app-error';
import type { Person } from '@likeness/contracts/identity/principal';
import type { FastifyRequest } from 'fastify';
import type { UploadLoad } from './upload-room.js';

/** Uses the declared length, or else the maximum. @throws AppError BODY_TOO_LARGE */
export function uploadLoad(
  { owner, address }: Person,
  request: FastifyRequest,
  maxBytes: number,
): UploadLoad {
  return { owner, address, bytes: declaredBytes(request, maxBytes) };
}

/** @throws AppError BODY_TOO_LARGE */
export function declaredBytes(request: FastifyRequest, maxBytes: number): number {
  const declared = Number(request.headers['content-length'] ?? maxBytes);
  if (declared > maxBytes) throw new AppError('BODY_TOO_LARGE');
  return declared;
}
