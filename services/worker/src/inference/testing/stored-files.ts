import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileObjectStore } from '@likeness/storage/file-object-store';

/** A store in a folder, and the settings of processes that read from it. */
export function storedFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'likeness-stored-'));
  const settings = {
    storage: { DATA_DIR: folder, S3_BUCKET: 'likeness', S3_REGION: 'us-east-1' },
    provenance: { DATA_DIR: folder, AUTH_SECRET: 'a secret that only the specs have' },
    providers: ['cpu' as const],
    threads: 1,
  };
  return {
    folder,
    settings,
    /** @param files text, bytes or the address of a file, by key */
    async put(files: Readonly<Record<string, string | URL | Buffer>>): Promise<void> {
      const store = new FileObjectStore(join(folder, 'objects'));
      await store.prepare();
      for (const [key, content] of Object.entries(files)) {
        await store.put(
          key,
          content instanceof URL ? await readFile(content) : Buffer.from(content),
        );
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
