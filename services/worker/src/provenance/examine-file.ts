import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import sharp from 'sharp';
import type { Provenance } from './provenance.js';

/** IPTC's property, as an attribute or an element of the packet. */
const SOURCE_TYPE = /Iptc4xmpExt:DigitalSourceType(?:="|>)([^"<]{1,200})/;

/**
 * Everything a file tells of where it comes from: its signed credentials, the hidden mark in its
 * pixels, and the kind of source that the credentials, or else its plain metadata, name.
 * @returns null for bytes that are no readable picture
 */
export async function examineFile(
  file: Uint8Array,
  provenance: Provenance,
): Promise<ProvenanceReport | null> {
  try {
    const { xmp } = await sharp(file).metadata();
    const mark = await provenance.findMark(file);
    const { digitalSourceType, ...c2pa } = await provenance.readCredentials(file);
    const stated = xmp && SOURCE_TYPE.exec(xmp.toString('utf8'))?.[1];
    return { c2pa, mark, digital_source_type: digitalSourceType ?? stated ?? null };
  } catch {
    return null;
  }
}
