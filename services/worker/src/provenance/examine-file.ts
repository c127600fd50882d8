import type { ProvenanceFindings } from '@likeness/contracts/http/provenance';
import { PROVENANCE_LIMITS } from '@likeness/contracts/photos/limits';
import { readPictureHeader } from '@likeness/service-kit/pictures/open-picture';
import { decodeSuspect } from './decode-suspect.js';
import type { Provenance } from './provenance.js';

/** What is asked for before any decoder sees the file. */
const RULES = { types: PROVENANCE_LIMITS.contentTypes, maxPixels: PROVENANCE_LIMITS.maxPixels };

/** IPTC's property, as an attribute or an element of the packet. */
const SOURCE_TYPE = /Iptc4xmpExt:DigitalSourceType(?:="|>)([^"<]{1,200})/;

/**
 * Everything a file alone tells of where it comes from: its signed credentials, the kind of source
 * that these, or else its plain metadata, name, and the words by which pictures like it are found.
 * @returns null for bytes that are no readable picture, or one that is too large to be looked at
 */
export async function examineFile(
  file: Uint8Array,
  provenance: Provenance,
): Promise<ProvenanceFindings | null> {
  try {
    const { xmp } = await readPictureHeader(file, RULES);
    const { words } = await decodeSuspect(file);
    const { digitalSourceType, ...c2pa } = await provenance.readCredentials(file);
    const stated = xmp && SOURCE_TYPE.exec(xmp.toString('utf8'))?.[1];
    return {
      c2pa,
      digital_source_type: digitalSourceType ?? stated ?? null,
      words: Buffer.from(Int32Array.from(words).buffer).toString('base64'),
    };
  } catch {
    return null;
  }
}
