import type { Provenance } from '../../provenance/provenance.js';
import type { Portrait } from '../portrait-engine.js';
import { encodePortrait } from './encode-portrait.js';
import { digitalSourceType } from './metadata.js';

export type FinishedPortrait = { readonly master: Buffer; readonly watermarked: Buffer };

/**
 * Both renditions as files, each with the hidden mark in its pixels, the metadata record, and over
 * all of it a signed manifest: taking the visible wordmark away takes none of these away.
 */
export async function finishPortrait(
  portrait: Portrait,
  provenance: Provenance,
): Promise<FinishedPortrait> {
  const marked = { ...portrait, image: provenance.mark(portrait.image) };
  const origin = {
    version: portrait.record.engineVersion,
    digitalSourceType: digitalSourceType(portrait.record),
  };
  const [master, watermarked] = await Promise.all(
    [false, true].map(async (watermark) =>
      provenance.sign(await encodePortrait(marked, { watermark }), origin),
    ),
  );
  return { master, watermarked };
}
