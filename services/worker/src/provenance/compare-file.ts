import type {
  ProvenanceCandidate,
  ProvenanceFound,
} from '@likeness/contracts/jobs/provenance.jobs';
import type { ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError } from '@likeness/storage/storage-error';
import { agreeingSpots, copyIn } from './compare-copy.js';
import { decodeSuspect } from './decode-suspect.js';
import type { Fingerprint } from './fingerprint/fingerprint.js';
import { readFingerprint } from './fingerprint/fingerprint-file.js';

/** Portraits of one photo share words and keypoints; the right one is usually among these. */
const COMPARED = 8;

export async function compareFile(
  file: Uint8Array,
  candidates: readonly ProvenanceCandidate[],
  store: ObjectStore,
): Promise<ProvenanceFound | null> {
  const [suspect, originals] = await Promise.all([
    decodeSuspect(file),
    Promise.all(candidates.map(({ fingerprint_key }) => readIfThere(store, fingerprint_key))),
  ]);
  const likeliest = originals
    .flat()
    .map((original) => ({ original, agreeing: agreeingSpots(suspect, original) }))
    .filter(({ agreeing }) => agreeing > 0)
    .toSorted((a, b) => b.agreeing - a.agreeing)
    .slice(0, COMPARED);
  for (const { original } of likeliest) {
    const found = copyIn(suspect, original);
    if (found) return found;
  }
  return null;
}

async function readIfThere(store: ObjectStore, key: string): Promise<Fingerprint[]> {
  try {
    return [readFingerprint(await store.read(key))];
  } catch (error) {
    if (error instanceof ObjectMissingError) return [];
    throw error;
  }
}
