import { AppError } from '@likeness/contracts/errors/app-error';
import { assertObjectKey } from '@likeness/storage/object-store';

/** Only worker output may be stored or discarded. @throws AppError CALL_INVALID */
export function assertRenderKey(key: string): void {
  if (!isRenderKey(key)) throw new AppError('CALL_INVALID', 'a key is not of a render');
}

function isRenderKey(key: string): boolean {
  try {
    assertObjectKey(key);
    return key.startsWith('renders/');
  } catch {
    return false;
  }
}
