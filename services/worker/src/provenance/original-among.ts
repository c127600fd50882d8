import type { ProvenanceFound } from '@likeness/contracts/jobs/provenance.jobs';
import { agreeingSpots } from './compare-copy.js';
import type { Suspect } from './fingerprint/fingerprint.js';
import { readFingerprint } from './fingerprint/fingerprint-file.js';
import type { Provenance } from './provenance.js';
import { verdictOf } from './verdict.js';

export type Original = { readonly id: string; readonly fingerprint: Uint8Array };

/** Portraits of one photo share words and keypoints; the right one is usually among these. */
const COMPARED = 8;

/** A mark outranks similarity, which several pictures of one person may have. */
export function originalAmong(
  suspect: Suspect,
  originals: readonly Original[],
  provenance: Provenance,
): ProvenanceFound | null {
  let best: ProvenanceFound | null = null;
  for (const { id, fingerprint } of likeliest(suspect, originals)) {
    const comparison = provenance.compare(suspect, id, fingerprint);
    const layer = comparison ? verdictOf(comparison) : null;
    const found = comparison && layer ? { layer, ...comparison.shown } : null;
    if (layer === 'mark') return found;
    best ??= found;
  }
  return best;
}

function likeliest(suspect: Suspect, originals: readonly Original[]): Original[] {
  return originals
    .map((original) => ({
      original,
      agreeing: agreeingSpots(suspect, readFingerprint(original.fingerprint)),
    }))
    .filter(({ agreeing }) => agreeing > 0)
    .toSorted((a, b) => b.agreeing - a.agreeing)
    .slice(0, COMPARED)
    .map(({ original }) => original);
}
