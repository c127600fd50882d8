import type {
  ProvenanceCandidate,
  ProvenanceFound,
} from '@likeness/contracts/jobs/provenance.jobs';
import { textureGrid } from '@likeness/contracts/provenance/search-words';
import type { ObjectReader } from '../inference/parent-store.js';
import { ObjectMissingError } from '@likeness/storage/storage-error';
import { type Fingerprint, type Look, readFingerprint } from './fingerprint/fingerprint.js';
import { compareTextures } from './fingerprint/texture.js';
import { tonesApart } from './fingerprint/tones.js';
import type { Provenance } from './provenance.js';
import { shownPart } from './shown-part.js';
import { openSuspect } from './suspect.js';

/** Nearly identical and mostly visible: portraits of one photo resemble each other. */
const ALIKE = { blocks: 0.92, typical: 0.985, tones: 2.5, shown: 0.55, compared: 8 } as const;

export async function compareFile(
  file: Uint8Array,
  candidates: readonly ProvenanceCandidate[],
  store: ObjectReader,
  provenance: Provenance,
): Promise<ProvenanceFound | null> {
  const { image, looks } = await openSuspect(file, provenance);
  for (const { fingerprint_key } of candidates) {
    const original = await readIfThere(store, fingerprint_key);
    const found = original && looks(original.extent).find((look) => isSame(original, look));
    if (found) return shownPart(found.placement, original.extent, image);
  }
  return null;
}

async function readIfThere(store: ObjectReader, key: string): Promise<Fingerprint | undefined> {
  try {
    return readFingerprint(await store.read(key));
  } catch (error) {
    if (error instanceof ObjectMissingError) return undefined;
    throw error;
  }
}

function isSame({ extent, texture, tones }: Fingerprint, look: Look): boolean {
  const grid = textureGrid(extent);
  const { blocks, typical, shown, compared } = compareTextures(texture, look.texture, grid);
  return (
    blocks >= ALIKE.blocks &&
    typical >= ALIKE.typical &&
    shown >= ALIKE.shown &&
    compared >= ALIKE.compared &&
    tonesApart(tones, look.tones) <= ALIKE.tones
  );
}
