import type { ProvenanceFindings } from '@likeness/contracts/http/provenance';
import { PROVENANCE_LIMITS } from '@likeness/contracts/photos/limits';
import { readPictureHeader } from '@likeness/service-kit/pictures/open-picture';
import { decodeSuspect } from './decode-suspect.js';
import type { Provenance } from './provenance.js';

const RULES = { types: PROVENANCE_LIMITS.contentTypes, maxPixels: PROVENANCE_LIMITS.maxPixels };

const SOURCE_TYPE = /Iptc4xmpExt:DigitalSourceType(?:="|>)([^"<]{1,200})/;

export async function examineFile(
  file: Uint8Array,
  provenance: Provenance,
): Promise<ProvenanceFindings | null> {
  try {
    const { xmp } = await readPictureHeader(file, RULES);
    const { words } = await decodeSuspect(file);
    const mark = await provenance.readMark(file);
    const { digitalSourceType, ...c2pa } = await provenance.readCredentials(file);
    const stated = xmp && SOURCE_TYPE.exec(xmp.toString('utf8'))?.[1];
    return {
      c2pa,
      digital_source_type: digitalSourceType ?? stated ?? null,
      mark: mark ? { fits: mark.fits ?? null, ...mark.shown } : null,
      words: Buffer.from(Int32Array.from(words).buffer).toString('base64'),
    };
  } catch {
    return null;
  }
}
