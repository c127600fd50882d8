import { AppError } from '@likeness/contracts/errors/app-error';
import type { ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError } from '@likeness/storage/storage-error';
import type { StoredPicture } from './send-picture.js';

/** @throws AppError NOT_FOUND */
export async function openPicture(objects: ObjectStore, key: string): Promise<StoredPicture> {
  try {
    return { body: await objects.stream(key), etag: `"${key}"` };
  } catch (error) {
    if (error instanceof ObjectMissingError) throw new AppError('NOT_FOUND');
    throw error;
  }
}
