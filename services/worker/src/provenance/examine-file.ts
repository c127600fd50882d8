import type { ProvenanceFindings } from '@likeness/contracts/http/provenance';
import { PROVENANCE_LIMITS } from '@likeness/contracts/photos/limits';
import { visualWords, textureGrid } from '@likeness/contracts/provenance/visual-words';
import { sourceTypeIn } from '@likeness/contracts/provenance/source-types';
import { readPictureHeader } from '@likeness/service-kit/pictures/open-picture';
import { decodeImage } from '../imaging/decode.js';
import { texturesOf } from './fingerprint/fingerprint.js';
import { extentOf, type Placement } from './fingerprint/registered-view.js';
import type { MarkReader } from './marks.js';
import type { Provenance } from './provenance.js';
import { shownPart } from './shown-part.js';

const RULES = { types: PROVENANCE_LIMITS.contentTypes, maxPixels: PROVENANCE_LIMITS.maxPixels };
const SIDE = 1024;

/** Bits of a visual word; see `visualWords`. */
const DOUBTFUL = 3;

export async function examineFile(
  file: Uint8Array,
  provenance: Provenance,
  marks: MarkReader,
): Promise<ProvenanceFindings | null> {
  try {
    const { xmp } = await readPictureHeader(file, RULES);
    const image = await decodeImage(file, { maxSide: SIDE });
    const mark = await marks.readMark(image);
    const extent = mark?.frame ?? extentOf(image);
    const [across, down] = [image.width / extent.width, image.height / extent.height];
    const upright: Placement = [across, 0, 0, 0, down, 0];
    const mirrored: Placement = [-across, 0, image.width, 0, down, 0];
    // Without a mark, nothing tells where a part of a picture belongs.
    const placements = mark ? [mark.placement] : [upright, mirrored];
    const words = texturesOf(image, placements, extent).map((texture) =>
      visualWords(texture, textureGrid(extent), DOUBTFUL),
    );
    const { digitalSourceType, ...c2pa } = await provenance.readCredentials(file);
    return {
      c2pa,
      digital_source_type: digitalSourceType ?? sourceTypeIn(xmp) ?? null,
      mark: mark
        ? {
            fits: mark.fits ?? null,
            ...shownPart(mark.placement, mark.frame, image),
            binding: mark.binding,
          }
        : null,
      words: Buffer.from(Int32Array.from(words.flat()).buffer).toString('base64'),
      windows: Math.max(...words.map((of) => of.length >> DOUBTFUL)),
    };
  } catch {
    return null;
  }
}
