import type {
  ProvenanceCandidate,
  ProvenanceFound,
} from '@likeness/contracts/jobs/provenance.jobs';
import type { ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError } from '@likeness/storage/storage-error';
import { decodeSuspect } from './decode-suspect.js';
import { originalAmong, type Original } from './original-among.js';
import type { Provenance } from './provenance.js';

export async function compareFile(
  file: Uint8Array,
  candidates: readonly ProvenanceCandidate[],
  { provenance, store }: { readonly provenance: Provenance; readonly store: ObjectStore },
): Promise<ProvenanceFound | null> {
  const [suspect, originals] = await Promise.all([
    decodeSuspect(file),
    Promise.all(candidates.map((candidate) => readIfThere(store, candidate))),
  ]);
  return originalAmong(suspect, originals.flat(), provenance);
}

async function readIfThere(
  store: ObjectStore,
  { image_id, fingerprint_key }: ProvenanceCandidate,
): Promise<Original[]> {
  try {
    return [{ id: image_id, fingerprint: await store.read(fingerprint_key) }];
  } catch (error) {
    if (error instanceof ObjectMissingError) return [];
    throw error;
  }
}
