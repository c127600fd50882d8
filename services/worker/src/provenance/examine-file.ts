import type { ProvenanceFindings } from '@likeness/contracts/http/provenance';
import { PROVENANCE_LIMITS } from '@likeness/contracts/photos/limits';
import { searchWords, textureGrid } from '@likeness/contracts/provenance/search-words';
import { sourceTypeIn } from '@likeness/contracts/provenance/source-types';
import { readPictureHeader } from '@likeness/service-kit/pictures/open-picture';
import type { Provenance } from './provenance.js';
import { shownPart } from './shown-part.js';
import { openSuspect } from './suspect.js';

const RULES = { types: PROVENANCE_LIMITS.contentTypes, maxPixels: PROVENANCE_LIMITS.maxPixels };

/** Bits of a search word; see `searchWords`. */
const DOUBTFUL = 3;

export async function examineFile(
  file: Uint8Array,
  provenance: Provenance,
): Promise<ProvenanceFindings | null> {
  try {
    const { xmp } = await readPictureHeader(file, RULES);
    const { image, mark, extent, looks } = await openSuspect(file, provenance);
    const words = looks(extent).flatMap(({ texture }) =>
      searchWords(texture, textureGrid(extent), DOUBTFUL),
    );
    const { digitalSourceType, ...c2pa } = await provenance.readCredentials(file);
    return {
      c2pa,
      digital_source_type: digitalSourceType ?? sourceTypeIn(xmp) ?? null,
      mark: mark
        ? { fits: mark.fits ?? null, ...shownPart(mark.placement, mark.frame, image) }
        : null,
      words: Buffer.from(Int32Array.from(words).buffer).toString('base64'),
    };
  } catch {
    return null;
  }
}
