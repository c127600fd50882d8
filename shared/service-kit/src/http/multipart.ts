import { AppError } from '@likeness/contracts/errors/app-error';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TemporaryFile, WriteFile } from '../uploads/temporary-uploads.js';

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 16 * 1024;
const MAX_OTHER_FILES = 1;
const MAX_FILES = PHOTO_LIMITS.maxFiles + MAX_OTHER_FILES;
/** One more than allowed, to detect too many files. */
const MAX_FILES_READ = MAX_FILES + 1;
export const MAX_FORM_BYTES =
  MAX_FILES * PHOTO_LIMITS.maxBytes + MAX_FIELDS * MAX_FIELD_BYTES + 1024 * 1024;
/** Leaves room for an oversized photo, so that its own error is reported. */
export const MAX_PHOTO_FORM_BYTES = 2 * PHOTO_LIMITS.maxBytes;

export type FormFile = { readonly field: string; readonly file: TemporaryFile };
export type ParsedForm = {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly FormFile[];
};

export async function registerMultipart(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: PHOTO_LIMITS.maxBytes + 1,
      files: MAX_FILES_READ,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      parts: MAX_FIELDS + MAX_FILES_READ,
    },
  });
}

export async function readForm(
  request: FastifyRequest,
  write: WriteFile,
  { otherFiles = 0 }: { otherFiles?: 0 | typeof MAX_OTHER_FILES } = {},
): Promise<ParsedForm> {
  if (!request.isMultipart()) throw new AppError('MEDIA_TYPE_UNSUPPORTED');
  const fields: Record<string, string> = {};
  const files: FormFile[] = [];
  for await (const part of intact(request.parts())) {
    if (part.type === 'field') {
      fields[part.fieldname] = typeof part.value === 'string' ? part.value : '';
      continue;
    }
    const file = await write(intact(part.file as AsyncIterable<Buffer>));
    if (file.size > PHOTO_LIMITS.maxBytes) throw new AppError('PHOTO_TOO_LARGE');
    files.push({ field: part.fieldname, file });
    if (files.length > PHOTO_LIMITS.maxFiles + otherFiles) throw new AppError('PHOTOS_TOO_MANY');
  }
  return { fields, files };
}

/** Maps aborted and oversized forms to client errors. */
export async function* intact<T>(source: AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* source;
  } catch (error) {
    throw asFormError(error);
  }
}

function asFormError(error: unknown): AppError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  if (code === 'FST_FILES_LIMIT')
    return new AppError('PHOTOS_TOO_MANY', undefined, { cause: error });
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new AppError('BODY_TOO_LARGE', undefined, { cause: error });
  }
  return new AppError('MULTIPART_BROKEN', undefined, { cause: error });
}
