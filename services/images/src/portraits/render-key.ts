import { assertObjectKey } from '@likeness/storage/object-store';

/** Whether an object key is of a worker's output; nothing else may be kept or thrown away. */
export function isRenderKey(key: string): boolean {
  try {
    assertObjectKey(key);
    return key.startsWith('renders/');
  } catch {
    return false;
  }
}
