import type { ProvenanceCandidate } from '@likeness/contracts/jobs/provenance.jobs';
import type { ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError } from '@likeness/storage/storage-error';
import { decodeSuspect } from './decode-suspect.js';
import { layerAmong, type Original } from './layer-among.js';
import type { Provenance } from './provenance.js';
import type { Layer } from './verdict.js';

export async function compareFile(
  file: Uint8Array,
  candidates: readonly ProvenanceCandidate[],
  { provenance, store }: { readonly provenance: Provenance; readonly store: ObjectStore },
): Promise<Layer | null> {
  const [suspect, originals] = await Promise.all([
    decodeSuspect(file),
    Promise.all(candidates.map((candidate) => readIfThere(store, candidate))),
  ]);
  return layerAmong(suspect, originals.flat(), provenance);
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
