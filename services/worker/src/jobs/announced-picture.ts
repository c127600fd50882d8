import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ObjectStore } from '@likeness/storage/object-store';

export async function storePicture(store: ObjectStore, name: string, file: URL): Promise<string> {
  const bytes = await readFile(file);
  const key = `${name}-${hash(bytes)}.webp`;
  if ((await store.size(key)) === undefined) await store.put(key, bytes);
  return key;
}

/** The time makes each start a new version; another engine may have announced itself since. */
export function announcementVersion(content: unknown): string {
  return `${hash(Buffer.from(JSON.stringify(content)))}-${Date.now()}`;
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
