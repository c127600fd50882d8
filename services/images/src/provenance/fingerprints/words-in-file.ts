import { AppError } from '@likeness/contracts/errors/app-error';
import { fingerprintFileSchema } from '@likeness/contracts/provenance/fingerprint-file';
import { visualWordsOfFile } from '@likeness/contracts/provenance/visual-words';
import { placesOf } from '@likeness/service-kit/http/call-mismatch';
import type { ObjectStore } from '@likeness/storage/object-store';

/** @throws AppError CALL_INVALID */
export async function wordsInFile(store: ObjectStore, key: string): Promise<readonly number[]> {
  const text = (await store.read(key)).toString('utf8');
  const file = fingerprintFileSchema.safeParse(JSON.parse(text));
  if (!file.success) throw new AppError('CALL_INVALID', placesOf(file.error, 'fingerprint'));
  return visualWordsOfFile(file.data);
}
