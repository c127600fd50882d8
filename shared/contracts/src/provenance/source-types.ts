import type { ProvenanceFindings } from '../http/provenance.js';

/** IPTC NewsCodes, https://cv.iptc.org/newscodes/digitalsourcetype/ */
export const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';
const STATED = new RegExp(`DigitalSourceType(?:="|>)(${SOURCE_TYPES}\\w{1,60})["<]`);

/** Made or changed by AI. Phones call their ordinary photos `algorithmicallyEnhanced`. */
const AI_TERMS = [
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
  'compositeSynthetic',
  'algorithmicMedia',
];
/** What our portraits of photos say: they are composed of the photo and computed elements. */
const OURS = `${SOURCE_TYPES}composite`;

/** The source type that an XMP packet states. */
export function sourceTypeIn(xmp: Uint8Array | undefined): string | undefined {
  return xmp && STATED.exec(Buffer.from(xmp).toString('utf8'))?.[1];
}

/** The source type of a file that says itself that AI made or changed it; null for all others. */
export function aiSourceType({
  c2pa,
  mark,
  digital_source_type: stated,
}: Pick<ProvenanceFindings, 'c2pa' | 'mark' | 'digital_source_type'>): string | null {
  const term = AI_TERMS.find((one) => stated === SOURCE_TYPES + one);
  if (term) return SOURCE_TYPES + term;
  return mark || (c2pa.valid && c2pa.own) ? OURS : null;
}
