import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { sourceWords } from '../../../lib/source-words.js';
import * as text from '../messages/en.js';

function signatureWords({ c2pa }: ProvenanceReport): string {
  if (!c2pa.present) return text.noCredentials;
  if (!c2pa.valid) return text.wrongCredentials;
  if (c2pa.issuer === null) return text.signed;
  return c2pa.own ? text.signedByUs(c2pa.issuer) : text.signedBy(c2pa.issuer);
}

export function credentialWords(report: ProvenanceReport): string[] {
  const byMark = report.layer === 'mark' ? [text.hiddenMark] : [];
  const byLikeness = report.layer === 'fingerprint' ? [text.storedHere] : [];
  const unknown = report.layer !== null ? [] : [text.notMadeHere];
  return [
    signatureWords(report),
    ...byMark,
    ...byLikeness,
    ...unknown,
    ...sourceWords(report.digital_source_type),
  ];
}
