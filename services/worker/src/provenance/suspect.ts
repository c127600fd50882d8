import type { RgbImage } from '../imaging/rgb-image.js';
import { decodeImage } from '../imaging/decode.js';
import { extentOf, type Look, lookerAt } from './fingerprint/fingerprint.js';
import type { Extent, Placement } from './fingerprint/registered-view.js';
import type { ReadMark } from './hidden-mark/read-mark.js';
import type { Provenance } from './provenance.js';

const SIDE = 1024;

/** A file that may show a picture of ours. */
export type Suspect = {
  readonly image: RgbImage;
  readonly mark: ReadMark | undefined;
  /** In units: the marked picture's, or the file's. */
  readonly extent: Extent;
  /** Where it may show an original of this extent, and what would be visible of it. */
  readonly looks: (extent: Extent) => readonly Placed[];
};

type Placed = Look & { readonly placement: Placement };

/** @throws UnreadableImageError */
export async function openSuspect(file: Uint8Array, provenance: Provenance): Promise<Suspect> {
  const image = await decodeImage(file, { maxSide: SIDE });
  const mark = provenance.readMark(image);
  const look = lookerAt(image);
  const seen = new Map<string, Placed[]>();
  const looks = (extent: Extent) => {
    const name = `${extent.width} ${extent.height}`;
    const known = seen.get(name) ?? [];
    if (known.length > 0) return known;
    const placements = mark ? [mark.placement] : wholes(image, extent);
    const made = placements.map((placement) => ({ placement, ...look(placement, extent) }));
    seen.set(name, made);
    return made;
  };
  return { image, mark, extent: mark?.frame ?? extentOf(image), looks };
}

/** Upright and mirrored. Without a mark, nothing tells where a part of a picture belongs. */
function wholes(image: Extent, extent: Extent): Placement[] {
  const [across, down] = [image.width / extent.width, image.height / extent.height];
  return [
    [across, 0, 0, 0, down, 0],
    [-across, 0, image.width, 0, down, 0],
  ];
}
