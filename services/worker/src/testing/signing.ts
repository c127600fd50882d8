import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import { Marks } from '../provenance/marks.js';
import { Provenance } from '../provenance/provenance.js';

export type Signing = Awaited<ReturnType<typeof openSigning>>;

/** A store and new keys, in a folder until `close`. */
export async function openSigning() {
  const folder = await mkdtemp(join(tmpdir(), 'likeness-signing-'));
  const settings = { DATA_DIR: folder, AUTH_SECRET: 'x'.repeat(32) };
  const store = new FileObjectStore(join(folder, 'objects'));
  await store.prepare();
  const provenance = await Provenance.open(settings);
  const close = () => rm(folder, { recursive: true });
  return { folder, store, provenance, marks: new Marks(settings), close };
}
